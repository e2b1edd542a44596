import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { refuse } from '../lists.ts';
import { editorNotes } from '../texts.ts';
import { complaints, markOwnText } from './issues.ts';
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

/** Thrown where a file refers to one that has mistakes: what it says cannot be judged before that one is right. */
class UnknownContentError extends Error {}

type CheckedContent<Value> =
  | { readonly value: Value; readonly mistakes?: never }
  | { readonly value?: never; readonly mistakes: readonly Mistake[] };

/** The files that were read, by their names, each as it is written now. */
const known = new Map<string, { readonly text: string; readonly file: ContentFile }>();

/** The one mistake of a file in which Git left both versions of a line, as what a parser says of it helps nobody. */
function unmerged(text: string, fileName: string): ContentFile | undefined {
  const { 0: mark, index } = /^(?:<{7}|={7}|>{7})(?!\S)/m.exec(text) ?? {};
  if (mark === undefined) return undefined;
  const line = text.slice(0, index).split('\n').length;
  const problem = `has ${mark} of an unfinished merge, expected one of the two versions without such lines`;
  return unreadable(fileName, line, problem);
}

/** Reads Markdown or YAML, by the ending of its name; once for each text, as links, figures and heads all ask for it. */
export function readFileText(text: string, fileName: string): ContentFile {
  const found = known.get(fileName);
  if (found?.text === text) return found.file;
  const read = fileName.endsWith('.md') ? readMarkdown : readYaml;
  const file = unmerged(text, fileName) ?? read(text, fileName);
  known.set(fileName, { text, file });
  return file;
}

/**
 * Checks a content file against its schema: gives the schema's output or every mistake in the order of lines. A schema's own
 * `error` text is read as a noun phrase after "expected". Of a file that refers to one with mistakes only those are given that
 * come before: the others might be consequences. What a schema throws is a mistake of the whole file.
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
      for (const { path, problem } of (checked.error?.issues ?? []).flatMap(complaints)) add(path, problem);
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
 * Returns a function that reads and checks a file that others refer to (`content/claims`), again only when its text changed. It
 * throws while the file is not there or has mistakes, which its own check reports.
 */
export function checkedFile<Schema extends z.ZodMiniType>(name: string, schema: Schema) {
  const fileName = `src/${name}.yaml`;
  let known: { readonly text: string; readonly checked: CheckedContent<z.output<Schema>> } | undefined;
  return () => {
    const text = existsSync(fileName) ? readFileSync(fileName, 'utf8') : '';
    if (known?.text !== text) known = { text, checked: checkContent(text, schema, fileName) };
    const { value, mistakes } = known.checked;
    if (mistakes) throw new UnknownContentError(describeMistakes(mistakes));
    return value;
  };
}

/** Text that names an entry of another file and becomes it, `entries` by their names; `expected` says what it may name. */
export function nameField<Entry>(expected: string, entries: () => readonly (readonly [string, Entry])[]) {
  return z.pipe(
    z.string({ error: expected }).register(editorNotes, { names: () => entries().map(([name]) => name) }),
    z.transform((wanted: string, context): Entry => {
      const known = entries();
      const found = known.find(([name]) => name === wanted);
      if (found) return found[1];
      const names = known.map(([name]) => name);
      return refuse(context, wanted, `${expected}${suggestion(wanted, names)}`);
    }),
  );
}

/** Text that is one of the names in another file, and stays it. */
export const namesField = <Name extends string>(expected: string, names: () => readonly Name[]) =>
  nameField(expected, () => names().map((name) => [name, name] as const));
