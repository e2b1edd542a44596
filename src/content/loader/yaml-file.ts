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

/** The maximum number of aliases in a file, as nested aliases can exhaust memory. */
const aliasLimit = 100;

/** Errors after which the rest of the file can still be parsed and checked. */
const readableErrors = new Set(['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED']);

const unevenIndentation = 'is not indented like its neighbours, expected the same number of spaces';

const messagesByCode: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'is here a second time, expected only once',
  BAD_INDENT: unevenIndentation,
  TAB_AS_INDENT: 'is indented with a tab, expected spaces there and wherever else a line begins with a tab',
  BLOCK_AS_IMPLICIT_KEY: 'has a second colon in the line, expected quotes around text that contains ": "',
  BAD_SCALAR_START: 'begins with a character that is reserved in YAML, expected quotes around the text',
  TAG_RESOLVE_FAILED: 'begins with an exclamation mark, expected quotes around the text',
  MULTIPLE_DOCS: 'is followed by a second document (---), expected one',
  MULTILINE_IMPLICIT_KEY: 'runs over several lines where a field name was expected, expected "name: text"',
};

const quotesAround = 'expected quotes around the text';

/** Messages for errors that share their code with others, by the parser's message. */
const messagesByText: readonly (readonly [RegExp, string])[] = [
  [
    /^Missing closing .quote/,
    'has an unclosed quotation mark above, expected a closing one before this line',
  ],
  [/end with a [\]}]$/, 'has an unclosed bracket above, expected a closing one before this line'],
  [/^A block sequence may not be used/, unevenIndentation],
  [
    /^Missing , (?:or : )?between flow/,
    'has no comma between two entries, or a text that goes on after its quotation marks, expected a comma or quotes around the whole text',
  ],
  [/^Not a YAML token/, 'has text behind > or |, expected it on the lines below, indented'],
  [/^Anchor cannot be/, `begins with &, ${quotesAround}`],
  [/block-seq-ind on same line/, `begins with a hyphen, ${quotesAround}, or a list on the lines below`],
  [
    /^Block collections are not allowed within flow/,
    'has ": " inside brackets, expected quotes around the text that contains it',
  ],
  [
    /^Unexpected [,:] in flow/,
    'has a comma or colon without text before it, expected quotes around the text that contains it',
  ],
  [/^Comments must be separated/, `begins with #, ${quotesAround}`],
];

/** Messages for a text that goes on after its end, by the last character of that end. */
const messagesByEnd: readonly (readonly [RegExp, string])[] = [
  [
    /["']$/,
    'begins with a quotation mark that is closed before its end, expected “ and ” around words inside a text, or quotes around the whole text',
  ],
  [/[\]}]$/, `begins with a bracket that is closed before its end, ${quotesAround}`],
  [/\*\S*$/, `begins with *, ${quotesAround}`],
];

/** Matches a text in single quotes that an apostrophe ends too early. */
const cutByApostrophe = /(?:^|[\s[{,])'[^']*[\p{L}\d]'[\p{L}]/u;

/** Matches a number with dots as thousands separators: `17.000`. */
const thousands = /^[1-9]\d{0,2}(?:\.000)+$/;

/** Matches the start of a field, up to its value: `title: One` or `- title: One`. */
const fieldStart = /^\s*(?:- +)*[^\s#'"][^#'"]*?:(?=\s|$)/;

const indentOf = (line: string) => line.search(/\S/);

/**
 * Returns the index of a line that is indented too deep: deeper than the field at `index`, which has a text already. The parser
 * reads such a line as a continuation of the text and reports its colon. Returns undefined if the line at `index` itself has a
 * second colon.
 */
function tooDeepBelow(lines: readonly string[], index: number): number | undefined {
  const line = lines[index] ?? '';
  const [start = ''] = fieldStart.exec(line) ?? [];
  if (start === '' || /:(?:\s|$)/.test(line.slice(start.length))) return undefined;
  const next = lines.findIndex((other, at) => at > index && indentOf(other) >= 0);
  const below = lines[next] ?? '';
  return fieldStart.test(below) && indentOf(below) > indentOf(line) ? next : undefined;
}

/** A syntax error and its line, from 1. */
interface SyntaxMistake {
  readonly line: number;
  readonly problem: string;
}

/** Returns the mistake that caused a parser error, which may be on another line than the error. */
function mistakeOf(error: YAMLError, text: string, line: number): SyntaxMistake {
  const lines = text.split('\n');
  const isKey = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'].includes(error.code);
  const deep = isKey ? tooDeepBelow(lines, line - 1) : undefined;
  if (deep !== undefined) {
    const problem = `is indented too deep, expected the line to begin below its neighbours, as line ${line} does`;
    return { line: deep + 1, problem };
  }
  const before = text.slice(0, error.pos[0]).trimEnd();
  return { line, problem: syntaxProblem(error, lines[line - 1] ?? '', before) };
}

/** Returns the message for a parser error. `before` is the file's text up to the error. */
function syntaxProblem({ code, message }: YAMLError, line: string, before: string): string {
  if (cutByApostrophe.test(line)) {
    return 'has an apostrophe inside single quotes, expected double quotes around the text';
  }
  const [sequence] = /(?<=^Invalid escape sequence ).+/.exec(message) ?? [];
  if (sequence !== undefined) {
    return `has ${sequence} inside double quotes, expected \\\\ for a backslash`;
  }
  const goesOn = /^Unexpected \S*scalar (?:at node end|token)/.test(message);
  return (
    messagesByEnd.find(([end]) => goesOn && end.test(before))?.[1] ??
    messagesByText.find(([words]) => words.test(message))?.[1] ??
    messagesByCode[code] ??
    `cannot be read as YAML (${message.replaceAll('\n', ' ')}), expected "name: text" lines and "- " lists`
  );
}

/** Returns the offset of the deepest existing node on a path. For a field, it is the offset of its name. */
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

/** Returns the path of the field whose name begins at `offset`. */
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

/** Parses YAML 1.2: one document, unique field names, no custom tags. `fileName` is for messages only. */
export function readYaml(text: string, fileName: string): ContentFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const lineOf = (path: FieldPath) => lineAt(offsetOf(document, path));
  const lines = text.split('\n');
  const byLine = new Map<number, Mistake>();
  // One mistake can cause several errors on a line; the first error is the useful one.
  const add = (line: number, field: string, problem: string) => {
    if (!byLine.has(line)) byLine.set(line, { fileName, line, field, problem });
  };
  const cut = new Set<number>();
  visit(document, {
    // In YAML ` #` starts a comment, which in an unquoted text is seldom intended.
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
    const { line, problem } = mistakeOf(error, text, lineAt(offset));
    // Errors after a text that is cut off are consequences.
    if (!readableErrors.has(error.code) && [...cut].some((place) => place <= line)) continue;
    if (error.code === 'TAB_AS_INDENT') add(withTab || line, writing, problem);
    // Errors below a tab are consequences, as the depth of those lines is unknown.
    else if (withTab === 0 || line < withTab)
      add(line, error.code === 'DUPLICATE_KEY' ? fieldName(pathAt(document, offset)) : writing, problem);
  }
  let dangling = false;
  visit(document, {
    // Reported here, as the parser reports an unknown alias only in `toJS`, without a line.
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
    // Only too many aliases can make `toJS` throw here.
    const problem = `repeats earlier values too often, expected at most ${aliasLimit} aliases`;
    return unreadable(fileName, 1, problem);
  }
}
