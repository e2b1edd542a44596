import * as z from 'zod/mini';
import { paragraph, short, text } from '../fields.ts';

const always = z.strictObject({ title: short(), state: short(), text: paragraph() });

/** A sentence with both of the places that the page fills in. */
const datedSentence = text().check(
  z.regex(/^(?=.*\{decided\})(?=.*\{ends\})/, { error: 'a sentence that contains {decided} and {ends}' }),
);

/** `consent.yaml`. */
export const consent = z.strictObject({
  banner: z.strictObject({
    label: short(),
    text: paragraph({ maximum: 240 }),
    policy: short(),
    accept: short(),
    reject: short(),
    manage: short(),
  }),
  preferences: z.strictObject({
    title: short(),
    text: paragraph(),
    legend: short(),
    categories: z.strictObject({
      essential: always,
      players: z.strictObject({ title: short(), text: paragraph() }),
      statistics: always,
    }),
    save: short(),
    accept: short(),
    reject: short(),
    close: short(),
    status: z.strictObject({ open: text(), decided: datedSentence }),
    scripts: text(),
  }),
});
