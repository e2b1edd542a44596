import { isElementNode, queryAll } from '@parse5/tools';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The elements of these names below `root`, or all of them where no name is given, in the document's order. */
export function elementsIn(root: Tree.Node, ...names: readonly string[]): readonly Tree.Element[] {
  return [...queryAll(root)]
    .filter(isElementNode)
    .filter(({ tagName }) => names.length === 0 || names.includes(tagName));
}

/** The value of an attribute, empty where the element does not have it. */
export function attributeOf({ attrs }: Tree.Element, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? '';
}
