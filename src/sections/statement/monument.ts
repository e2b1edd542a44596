/** Returns how many lines words take if none may be longer than `width` characters. */
function linesAt(words: readonly string[], width: number): number {
  let [lines, length] = [1, 0];
  for (const word of words) {
    const longer = length === 0 ? word.length : length + 1 + word.length;
    if (longer <= width || length === 0) length = longer;
    else [lines, length] = [lines + 1, word.length];
  }
  return lines;
}

/**
 * Returns the characters of the longest line of a text that is broken as evenly as possible: up to 12 characters into one line, up
 * to 30 into two, and longer ones into three.
 */
export function longestLine(text: string): number {
  const words = text.split(' ');
  const lines = text.length <= 12 ? 1 : text.length <= 30 ? 2 : 3;
  let width = Math.max(...words.map(({ length }) => length));
  while (linesAt(words, width) > lines) width += 1;
  return width;
}
