import { isElementNode, queryAll } from '@parse5/tools';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Returns the elements below `root` with one of the tag names, or all elements without names, in document order. */
export function elementsIn(root: Tree.Node, ...names: readonly string[]): readonly Tree.Element[] {
  return [...queryAll(root)]
    .filter(isElementNode)
    .filter(({ tagName }) => names.length === 0 || names.includes(tagName));
}

/** Returns the value of an attribute, or an empty string if the element does not have it. */
export function attributeOf({ attrs }: Tree.Element, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? '';
}
