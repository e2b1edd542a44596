/** What amounts come to. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** A number of people as it is printed: `2,140`. */
export function count(amount: number): string {
  return amount.toLocaleString('en-GB');
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

const daysWith = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
const days = daysWith('short');
const longDays = daysWith('long');
const lists = new Intl.ListFormat('en-GB');

/** A day such as `2026-06-12` as it is read: `12 Jun 2026`. */
export function dayInWords(day: string): string {
  return days.format(new Date(day));
}

/** A day such as `2026-06-12` in full: `12 June 2026`. */
export function longDay(day: string): string {
  return longDays.format(new Date(day));
}

/** `Python`, `Python and SQL`, `Python, SQL and Spark`. */
export function listed(names: readonly string[]): string {
  return lists.format(names);
}
