import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { addIssue } from '../lists.ts';
import { editorMetadata } from '../texts.ts';
import { markOwnText, problemsOf } from './issues.ts';
import { readMarkdown } from './markdown-file.ts';
import {
  type ContentFile,
  contentName,
  describeMistakes,
  type FieldPath,
  fieldName,
  type Mistake,
  suggestion,
  unreadable,
} from './mistakes.ts';
import { followReferences, type References } from './references.ts';
import { readYaml } from './yaml-file.ts';

/** Thrown if a file refers to a file with mistakes, as it can only be checked after those are corrected. */
class UnknownContentError extends Error {}

type CheckedContent<Value> =
  | { readonly value: Value; readonly mistakes?: never }
  | { readonly value?: never; readonly mistakes: readonly Mistake[] };

/** The parsed files by name, each with the text that it was parsed from. */
const parsedFiles = new Map<string, { readonly text: string; readonly file: ContentFile }>();

/** Returns one mistake for a file with conflict markers of Git, for which a parser's errors are no help. */
function unmerged(text: string, fileName: string): ContentFile | undefined {
  const { 0: mark, index } = /^(?:<{7}|={7}|>{7})(?!\S)/m.exec(text) ?? {};
  if (mark === undefined) return undefined;
  const line = text.slice(0, index).split('\n').length;
  const problem = `has ${mark} of an unfinished merge, expected one of the two versions without such lines`;
  return unreadable(fileName, line, problem);
}

/** Parses Markdown or YAML, according to the file's extension. Caches the result until the text changes. */
export function readFileText(text: string, fileName: string): ContentFile {
  const cached = parsedFiles.get(fileName);
  if (cached?.text === text) return cached.file;
  const read = fileName.endsWith('.md') ? readMarkdown : readYaml;
  const file = unmerged(text, fileName) ?? read(text, fileName);
  parsedFiles.set(fileName, { text, file });
  return file;
}

/**
 * Checks a content file against its schema. Returns the schema's output, or all mistakes in the order of lines.
 *
 * - A schema's own `error` text is a noun phrase, which follows "expected" in the message.
 * - If the file refers to a file with mistakes, returns only the mistakes found so far, as the schema's might be consequences.
 * - An error that a schema throws becomes a mistake of the whole file.
 */
export function checkContent<Schema extends z.ZodMiniType>(
  text: string,
  schema: Schema,
  fileName: string,
  references: References = {},
): CheckedContent<z.output<Schema>> {
  const file = readFileText(text, fileName);
  const mistakes = [...file.mistakes];
  const add = (path: FieldPath, problem: string) =>
    mistakes.push({ fileName, line: file.lineOf(path), field: fieldName(path), problem });
  try {
    if (file.readable) {
      const value = followReferences(file.value, schema, contentName(fileName), references, add);
      const checked = schema.safeParse(value, { error: markOwnText, reportInput: true });
      if (checked.success && mistakes.length === 0) return { value: checked.data };
      for (const { path, problem } of (checked.error?.issues ?? []).flatMap(problemsOf)) add(path, problem);
    }
  } catch (error) {
    if (!(error instanceof UnknownContentError)) {
      const reason = error instanceof Error ? error.message : String(error);
      add([], `cannot be checked: ${reason}`);
    }
  }
  return { mistakes: mistakes.sort((one, other) => one.line - other.line) };
}

/**
 * Returns a function that reads and checks a file that other files refer to, such as `content/claims`. It caches the result until
 * the text changes. It throws if the file is missing or has mistakes, which the check of that file reports.
 */
export function checkedFile<Schema extends z.ZodMiniType>(name: string, schema: Schema) {
  const fileName = `src/${name}.yaml`;
  let cached: { readonly text: string; readonly checked: CheckedContent<z.output<Schema>> } | undefined;
  return () => {
    const text = existsSync(fileName) ? readFileSync(fileName, 'utf8') : '';
    if (cached?.text !== text) cached = { text, checked: checkContent(text, schema, fileName) };
    const { value, mistakes } = cached.checked;
    if (mistakes) throw new UnknownContentError(describeMistakes(mistakes));
    return value;
  };
}

/**
 * Returns the schema of a field that names an entry of another file. Its output is the entry. `entries` returns all entries by
 * name, `expected` is the end of the message for an unknown name.
 */
export function nameField<Entry>(expected: string, entries: () => readonly (readonly [string, Entry])[]) {
  return z.pipe(
    z.string({ error: expected }).register(editorMetadata, { names: () => entries().map(([name]) => name) }),
    z.transform((wanted: string, context): Entry => {
      const all = entries();
      const found = all.find(([name]) => name === wanted);
      if (found) return found[1];
      const names = all.map(([name]) => name);
      return addIssue(context, wanted, `${expected}${suggestion(wanted, names)}`);
    }),
  );
}

/** Returns the schema of a field that names an entry of another file. Its output is the name. */
export const namesField = <Name extends string>(expected: string, names: () => readonly Name[]) =>
  nameField(expected, () => names().map((name) => [name, name] as const));
