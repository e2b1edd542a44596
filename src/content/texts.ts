import * as z from 'zod/mini';

/** What an editor of a field has to know beside its rules. */
interface EditorNotes {
  /** The folder below `public/images` that its picture lies in. */
  readonly folder?: string;
  /** The names of another file that it may hold. */
  readonly names?: () => readonly string[];
  /** The names in braces that the page fills in: the text may use these, in any order, and no others. */
  readonly filled?: string;
  /** What it is for, where its rules do not say it. */
  readonly hint?: string;
}

/** Notes for the editor in the browser, by the schema of the field. */
export const editorNotes = z.registry<EditorNotes>();

/** Adds what a field is for to what the editor says of it, and returns the field. */
export function explained<Field extends z.ZodMiniType>(field: Field, hint: string): Field {
  editorNotes.add(field, { ...editorNotes.get(field), hint });
  return field;
}

/** What `text` must look like. */
export const oneLine = /^(?!\s)[^\n\r\u2028\u2029]*(?<!\s)$/;

/** One line of text: not empty, no spaces around it, at most `maximum` characters (UTF-16 code units, as editors count). */
export function text({ maximum = 200, filled = '' } = {}) {
  const expected = `one line of text, at most ${maximum} characters`;
  return z
    .string({ error: expected })
    .check(
      z.minLength(1),
      z.maxLength(maximum),
      z.regex(oneLine, { error: 'one line of text without spaces around it' }),
    )
    .register(editorNotes, { filled });
}

/** A paragraph: line breaks of the file are joined to spaces, so any way of writing it in YAML gives the same text. */
export function paragraph({ maximum = 2000, filled = '' } = {}) {
  const expected = `a paragraph of at most ${maximum} characters`;
  return z
    .pipe(
      z.pipe(
        z.string({ error: expected }),
        z.transform((written: string) => written.replace(/\s+/g, ' ').trim()),
      ),
      z.string({ error: expected }).check(z.minLength(1), z.maxLength(maximum)),
    )
    .register(editorNotes, { filled });
}

/** A text in quotes that matches a pattern; `expected` says what stands there. */
export const matching = (pattern: RegExp, expected: string) =>
  z.string({ error: expected }).check(z.regex(pattern, { error: expected }));

/** The number that a text's digits make: `€1,800` is 1800, `55,000+` is 55000. */
export const numberIn = (text: string) => Number(text.replace(/\D/g, ''));

/** A figure as it is printed, with at least one digit: `55,000+`, `40%`, `€17,000`. */
export const figure = () =>
  z
    .string({ error: 'a figure with a digit in it, at most 20 characters, in quotes' })
    .check(z.maxLength(20), z.regex(/^(?!\s)[^\n\r]*\d[^\n\r]*(?<!\s)$/));

/** A label, a name, a button: at most 60 characters. */
export const short = (filled?: string) => text({ maximum: 60, filled });

/** One line: at most 160 characters. */
export const line = (filled?: string) => text({ maximum: 160, filled });

/** Names of fields; in a group, each with the names in braces that its text may use. */
type Names = readonly (string | Readonly<Record<string, string>>)[];

type NameIn<Entry> = Entry extends string ? Entry : keyof Entry;

/** Makes several fields of one kind, by their names. */
export function each<Field>(field: (filled?: string) => Field) {
  return <const List extends Names>(...names: List) => {
    const groups = names.map((name) => (typeof name === 'string' ? { [name]: '' } : name));
    const all: Readonly<Record<string, string>> = Object.assign({}, ...groups);
    const fields = Object.entries(all).map(([name, filled]) => [name, field(filled)]);
    return Object.fromEntries(fields) as Record<NameIn<List[number]>, Field>;
  };
}

/** Several fields of the same kind, by their names. */
export const shorts = each(short);

export const lines = each(line);

export const paragraphs = each((filled) => paragraph({ filled }));

/** A group of short texts, each of them there: the labels of a table, a dialog or a drawing. */
export const labels = <const List extends Names>(...names: List) => z.strictObject(shorts(...names));

/** A time of the day, in quotes for the same reason. */
export const time = () => matching(/^\d\d:\d\d$/, 'a time such as "09:14", in quotes');

/** Stands for a person, so that nothing tells who it is. */
export const code = () => matching(/^\d{4}$/, 'a code of four digits, in quotes');
