import iconNames from 'lucide-react/dynamicIconImports.mjs';
import * as z from 'zod/mini';
import { pageTitle } from '../site.ts';
import { products } from './products.ts';

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

/** A link inside the site: a path that begins with one `/`, or a `#section`. Outbound links are kept elsewhere. */
export const href = () =>
  matching(
    /^(?:\/(?![/\\])[^\s\\]*|#[A-Za-z][\w-]*)$/,
    'a path such as "/pricing" or a section such as "#faq"',
  );

/** Characters that search results show of a title with the brand and of a description. */
const longestTitle = 60;
const longestDescription = 155;

/** A label, a name, a button: at most 60 characters. */
export const short = (filled?: string) => text({ maximum: 60, filled });
/** One line: at most 160 characters. */
export const line = (filled?: string) => text({ maximum: 160, filled });

/** A number of people, records, weeks or euros. */
export const whole = () => z.int().check(z.minimum(0));
/** The same, but at least one. */
export const positive = () => z.int().check(z.minimum(1));

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
export const wholes = each(whole);

type Shape = Readonly<Record<string, z.ZodMiniType>>;

type LengthRule = z.core.$ZodCheck<readonly unknown[]>;

/** For a list whose places are counted; `reason` tells marketers, after a colon, why there are so many. */
export const exactly = (amount: number, reason: string): LengthRule =>
  z.length(amount, { error: `exactly ${amount}: ${reason}` });

/** For a list that may only grow so far, and the reason for that. */
export const atMost = (amount: number, reason: string): LengthRule =>
  z.maxLength(amount, { error: `at most ${amount}: ${reason}` });

/** A list of one entry or more; `rules` say how many where that is not free. */
export function several<Entry extends z.ZodMiniType>(entry: Entry, ...rules: readonly LengthRule[]) {
  return z.array(entry).check(z.minLength(1, { abort: true }), ...rules);
}

/** A list of groups with these fields. */
export function list<Fields extends Shape>(fields: Fields, ...rules: readonly LengthRule[]) {
  return several(z.strictObject(fields), ...rules);
}

export const eachProduct = exactly(products.length, 'one for each product');
export const twoYears = exactly(8, 'one for each quarter of two years');
export const inOneRow = atMost(4, 'more steps do not stand in one row');

const headTitle = () => text({ maximum: longestTitle - pageTitle('').length });

const longEnough = z.minLength(70, { error: 'at least 70 characters' });

/** What search engines show of a page: its title without the brand, which is added, and a description long enough to be taken. */
export const head = z.strictObject({
  title: headTitle(),
  description: text({ maximum: longestDescription }).check(longEnough),
});

/** The head of a page that search engines may not list. */
export const briefHead = z.strictObject({
  title: headTitle(),
  description: text({ maximum: longestDescription }),
});

/** A link inside the site. */
export const link = z.strictObject({ label: short(), to: href() });
/** A heading with a paragraph under it. */
export const item = z.strictObject({ title: short(), text: paragraph() });
/** What most sections begin with. */
export const section = { title: line(), text: paragraph() };
/** Invented people, quotes, partners and pictures say so until real ones take their place. */
export const sample = z.optional(
  z.boolean().register(editorNotes, {
    hint: 'switched on while this is invented: the page says so, and the launch waits for it',
  }),
);

const nameOf = (icon: string) => icon.replace(/^i-lucide-/, '');

/** An icon of Lucide, `i-lucide-scale`; gives its name without the prefix. */
export const icon = () =>
  z.pipe(
    z.string({ error: 'an icon such as "i-lucide-scale"' }).check(
      z.refine((icon) => icon.startsWith('i-lucide-') && nameOf(icon) in iconNames, {
        error: 'an icon of lucide.dev/icons, such as "i-lucide-scale"',
      }),
    ),
    z.transform(nameOf),
  );

/** Cards, with an icon or without. */
export const cards = () => list({ title: short(), text: paragraph(), icon: z.optional(icon()) });

/** The first screen of a product's page. */
export const productHero = z.strictObject({
  /** The product's name: the page's heading begins with it. */
  product: short(),
  title: line(),
  text: paragraph(),
  book: short(),
  /** A second way to book, on the booking page. */
  demo: z.optional(short()),
  /** What the chart beside it counts. */
  note: line(),
});

/** A day, written in quotes so that YAML keeps it text. */
export const date = () => z.iso.date({ error: 'a date such as "2026-06-12", in quotes' });

/** A time of the day, in quotes for the same reason. */
export const time = () => matching(/^\d\d:\d\d$/, 'a time such as "09:14", in quotes');

/** A level of skill, 1 (begins) to 5 (teaches others). */
export const level = () => z.int().check(z.minimum(1), z.maximum(5));

/** A level that something shows, or 0 where nothing does. */
export const shownLevel = () => z.int().check(z.minimum(0), z.maximum(5));

/** Stands for a person, so that nothing tells who it is. */
export const code = () => matching(/^\d{4}$/, 'a code of four digits, in quotes');

/** A group of short texts, each of them there: the labels of a table, a dialog or a drawing. */
export const labels = <const List extends Names>(...names: List) => z.strictObject(shorts(...names));

/** Names a mistake that only the whole of a value shows: `expected` says what should stand at `path`. */
export function refuse(
  { issues }: Pick<z.core.ParsePayload, 'issues'>,
  input: unknown,
  expected: string,
  path: PropertyKey[] = [],
): never {
  issues.push({ code: 'invalid_value', values: [], input, message: expected, path });
  return z.NEVER;
}

/** Whether each entry of a list but the first keeps a rule with the one before it. */
export const inOrder = <Entry>(entries: readonly Entry[], holds: (before: Entry, now: Entry) => boolean) =>
  entries.slice(1).every((now, index) => holds(entries[index] as Entry, now));

/** Whether no text stands there twice. */
export const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

interface Named {
  readonly name: string;
  readonly skills?: readonly Named[];
}

/** Refuses a name that stands there already; those of the skills in an entry count too. */
export const uniqueNames = <Entry extends Named>() =>
  z.check<Entry[]>((payload) => {
    const seen = new Set<string>();
    const look = (entries: readonly Named[], path: PropertyKey[]) => {
      for (const [place, { name, skills = [] }] of entries.entries()) {
        if (seen.has(name)) refuse(payload, name, 'a name that is not there yet', [...path, place, 'name']);
        seen.add(name);
        look(skills, [...path, place, 'skills']);
      }
    };
    look(payload.value, []);
  });
