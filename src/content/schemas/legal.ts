import * as z from 'zod/mini';
import { head, href, line, list, paragraph, sample, several, short, shorts } from '../fields.ts';
import { longDay } from '../format.ts';
import type { MarkdownSection } from '../loader/markdown-file.ts';

/** The sections of a Markdown file: at least one, and one for each of the anchors that pages lead to. */
export function markdownSections(anchors: readonly string[]) {
  return z.array(z.custom<MarkdownSection>()).check(
    z.minLength(1, { error: 'at least one section, a heading with ##' }),
    ...anchors.map((anchor) =>
      z.refine<readonly MarkdownSection[]>((sections) => sections.some(({ id }) => id === anchor), {
        error: `a heading that ends with {#${anchor}}, which a page leads to`,
      }),
    ),
  );
}

/** Whether a day in words has the date's day, month and year, in whatever order: `June 3rd 2025`, `3 June 2025`. */
function saysTheSame({ date, text }: { readonly date: string; readonly text: string }): boolean {
  const words = text.split(/[\s,]+/).map((word) => word.replace(/(?<=^\d+)(?:st|nd|rd|th)$/, ''));
  const expected = longDay(date).split(' ');
  return words.length === expected.length && expected.every((word) => words.includes(word));
}

/** A day as a date for machines and in the words that are shown, which must say the same. */
export function writtenDay() {
  return z
    .strictObject({ date: z.iso.date(), text: z.string() })
    .check(z.refine(saysTheSame, { error: 'the same day in date and text' }));
}

export const legalLabels = z.strictObject({ ...shorts('updated', 'contents', 'summary'), sample: line() });

/** Who is behind the text. What is invented until it is known says so. */
const details = list({ label: short(), text: line(), to: z.optional(line()), sample });

const document = {
  head,
  ...shorts('back', 'title'),
  updated: writtenDay(),
  introduction: paragraph(),
};

/** What a text comes to, in a few sentences. */
const summary = z.array(paragraph({ maximum: 200 })).check(z.minLength(2), z.maxLength(5));

const cell = () => paragraph({ maximum: 400 });

/** Records of four fields; the first names the record, and its column is not shown. */
const table = z.strictObject({
  caption: line(),
  columns: z.tuple([short(), short(), short(), short()]),
  rows: several(z.tuple([cell(), cell(), cell(), cell()])),
});

export const privacyPolicy = z.strictObject({
  ...document,
  summary,
  details,
  table,
  sections: markdownSections(['individuals', 'organisations', 'records', 'contact']),
});

export const termsOfService = z.strictObject({
  ...document,
  details,
  /** In short: the terms that people look for, each with the section that has them in full. */
  terms: list({ ...shorts('name', 'term'), text: paragraph({ maximum: 200 }), to: href() }),
  sections: markdownSections(['contact']),
});

export const cookiePolicy = z.strictObject({
  ...document,
  summary,
  table,
  sections: markdownSections(['stored', 'preferences']),
});
