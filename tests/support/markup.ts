/** The text of some markup, pieces parted by one space. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The content of all elements of a kind that do not hold another of their kind, as markup. */
export function contentsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?=[ >])[^>]*>(.*?)</${tag}>`, 'g'))].map(
    ([, content]) => content ?? '',
  );
}

/** The texts of the cells of all tables' bodies, or of another part of them: table by table, row by row. */
export function cellsOf(html: string, part: 'thead' | 'tbody' | 'tfoot' = 'tbody'): string[][][] {
  return contentsOf(html, part).map((body) =>
    contentsOf(body, 'tr').map((row) => contentsOf(row, 'td').map(textOf)),
  );
}

/** The whole numbers that a text prints, in order. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
}

/** All matches of a pattern's first group. */
export function matchesOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? '');
}
