import * as z from 'zod/mini';

/** Metadata of a field for the editor in the browser and the content check. */
interface EditorMetadata {
  /** The folder of its picture, below `public/images`. */
  readonly folder?: string;
  /** The endings of its file, separated by commas, for a file in `public/downloads`. */
  readonly accept?: string;
  /** Whether it is a text in Markdown, whose links are checked. */
  readonly markdown?: boolean;
  /** Returns the names that it may have, from another file. */
  readonly names?: () => readonly string[];
  /** The placeholders that the text may have, separated by spaces: `need have` for `{need}` and `{have}`. */
  readonly placeholders?: string;
  /** What it is for. */
  readonly hint?: string;
}

/** The notes by field schema. */
export const editorMetadata = z.registry<EditorMetadata>();

/** Adds a hint for editors to a field, and returns the field. */
export function withHint<Field extends z.ZodMiniType>(field: Field, hint: string): Field {
  editorMetadata.add(field, { ...editorMetadata.get(field), hint });
  return field;
}

/** Matches one line without spaces at its ends. */
export const oneLine = /^(?!\s)[^\n\r\u2028\u2029]*(?<!\s)$/;

/** Returns the schema of one line of text: not empty, at most `maximum` characters (UTF-16 code units, as editors count). */
export function text({ maximum = 200, placeholders = '' } = {}) {
  const expected = `one line of text, at most ${maximum} characters`;
  return z
    .string({ error: expected })
    .check(
      z.minLength(1),
      z.maxLength(maximum),
      z.regex(oneLine, { error: 'one line of text without spaces around it' }),
    )
    .register(editorMetadata, { placeholders });
}

/** Returns the schema of a paragraph. Line breaks become spaces, so that every YAML notation gives the same text. */
export function paragraph({ maximum = 2000, placeholders = '' } = {}) {
  const expected = `a paragraph of at most ${maximum} characters`;
  return z
    .pipe(
      z.pipe(
        z.string({ error: expected }),
        z.transform((value: string) => value.replace(/\s+/g, ' ').trim()),
      ),
      z.string({ error: expected }).check(z.minLength(1), z.maxLength(maximum)),
    )
    .register(editorMetadata, { placeholders });
}

/** Returns the schema of a text that matches a pattern. `expected` describes the text in messages. */
export const stringMatching = (pattern: RegExp, expected: string) =>
  z.string({ error: expected }).check(z.regex(pattern, { error: expected }));

/** Returns the digits of a text as a number: 1800 for `€1,800`. */
export const parseDigits = (text: string) => Number(text.replace(/\D/g, ''));

/** Returns the schema of a count in a text, written out or by its name in the sample organisation (`1,284`), which becomes a number. */
export const formattedCount = () =>
  z.pipe(stringMatching(/^\d[\d,]*$/, 'a number such as "1,284", in quotes'), z.transform(parseDigits));

/** Returns the schema of a formatted figure with at least one digit: `55,000+`, `40%`, `€17,000`. */
export const formattedFigure = () =>
  z
    .string({ error: 'a figure with a digit in it, at most 20 characters, in quotes' })
    .check(z.maxLength(20), z.regex(/^(?!\s)[^\n\r]*\d[^\n\r]*(?<!\s)$/));

/** Returns the schema of a label, name or button: at most 60 characters. */
export const label = (placeholders?: string) => text({ maximum: 60, placeholders });

/** Returns the schema of a sentence on one line: at most 160 characters. */
export const sentence = (placeholders?: string) => text({ maximum: 160, placeholders });

/** Names of fields; in an object, each with the placeholders that its text may have. */
type Names = readonly (string | Readonly<Record<string, string>>)[];

type NameIn<Entry> = Entry extends string ? Entry : keyof Entry;

/** Returns a function that creates fields of the same kind from their names. */
export function namedFields<Field>(field: (placeholders?: string) => Field) {
  return <const List extends Names>(...names: List) => {
    const groups = names.map((name) => (typeof name === 'string' ? { [name]: '' } : name));
    const all: Readonly<Record<string, string>> = Object.assign({}, ...groups);
    const fields = Object.entries(all).map(([name, placeholders]) => [name, field(placeholders)]);
    return Object.fromEntries(fields) as Record<NameIn<List[number]>, Field>;
  };
}

/** Returns `label` fields by name. */
export const labelFields = namedFields(label);

/** Returns `sentence` fields by name. */
export const sentenceFields = namedFields(sentence);

/** Returns `paragraph` fields by name. */
export const paragraphFields = namedFields((placeholders) => paragraph({ placeholders }));

/** Returns the schema of a group of required `label` texts, such as the labels of a table. */
export const labelObject = <const List extends Names>(...names: List) =>
  z.strictObject(labelFields(...names));

/** Returns the schema of a time of day, in quotes so that YAML reads it as text. */
export const timeOfDay = () => stringMatching(/^\d\d:\d\d$/, 'a time such as "09:14", in quotes');

/** Returns the schema of the anonymous code of a person. */
export const personCode = () => stringMatching(/^\d{4}$/, 'a code of four digits, in quotes');
