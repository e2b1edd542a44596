/** Returns the sum of numbers. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/**
 * Returns a number with thousands separators and at most `decimals` decimals: `2,140`, `6.6`.
 *
 * This file does not use `Intl`, whose first use takes 50 to 100 ms on a phone, just when the page becomes live.
 */
export function count(amount: number, decimals = 2): string {
  const [whole = '', ...fraction] = String(Number(amount.toFixed(decimals))).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Returns a change in per cent with its sign: `+21%`, `−22%` (with U+2212), `0%`. */
export function change(percent: number): string {
  if (percent === 0) return '0%';
  return `${percent > 0 ? '+' : '\u2212'}${Math.abs(percent)}%`;
}

/** Returns a text with its placeholders, such as `{need}`, filled in. Throws if a placeholder has no value. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" has no value for {${name}}.`);
    return typeof value === 'number' ? count(value) : value;
  });
}

/** Like `fillIn`, but does not change a placeholder without a value. The content check reports such placeholders. */
export function fillKnown(text: string, values: Readonly<Record<string, string | number>>): string {
  const names = Array.from(text.matchAll(/\{(\w+)\}/g), ([placeholder, name = '']) => [name, placeholder]);
  return fillIn(text, { ...Object.fromEntries(names), ...values });
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

function dayWith(day: string, monthLength?: number): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]?.slice(0, monthLength)} ${year}`;
}

/** Returns an ISO date in short form: `12 Jun 2026`. */
export function dayInWords(day: string): string {
  return dayWith(day, 3);
}

/** Returns an ISO date in full: `12 June 2026`. */
export function longDay(day: string): string {
  return dayWith(day);
}

/** Returns the month of an ISO date: `June`. */
export const monthOf = (day: string) => months[Number(day.split('-')[1]) - 1] ?? '';

/** Returns a list as text: `Python, SQL and Spark`. `and` is the word before the last name. */
export function listed(names: readonly string[], and = 'and'): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${and} `);
}

/** Returns a text with a capital as its first letter. */
export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns the first letters of the first and the last name: `FA` for `Fatima El Amrani`. A single name has one letter. */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase('en-GB') ?? '').join('');
}

/** Returns a text as an anchor or file name with lower-case letters, digits and hyphens: `zoe-muller-2` for `Zoë Müller (2)`. */
export function plainName(words: string): string {
  const letters = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Returns a time in seconds as minutes and seconds: `0:07`. */
export const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
