import iconNames from 'lucide-react/dynamicIconImports.mjs';
import * as z from 'zod/mini';
import { drawnCharacters } from '../design/fonts/characters.ts';
import { pageTitle } from '../site.ts';
import { dayOf, today } from './days.ts';
import { longDay } from './format.ts';
import { refuse } from './lists.ts';
import { nearest } from './loader/mistakes.ts';
import { each, editorNotes, matching, paragraph, short, text } from './texts.ts';

/** A link inside the site: a path that begins with one `/`, or a `#section`. Outbound links are kept elsewhere. */
export const href = () =>
  matching(
    /^(?:\/(?![/\\])[^\s\\]*|#[A-Za-z][\w-]*)$/,
    'a path such as "/pricing" or a section such as "#faq"',
  );

/** Where a visitor is led: a page of this site, or an address elsewhere. */
export const destination = () =>
  matching(
    /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/]+\.[^\s]+)$/,
    'a page of this site such as "/pricing", or an address that begins with https://',
  );

/** A number of people, records, weeks or euros. */
export const whole = () => z.int().check(z.minimum(0));

/** The same, but at least one. */
export const positive = () => z.int().check(z.minimum(1));

export const wholes = each(whole);

/** Characters that search results show of a title with the brand and of a description. */
const longestTitle = 60;
const longestDescription = 155;

const undrawn = (words: string) =>
  [...new Set(words)].filter((character) => !drawnCharacters.includes(character));

/** Refuses characters that a social picture would show as boxes, such as emoji and arrows. */
const drawn = z.refine((words) => undrawn(String(words)).length === 0, {
  error: ({ input }) =>
    `a text without ${undrawn(String(input)).join(' ')}, which social pictures cannot draw`,
});

const headTitle = () => text({ maximum: longestTitle - pageTitle('').length }).check(drawn);

const longEnough = z.minLength(70, { error: 'at least 70 characters' });

/** What search engines show of a page: its title without the brand, which is added, and a description long enough to be taken. */
export const head = z.strictObject({
  title: headTitle(),
  description: text({ maximum: longestDescription }).check(longEnough, drawn),
});

/** A page's title, without the brand, and its description for search engines. */
export type PageHead = z.output<typeof head>;

/** The head of a page that search engines may not list. */
export const briefHead = z.strictObject({
  title: headTitle(),
  description: text({ maximum: longestDescription }),
});

/** A link inside the site. */
export const link = z.strictObject({ label: short(), to: href() });

/** A heading with a paragraph under it. */
export const item = z.strictObject({ title: short(), text: paragraph() });

/** Invented people, quotes, partners and pictures say so until real ones take their place. */
export const sample = z.optional(
  z.boolean().register(editorNotes, {
    hint: 'switched on while this is invented: the page says so, and the launch waits for it',
  }),
);

const iconPrefix = 'i-lucide-';
const someIcon = `an icon of lucide.dev/icons, such as "${iconPrefix}scale"`;

/** An icon of Lucide, `i-lucide-scale`; gives its name without the prefix. */
export const icon = () =>
  z.pipe(
    z.string({ error: someIcon }),
    z.transform((written: string, context) => {
      const name = written.replace(iconPrefix, '');
      if (written.startsWith(iconPrefix) && name in iconNames) return name;
      const meant = nearest(name, Object.keys(iconNames));
      const suggested = meant === undefined ? '' : ` (did you mean "${iconPrefix}${meant}"?)`;
      return refuse(context, written, `${someIcon}${suggested}`);
    }),
  );

const firstDay = '2000-01-01';
/** How far ahead content is planned, in years; a day further away is a slip of the pen. */
const yearsAhead = 5;

/** Returns the first and the last day that content may name. */
export function likelyDays(): readonly [first: string, last: string] {
  const last = new Date();
  last.setFullYear(last.getFullYear() + yearsAhead);
  return [firstDay, dayOf(last)];
}

function isLikely(day: string): boolean {
  const [first, last] = likelyDays();
  return day >= first && day <= last;
}

/** A day, written in quotes so that YAML keeps it text. */
export const date = () =>
  z.iso
    .date({ error: 'a date such as "2026-06-12", in quotes' })
    .check(
      z.refine(isLikely, { error: `a day from 2000 on, and no more than ${yearsAhead} years from now` }),
    );

/** A day on which something was done: it has come. */
export const pastDate = () =>
  date().check(z.refine((day) => day <= today(), { error: 'a day that has come' }));

/** Whether a day in words has the date's day, month and year, in whatever order: `June 3rd 2025`, `3 June 2025`. */
function saysTheSame({ date, text }: { readonly date: string; readonly text: string }): boolean {
  const words = text.split(/[\s,]+/).map((word) => word.replace(/(?<=^\d+)(?:st|nd|rd|th)$/, ''));
  const expected = longDay(date).split(' ');
  return words.length === expected.length && expected.every((word) => words.includes(word));
}

/** A day as a date for machines and in the words that are shown, which must say the same. */
export function writtenDay() {
  return z
    .strictObject({ date: pastDate(), text: z.string() })
    .check(z.refine(saysTheSame, { error: 'the same day in date and text' }));
}

/** A level of skill, 1 (begins) to 5 (teaches others). */
export const level = () => z.int().check(z.minimum(1), z.maximum(5));

/** A level that something shows, or 0 where nothing does. */
export const shownLevel = () => z.int().check(z.minimum(0), z.maximum(5));
