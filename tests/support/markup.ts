/** Returns the text of HTML. Elements are separated by a space. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the inner HTML of all elements with a tag. The tag must not be nested in itself. */
export function contentsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?=[ >])[^>]*>(.*?)</${tag}>`, 'g'))].map(
    ([, content]) => content ?? '',
  );
}

/** Returns the cells' texts of all table bodies (or heads or feet), by table and row. */
export function cellsOf(html: string, part: 'thead' | 'tbody' | 'tfoot' = 'tbody'): string[][][] {
  return contentsOf(html, part).map((body) =>
    contentsOf(body, 'tr').map((row) => contentsOf(row, 'td').map(textOf)),
  );
}

/** Returns the whole numbers in a text, in order. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
}

/** Returns all matches of a pattern's first group. */
export function matchesOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? '');
}
