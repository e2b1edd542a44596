import { Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument, Scalar, visit } from 'yaml';

/** Maximum line length, in characters. */
const lineWidth = 120;
/** Texts longer than this, in characters, are folded below `>-`. */
const longText = 100;

const options = { version: '1.2', schema: 'core' } as const;

/** Returns a value as a string for comparison: fields sorted, and texts trimmed, as the editor trims them. */
function normal(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return part.trim();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (node: unknown): unknown => (isNode(node) ? node.toJSON() : node);

/** Returns an editor's value without its empty and false fields. An empty entry of a list becomes null. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => (entry === '' ? null : withoutEmpty(entry)));
  if (!isGroup(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)] as const);
  const empty = (part: unknown) => part === false || part === '' || part === null || part === undefined;
  return Object.fromEntries(parts.filter(([, part]) => !empty(part)));
}

/**
 * Returns for each entry of a list the index of the previous entry that it replaces: an equal entry, or else the entry at the
 * same index. Undefined for a new entry.
 */
function previousIndexes(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const unmatched = new Set(before.keys());
  const take = (index: number | undefined) =>
    index !== undefined && unmatched.delete(index) ? index : undefined;
  const same = after.map((entry) => take([...unmatched].find((index) => before[index] === entry)));
  return same.map((found, index) => found ?? take(index));
}

/** Returns the node with another value. Parts with an unchanged value keep their comments, quotes and order. */
function update(node: unknown, value: unknown): Node {
  if (isNode(node) && normal(read(node)) === normal(value)) return node;
  if (isMap(node) && isGroup(value)) {
    const stays = ({ key, value: old }: (typeof node.items)[number]) =>
      String(key) in value || read(old) === '';
    node.items = node.items.filter(stays);
    for (const [name, part] of Object.entries(value)) {
      const isNewEmptyList = Array.isArray(part) && part.length === 0 && !node.has(name);
      if (!isNewEmptyList) node.set(name, update(node.get(name, true), part));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const entries = [...node.items];
    const indexes = previousIndexes(
      entries.map((entry) => normal(read(entry))),
      value.map(normal),
    );
    node.items = value.map((part, index) => update(entries[indexes[index] ?? -1], part));
    return node;
  }
  const isPrimitive = isScalar(node) && Object(value) !== value;
  if (isPrimitive) node.value = value;
  const updated = isPrimitive ? node : new Document().createNode(value);
  visit(updated, {
    Scalar(key, scalar) {
      const long = typeof scalar.value === 'string' && scalar.value.length > longText;
      if (key === 'key' || !long || scalar.type === Scalar.QUOTE_DOUBLE) return;
      // Folding would double the line breaks of Markdown.
      scalar.type = String(scalar.value).includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
    },
  });
  return updated;
}

/** A node and the text that it was parsed from. */
interface SourceNode {
  readonly text: string;
  readonly node: unknown;
}

function rangeOf({ text, node }: SourceNode): readonly [start: number, end: number] {
  const [start = 0, end = text.length] = (isNode(node) && node.range) || [];
  return [start, end];
}

/** Returns the parts of a list by index, or of a group by field name. */
function partsOf({ text, node }: SourceNode): readonly (readonly [name: string, part: SourceNode])[] {
  if (isMap(node)) return node.items.map(({ key, value }) => [String(key), { text, node: value }]);
  return isSeq(node) ? node.items.map((entry, index) => [String(index), { text, node: entry }]) : [];
}

/** Returns the text of `now`, with the notation of `before` for every part with an unchanged value. */
function render(now: SourceNode, before: SourceNode | undefined): string {
  const value = normal(read(now.node));
  const [start, end] = rangeOf(now);
  if (before && value === normal(read(before.node))) {
    // Trailing white space depends on the new position: the last entry of a file has no line after it.
    const [space = ''] = /\s*$/.exec(now.text.slice(start, end)) ?? [];
    return before.text.slice(...rangeOf(before)).trimEnd() + space;
  }
  const old = before ? partsOf(before) : [];
  const parts = partsOf(now);
  const texts = (list: typeof parts) => list.map(([, part]) => normal(read(part.node)));
  const indexes = isSeq(now.node) ? previousIndexes(texts(old), texts(parts)) : [];
  let from = start;
  let result = '';
  for (const [index, [name, part]] of parts.entries()) {
    const [partStart, partEnd] = rangeOf(part);
    const match = isSeq(now.node) ? old[indexes[index] ?? -1] : old.find(([other]) => other === name);
    result += now.text.slice(from, partStart) + render(part, match?.[1]);
    from = partEnd;
  }
  return result + now.text.slice(from, end);
}

/** Returns the value of a YAML text. Throws the first syntax error. */
function readYaml(text: string): unknown {
  const document = parseDocument(text, options);
  const [error] = document.errors;
  if (error) throw error;
  return document.toJS();
}

/** Returns a YAML text with another value. Unchanged parts keep their notation and comments. */
function rewriteYaml(text: string, written: unknown): string {
  const value = withoutEmpty(written);
  const document = parseDocument(text, options);
  const before = { text, node: parseDocument(text, options).contents };
  Object.assign(document, { contents: update(document.contents, value) });
  const plain = document.toString({ lineWidth });
  const now = { text: plain, node: parseDocument(plain, options).contents };
  const [start, end] = rangeOf(now);
  const kept = (plain.slice(0, start) + render(now, before) + plain.slice(end)).replace(/^ +$/gm, '');
  const { errors, contents } = parseDocument(kept, options);
  return errors.length === 0 && normal(read(contents)) === normal(read(document.contents)) ? kept : plain;
}

const frontMatter = /^---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/;

/** Removes the byte order mark and carriage returns that Windows writes. */
const plainText = (text: string) => text.replace(/^\uFEFF|\r(?=\n)/g, '');

/** The editor's field for the text of a Markdown file. The content schemas use the same name. */
const bodyField = 'sections';

/** Returns the value of a content file: Markdown if the name ends in `.md`, else YAML. Throws the first syntax error. */
export function readFile(text: string, fileName: string): unknown {
  if (!fileName.endsWith('.md')) return readYaml(text);
  const plain = plainText(text);
  const [head = '', fields = ''] = frontMatter.exec(plain) ?? [];
  return Object.assign({}, readYaml(fields), { [bodyField]: plain.slice(head.length).trim() });
}

/** Returns whether two values have a field with the same value. Sveltia passes no path, so this identifies an edited page. */
export function sharesField(before: unknown, after: unknown): boolean {
  const [one, other] = [before, after].map((value) =>
    Object.entries(Object(withoutEmpty(value))).map((part) => normal(part)),
  );
  return one?.some((part) => other?.includes(part)) === true;
}

/** Returns a content file's text with another value. Unchanged parts keep their notation and comments. */
export function rewriteFile(text: string, fileName: string, value: Record<string, unknown>): string {
  if (!fileName.endsWith('.md')) return rewriteYaml(text, value);
  const { [bodyField]: body, ...fields } = value;
  const [, written = ''] = frontMatter.exec(plainText(text)) ?? [];
  return `---\n${rewriteYaml(written, fields)}---\n\n${String(body).trim()}\n`;
}
