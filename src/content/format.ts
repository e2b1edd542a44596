/** What amounts come to. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/**
 * A number as it is printed: `2,140`, with at most so many decimals: `6.6`. Not by `Intl`, nor are days and lists below: the
 * first use of it takes a phone 50 to 100 ms, just when the page becomes live.
 */
export function count(amount: number, decimals = 2): string {
  const [whole = '', ...fraction] = String(Number(amount.toFixed(decimals))).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** A change in per cent with its sign: `+21%`, `−22%` (with the minus sign, U+2212), `0%`. */
export function change(percent: number): string {
  if (percent === 0) return '0%';
  return `${percent > 0 ? '+' : '\u2212'}${Math.abs(percent)}%`;
}

/** Puts values in the places of a text that name them in braces. Throws when the text names one that is not given. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" asks for {${name}}, which is not given.`);
    return typeof value === 'number' ? count(value) : value;
  });
}

/** Like `fillIn`, but leaves a name that is not given as it is written: at build, the check of the content reports it. */
export function fillKnown(text: string, values: Readonly<Record<string, string | number>>): string {
  const names = Array.from(text.matchAll(/\{(\w+)\}/g), ([written, name = '']) => [name, written]);
  return fillIn(text, { ...Object.fromEntries(names), ...values });
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

function dayWith(day: string, monthLength?: number): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]?.slice(0, monthLength)} ${year}`;
}

/** A day such as `2026-06-12` as it is read: `12 Jun 2026`. */
export function dayInWords(day: string): string {
  return dayWith(day, 3);
}

/** A day such as `2026-06-12` in full: `12 June 2026`. */
export function longDay(day: string): string {
  return dayWith(day);
}

/** `Python`, `Python and SQL`, `Python, SQL and Spark`. `and` is the word before the last one. */
export function listed(names: readonly string[], and = 'and'): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${and} `);
}

/** First letters of the first and the last name: `Fatima El Amrani` gives `FA`, a single name one letter. */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase('en-GB') ?? '').join('');
}

/** Words as an anchor or the name of a file: small letters, digits and hyphens. `Zoë Müller (2)` is `zoe-muller-2`. */
export function plainName(words: string): string {
  const letters = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Returns the minutes and seconds of a time in seconds: `0:07`. */
export const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
