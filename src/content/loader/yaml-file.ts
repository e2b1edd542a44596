import { LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { ContentFile } from './content-file.ts';
import { type FieldPath, fieldName, type Mistake } from './mistakes.ts';
import { danglingAliases, offsetOf, pathAt, type YamlDocument } from './yaml-positions.ts';
import { syntaxProblem } from './yaml-wording.ts';

/** How often one file may repeat earlier values by alias: enough for honest use, too few to blow up memory. */
const aliasLimit = 100;

/** Mistakes after which the rest of the file can still be read and checked. */
const readableErrors = new Set(['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED']);

interface Complaint {
  readonly offset: number;
  readonly field: string;
  readonly problem: string;
}

/** Label of a mistake in the way the file is written, before there are fields. */
const writing = '(writing)';

function syntaxComplaints(document: YamlDocument): Complaint[] {
  const errors: YAMLError[] = [...document.errors, ...document.warnings];
  return [
    ...errors.map((error) => {
      const offset = error.pos[0];
      const path = error.code === 'DUPLICATE_KEY' ? pathAt(document, offset) : undefined;
      const field = path === undefined ? writing : fieldName(path);
      return { offset, field, problem: syntaxProblem(error) };
    }),
    ...danglingAliases(document).map((offset) => ({
      offset,
      field: writing,
      problem: 'begins with *, expected quotes around the text',
    })),
  ];
}

function isReadable(document: YamlDocument): boolean {
  return (
    danglingAliases(document).length === 0 && document.errors.every((error) => readableErrors.has(error.code))
  );
}

/** Reads YAML 1.2 text: one document, unique field names, no tags of its own. `fileName` is only shown. */
export function readYaml(text: string, fileName: string): ContentFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: true,
    version: '1.2',
    schema: 'core',
    logLevel: 'error',
  });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const lineOf = (path: FieldPath) => lineAt(offsetOf(document, path));
  const byLine = new Map<number, Mistake>();
  // One slip makes the parser stumble several times on the same line; the first complaint is the useful one.
  for (const { offset, field, problem } of syntaxComplaints(document)) {
    const line = lineAt(offset);
    if (!byLine.has(line)) byLine.set(line, { fileName, line, field, problem });
  }
  const mistakes = [...byLine.values()];
  if (!isReadable(document)) {
    return { value: undefined, readable: false, mistakes, lineOf };
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: aliasLimit });
    return { value, readable: true, mistakes, lineOf };
  } catch {
    // The only thing left for `toJS` to refuse is the number of aliases.
    const problem = `repeats earlier values too often, expected at most ${aliasLimit} aliases`;
    const tooMany = { fileName, line: 1, field: writing, problem };
    return { value: undefined, readable: false, mistakes: [tooMany], lineOf };
  }
}
