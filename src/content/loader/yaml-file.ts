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
  TAB_AS_INDENT: 'is indented with a tab, expected spaces there and wherever else a line begins with a tab',
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

/** A number as some write thousands, `17.000`. */
const thousands = /^[1-9]\d{0,2}(?:\.000)+$/;

/** A line that begins a field, `title: One` or `- title: One`, up to what it holds. */
const fieldStart = /^\s*(?:- +)*[^\s#'"][^#'"]*?:(?=\s|$)/;

const indentOf = (line: string) => line.search(/\S/);

/**
 * Returns the index of the line that is indented deeper than the field above it, which has a text already: the parser takes the
 * line for more of that text and complains about the colon. Undefined where the line at `index` itself has a second colon.
 */
function tooDeepBelow(lines: readonly string[], index: number): number | undefined {
  const written = lines[index] ?? '';
  const [start = ''] = fieldStart.exec(written) ?? [];
  if (start === '' || /:(?:\s|$)/.test(written.slice(start.length))) return undefined;
  const next = lines.findIndex((line, place) => place > index && indentOf(line) >= 0);
  const below = lines[next] ?? '';
  return fieldStart.test(below) && indentOf(below) > indentOf(written) ? next : undefined;
}

/** Where an error is to be reported, counted from 1, and what is wrong there. */
interface Slip {
  readonly line: number;
  readonly problem: string;
}

/** Returns what an error of the parser is about. One slip makes the parser stumble in several lines. */
function slipOf(error: YAMLError, lines: readonly string[], line: number): Slip {
  const isKey = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'].includes(error.code);
  const deep = isKey ? tooDeepBelow(lines, line - 1) : undefined;
  if (deep !== undefined) {
    const problem = `is indented too deep, expected the line to begin below its neighbours, as line ${line} does`;
    return { line: deep + 1, problem };
  }
  return { line, problem: syntaxProblem(error, lines[line - 1] ?? '') };
}

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
  const lines = text.split('\n');
  const byLine = new Map<number, Mistake>();
  // One slip makes the parser stumble several times on the same line; the first complaint is the useful one.
  const add = (line: number, field: string, problem: string) => {
    if (!byLine.has(line)) byLine.set(line, { fileName, line, field, problem });
  };
  const cut = new Set<number>();
  visit(document, {
    // What follows ` #` in a text without quotes is a comment for YAML, and seldom meant as one.
    Scalar(key, { type, comment, range, value, source = '' }) {
      if (typeof value === 'number' && thousands.test(source)) {
        const meant = source.replaceAll('.', '');
        add(lineAt(range?.[0] ?? 0), writing, `has ${source}, which is ${value} here, expected ${meant}`);
      }
      if (key === 'key' || type !== 'PLAIN' || !comment) return;
      const line = lineAt(range?.[0] ?? 0);
      cut.add(line);
      add(line, writing, 'is cut off at " #", expected quotes around the text');
    },
  });
  const tabs = document.errors.some(({ code }) => code === 'TAB_AS_INDENT');
  const withTab = tabs ? lines.findIndex((line) => /^ *\t\s*[^\s#]/.test(line)) + 1 : 0;
  for (const error of [...document.errors, ...document.warnings]) {
    const [offset] = error.pos;
    const { line, problem } = slipOf(error, lines, lineAt(offset));
    // The rest of a text that is cut off looks like anything.
    if (!readableErrors.has(error.code) && [...cut].some((place) => place <= line)) continue;
    if (error.code === 'TAB_AS_INDENT') add(withTab || line, writing, problem);
    // A tab leaves the lines below it at no depth.
    else if (withTab === 0 || line < withTab)
      add(line, error.code === 'DUPLICATE_KEY' ? fieldName(pathAt(document, offset)) : writing, problem);
  }
  let dangling = false;
  visit(document, {
    // An alias that points nowhere is looked for only when the value is built, too late for a line.
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return;
      dangling = true;
      add(lineAt(alias.range?.[0] ?? 0), writing, 'begins with *, expected quotes around the text');
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
