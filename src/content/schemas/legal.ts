import * as z from 'zod/mini';
import { href, paragraph } from '../loader/fields.ts';
import { markdownSections, writtenDay } from '../loader/legal-fields.ts';
import { head, line, sample, short } from './parts.ts';

/** `legal/labels.yaml`. */
export const legalLabels = z.strictObject({
  updated: short(),
  contents: short(),
  summary: short(),
  sample: short(),
});

/** Who is behind the text. What is invented until it is known says so. */
const details = z
  .array(z.strictObject({ label: short(), text: line(), to: z.optional(line()), sample }))
  .check(z.minLength(1));

const document = {
  head,
  back: short(),
  title: short(),
  updated: writtenDay(),
  introduction: paragraph(),
  summary: z.array(paragraph({ maximum: 200 })).check(z.minLength(2), z.maxLength(5)),
};

const cell = () => paragraph({ maximum: 400 });

/** A table of four columns; the first cell of each row names it. */
const table = z.strictObject({
  caption: line(),
  columns: z.tuple([short(), short(), short(), short()]),
  rows: z.array(z.tuple([cell(), cell(), cell(), cell()])).check(z.minLength(1)),
});

/** `legal/privacy-policy.md`. */
export const privacyPolicy = z.strictObject({
  ...document,
  details,
  table,
  sections: markdownSections(['individuals', 'organisations', 'records', 'contact']),
});

/** `legal/terms-of-service.md`. */
export const termsOfService = z.strictObject({
  ...document,
  details,
  /** The terms at a glance, each with the section that has them in full. */
  terms: z
    .array(z.strictObject({ name: short(), term: short(), text: paragraph({ maximum: 200 }), to: href() }))
    .check(z.length(6)),
  sections: markdownSections(['contact']),
});

/** `legal/cookie-policy.md`. */
export const cookiePolicy = z.strictObject({
  ...document,
  table,
  sections: markdownSections(['stored', 'preferences'], 7),
});
