import iconNames from 'lucide-react/dynamicIconImports.mjs';
import * as z from 'zod/mini';
import { drawnCharacters } from '../design/fonts/characters.ts';
import { pageTitle } from '../site.ts';
import { dayOf, today } from './days.ts';
import { fitting } from './figure-rules.ts';
import { longDay } from './format.ts';
import { addIssue } from './lists.ts';
import { nearest } from './loader/mistakes.ts';
import { editorMetadata, label, namedFields, paragraph, stringMatching, text } from './texts.ts';

/** Returns the schema of a link within the site: a path that begins with one `/`, or `#section`. */
export const href = () =>
  stringMatching(
    /^(?:\/(?![/\\])[^\s\\]*|#[A-Za-z][\w-]*)$/,
    'a path such as "/pricing" or a section such as "#faq"',
  );

/** Returns the schema of a link to a page of this site or to an `https://` address. */
export const pathOrUrl = () =>
  stringMatching(
    /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/]+\.[^\s]+)$/,
    'a page of this site such as "/pricing", or an address that begins with https://',
  );

/** Returns the schema of a link to a page or section of this site, or to an `https://` address. */
export const reference = () =>
  stringMatching(
    /^(?:\/(?![/\\])[^\s\\]*|#[A-Za-z][\w-]*|https:\/\/[^\s/]+\.[^\s]+)$/,
    'a page of this site such as "/pricing", a section such as "#faq", or an address that begins with https://',
  );

/** Returns the schema of a whole number from 0 on. */
export const wholeNumber = () => z.int().check(z.minimum(0));

/** Returns the schema of a whole number from 1 on. */
export const positiveInteger = () => z.int().check(z.minimum(1));

export const wholeNumberFields = namedFields(wholeNumber);

/** How many characters search results show of a title (with the brand) and of a description. */
const longestTitle = 60;
const longestDescription = 155;

/** Returns the characters of a text that the fonts of social pictures do not have. */
const undrawn = (words: string) =>
  [...new Set(words)].filter((character) => !drawnCharacters.includes(character));

/** Refuses characters that a social picture would show as boxes, such as emoji. */
const drawn = z.refine((words) => undrawn(String(words)).length === 0, {
  error: ({ input }) =>
    `a text without ${undrawn(String(input)).join(' ')}, which social pictures cannot draw`,
});

const headTitle = () => text({ maximum: longestTitle - pageTitle('').length }).check(drawn);

const longEnough = z.minLength(70, { error: 'at least 70 characters' });

/** A page's title, without the brand, and its description for search engines, which ignore a short one. */
export const head = z.strictObject({
  title: headTitle(),
  description: text({ maximum: longestDescription }).check(longEnough, drawn),
});

export type PageHead = z.output<typeof head>;

/** The head of a page that search engines do not list. */
export const briefHead = z.strictObject({
  title: headTitle(),
  description: text({ maximum: longestDescription }),
});

/** A link within the site. */
export const link = z.strictObject({ label: label(), to: href() });

/** A heading with a paragraph under it. */
export const titledText = z.strictObject({ title: label(), text: paragraph() });

/** Marks placeholder content, such as invented people, quotes, partners and pictures. */
export const sample = z.optional(
  z.boolean().register(editorMetadata, {
    hint: 'switch this on for invented content: the page says so, and the site cannot be launched with it',
  }),
);

const iconPrefix = 'i-lucide-';
const someIcon = `an icon of lucide.dev/icons, such as "${iconPrefix}scale"`;

/** Returns the schema of a Lucide icon, such as `i-lucide-scale`. Its output is the name without the prefix. */
export const icon = () =>
  z.pipe(
    z.string({ error: someIcon }),
    z.transform((value: string, context) => {
      const name = value.replace(iconPrefix, '');
      if (value.startsWith(iconPrefix) && name in iconNames) return name;
      const meant = nearest(name, Object.keys(iconNames));
      const suggested = meant === undefined ? '' : ` (did you mean "${iconPrefix}${meant}"?)`;
      return addIssue(context, value, `${someIcon}${suggested}`);
    }),
  );

const firstDay = '2000-01-01';
/** The longest plausible planning time, in years. A later date is probably a typing error. */
const yearsAhead = 5;

/** Returns the first and the last plausible date in content. */
export function likelyDays(): readonly [first: string, last: string] {
  const last = new Date();
  last.setFullYear(last.getFullYear() + yearsAhead);
  return [firstDay, dayOf(last)];
}

function isLikely(day: string): boolean {
  const [first, last] = likelyDays();
  return day >= first && day <= last;
}

/** Returns the schema of a date, in quotes so that YAML reads it as text. */
export const date = () =>
  z.iso
    .date({ error: 'a date such as "2026-06-12", in quotes' })
    .check(
      z.refine(isLikely, { error: `a day from 2000 on, and no more than ${yearsAhead} years from now` }),
    );

/** Returns the schema of a date that is not in the future. */
export const pastDate = () =>
  date().check(z.refine((day) => day <= today(), { error: 'a day that has come' }));

/** Returns whether a text has the date's day, month and year, in any order: `June 3rd 2025`, `3 June 2025`. */
function saysTheSame({ date, text }: { readonly date: string; readonly text: string }): boolean {
  const words = text.split(/[\s,]+/).map((word) => word.replace(/(?<=^\d+)(?:st|nd|rd|th)$/, ''));
  const expected = longDay(date).split(' ');
  return words.length === expected.length && expected.every((word) => words.includes(word));
}

/** Returns the schema of a date with the text that is shown for it. Both have to be the same day. */
export function dateWithText() {
  return z
    .strictObject({ date: pastDate(), text: z.string() })
    .check(
      fitting(['text'], 'the same day as date, in words', (day) =>
        saysTheSame(day) ? undefined : `the same day as date, such as "${longDay(day.date)}"`,
      ),
    );
}

/** Returns the schema of a skill level, from 1 (beginner) to 5 (teaches others). */
export const skillLevel = () => z.int().check(z.minimum(1), z.maximum(5));

/** Returns the schema of a person's skill level, with 0 for none. */
export const skillLevelOrNone = () => z.int().check(z.minimum(0), z.maximum(5));
