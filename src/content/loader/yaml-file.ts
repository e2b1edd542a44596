import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import {
  type ContentFile,
  type FieldPath,
  fieldName,
  type Mistake,
  unreadable,
  writing,
} from './mistakes.ts';

type YamlDocument = Document.Parsed<ParsedNode, true>;

/** How often one file may repeat earlier values by alias: enough for honest use, too few to blow up memory. */
const aliasLimit = 100;

/** Mistakes after which the rest of the file can still be read and checked. */
const readableErrors = new Set(['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED']);

const unevenIndentation = 'is not indented like its neighbours, expected the same number of spaces';

const sentences: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'stands here a second time, expected once',
  BAD_INDENT: unevenIndentation,
  TAB_AS_INDENT: 'is indented with a tab, expected spaces',
  BLOCK_AS_IMPLICIT_KEY: 'has a second colon in the line, expected quotes around text that contains ": "',
  BAD_SCALAR_START: 'begins with a character that YAML keeps for itself, expected quotes around the text',
  TAG_RESOLVE_FAILED: 'begins with an exclamation mark, expected quotes around the text',
  MULTIPLE_DOCS: 'is followed by a second document (---), expected one',
  MULTILINE_IMPLICIT_KEY: 'runs over several lines where a field name was expected, expected "name: text"',
};

/** Slips that share an error code with others and are told apart by the parser's own words. */
const sentencesByMessage: readonly (readonly [RegExp, string])[] = [
  [/^Missing closing .quote/, 'has a quotation mark open at this line, expected the closing one before it'],
  [/end with a [\]}]$/, 'has a bracket open at this line, expected the closing one before it'],
  [/^A block sequence may not be used/, unevenIndentation],
];

/** A text between single quotes that an apostrophe ends too early. */
const cutByApostrophe = /(?:^|[\s[{,])'[^']*[\p{L}\d]'[\p{L}]/u;

function syntaxProblem({ code, message }: YAMLError, line: string): string {
  if (cutByApostrophe.test(line)) {
    return 'has an apostrophe inside single quotes, expected double quotes around the text';
  }
  return (
    sentencesByMessage.find(([words]) => words.test(message))?.[1] ??
    sentences[code] ??
    `cannot be read as YAML (${message.replaceAll('\n', ' ')}), expected "name: text" lines and "- " lists`
  );
}

/** Offset of the deepest existing node on the way along `path`; for a field of a group, of its name. */
function offsetOf(document: YamlDocument, path: FieldPath): number {
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

/** Path of the field whose name begins at `offset`. */
function pathAt(document: YamlDocument, offset: number): FieldPath {
  let found: FieldPath = [];
  visit(document, {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key) || pair.key.range?.[0] !== offset) return;
      const chain: readonly unknown[] = [...ancestors, pair];
      found = chain.flatMap((part, index): PropertyKey[] => {
        if (isSeq(part)) return [part.items.indexOf(chain[index + 1])];
        return isPair(part) && isScalar(part.key) ? [String(part.key.value)] : [];
      });
      return visit.BREAK;
    },
  });
  return found;
}

/** Reads YAML 1.2 text: one document, unique field names, no tags of its own. `fileName` is only shown. */
export function readYaml(text: string, fileName: string): ContentFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const lineOf = (path: FieldPath) => lineAt(offsetOf(document, path));
  const byLine = new Map<number, Mistake>();
  // One slip makes the parser stumble several times on the same line; the first complaint is the useful one.
  const add = (offset: number, field: string, problem: string) => {
    const line = lineAt(offset);
    if (!byLine.has(line)) byLine.set(line, { fileName, line, field, problem });
  };
  for (const error of [...document.errors, ...document.warnings]) {
    const [offset] = error.pos;
    const field = error.code === 'DUPLICATE_KEY' ? fieldName(pathAt(document, offset)) : writing;
    const written = text.split('\n')[lineAt(offset) - 1] ?? '';
    add(offset, field, syntaxProblem(error, written));
  }
  let dangling = false;
  visit(document, {
    // An alias that points nowhere is looked for only when the value is built, too late for a line.
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return;
      dangling = true;
      add(alias.range?.[0] ?? 0, writing, 'begins with *, expected quotes around the text');
    },
    // What follows ` #` in a text without quotes is a comment for YAML, and seldom meant as one.
    Scalar(key, { type, comment, range }) {
      if (key === 'key' || type !== 'PLAIN' || !comment) return;
      add(range?.[0] ?? 0, writing, 'is cut off at " #", expected quotes around the text');
    },
  });
  const mistakes = [...byLine.values()];
  if (dangling || document.errors.some(({ code }) => !readableErrors.has(code))) {
    return { value: undefined, readable: false, mistakes, lineOf };
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: aliasLimit });
    return { value, readable: true, mistakes, lineOf };
  } catch {
    // The only thing left for `toJS` to refuse is the number of aliases.
    const problem = `repeats earlier values too often, expected at most ${aliasLimit} aliases`;
    return unreadable(fileName, 1, problem);
  }
}
