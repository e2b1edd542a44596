/** Number of inserted, removed or exchanged characters between two words (Levenshtein's distance). */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      current.push(
        Math.min(
          (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1),
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
        ),
      );
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** The candidate that `word` was probably meant to be: at most two fifths of its letters away, ignoring case. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      away: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((one, other) => one.away - other.away);
  const best = ranked[0];
  const limit = Math.floor(word.length * 0.4);
  return best !== undefined && best.away <= limit ? best.candidate : undefined;
}

/** ` (did you mean "title"?)`, or nothing when no candidate is near. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : ` (did you mean "${meant}"?)`;
}
