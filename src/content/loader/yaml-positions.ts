import { type Document, isAlias, isMap, isNode, isPair, isScalar, isSeq, type ParsedNode, visit } from 'yaml';
import type { FieldPath } from './mistakes.ts';

export type YamlDocument = Document.Parsed<ParsedNode, true>;

/** Offset of the deepest existing node on the way along `path`; for a field of a group, of its name. */
export function offsetOf(document: YamlDocument, path: FieldPath): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of path) {
    const group = isAlias(node) ? node.resolve(document) : node;
    let start: unknown;
    if (isMap(group)) {
      const pair = group.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      start = pair?.key;
      node = pair?.value;
    } else {
      start = isSeq(group) ? group.items[Number(step)] : undefined;
      node = start;
    }
    if (!isNode(start)) break;
    offset = start.range?.[0] ?? offset;
  }
  return offset;
}

/** Path of the field whose name begins at `offset`, or `undefined` when none does. */
export function pathAt(document: YamlDocument, offset: number): FieldPath | undefined {
  let found: FieldPath | undefined;
  visit(document, {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key) || pair.key.range?.[0] !== offset) return;
      const chain: readonly unknown[] = [...ancestors, pair];
      const steps: PropertyKey[] = [String(pair.key.value)];
      for (let index = chain.length - 2; index >= 0; index -= 1) {
        const parent = chain[index];
        if (isSeq(parent)) steps.unshift(parent.items.indexOf(chain[index + 1]));
        if (isPair(parent) && isScalar(parent.key)) {
          steps.unshift(String(parent.key.value));
        }
      }
      found = steps;
      return visit.BREAK;
    },
  });
  return found;
}

/** Offsets of the aliases that point nowhere; they are resolved only when the value is built, too late for a line. */
export function danglingAliases(document: YamlDocument): number[] {
  const offsets: number[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === undefined) {
        offsets.push(alias.range?.[0] ?? 0);
      }
    },
  });
  return offsets;
}
