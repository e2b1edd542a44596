const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const lists = new Intl.ListFormat('en-GB');

/** A day such as `2026-06-12` as it is read: `12 Jun 2026`. */
export function dayInWords(day: string): string {
  return days.format(new Date(day));
}

/** `Python`, `Python and SQL`, `Python, SQL and Spark`. */
export function listed(names: readonly string[]): string {
  return lists.format(names);
}

/** The first letters of a name's first and last word: `AO` for Amara Okafor. */
export function initials(name: string): string {
  const words = name.split(' ');
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : ''}`;
}
