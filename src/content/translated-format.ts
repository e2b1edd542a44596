import * as english from './format.ts';
import translation from './translation.ts';

/** Replaces `format.ts` in the build of a language that has a translation file. */

if (!translation) throw new Error('This build has no translation file.');
const { months, day: dayFormat, and } = translation.formats;

export const {
  sum,
  count,
  change,
  fillIn,
  fillKnown,
  dayInWords,
  capitalised,
  initials,
  plainName,
  clockTime,
} = english;

/** Returns an ISO date in full: `12. Juni 2026`. */
export function longDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return fillIn(dayFormat, { year, month: months[Number(month) - 1] ?? '', date: String(Number(date)) });
}

/** Returns the month of an ISO date: `Juni`. */
export const monthOf = (day: string): string => months[Number(day.split('-')[1]) - 1] ?? '';

/** Returns a list as text: `Python, SQL und Spark`. */
export const listed = (names: readonly string[]): string => english.listed(names, and);
