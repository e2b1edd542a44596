/** First letters of the first and the last name: `Fatima El Amrani` gives `FA`, a single name one letter. */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase('en-GB') ?? '').join('');
}
