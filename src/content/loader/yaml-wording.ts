import type { ErrorCode, YAMLError } from 'yaml';

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

/** Says in words what YAML could not read. */
export function syntaxProblem(error: YAMLError): string {
  const told = sentencesByMessage.find(([words]) => words.test(error.message));
  return (
    told?.[1] ??
    sentences[error.code] ??
    `cannot be read as YAML (${error.message.replaceAll('\n', ' ')}), expected "name: text" lines and "- " lists`
  );
}
