import * as english from './format.ts';
import translation from './translation.ts';

/** Takes the place of `format.ts` in the build of a language that has a file of its words. */

if (!translation) throw new Error('This build has no words in another language.');
const { months, day: dayFormat, and } = translation.formats;

export const { sum, count, change, fillIn, fillKnown, dayInWords, initials, plainName, clockTime } = english;

/** A day such as `2026-06-12` in full: `12. Juni 2026`. */
export function longDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return fillIn(dayFormat, { year, month: months[Number(month) - 1] ?? '', date: String(Number(date)) });
}

/** `Python`, `Python und SQL`, `Python, SQL und Spark`. */
export const listed = (names: readonly string[]): string => english.listed(names, and);
