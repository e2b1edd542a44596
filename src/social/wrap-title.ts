/** Width of a line of text in user units. */
type Measure = (line: string) => number;

function fill(words: readonly string[], limit: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks text into as few lines of at most `limit` as there can be, and those as even as can be: the narrowest column
 * that needs no further line. A single word wider than the limit keeps a line of its own.
 */
export function wrapBalanced(text: string, limit: number, measure: Measure): readonly string[] {
  const words = text.split(' ').filter(Boolean);
  const fewest = fill(words, limit, measure);
  let [tooNarrow, wideEnough] = [0, limit];
  while (wideEnough - tooNarrow > 1) {
    const middle = (tooNarrow + wideEnough) / 2;
    const widest = Math.max(...fill(words, middle, measure).map(measure));
    const fits = fill(words, middle, measure).length <= fewest.length && widest <= middle;
    if (fits) wideEnough = middle;
    else tooNarrow = middle;
  }
  const even = fill(words, wideEnough, measure);
  return even.length === fewest.length ? even : fewest;
}
