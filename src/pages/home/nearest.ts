/** Words that say nothing about a question. */
const common = new Set(
  'a an and are at by can could do does for from have here how i in into is it me of on or our show tell the their they to us we what when where which who whose will with within'.split(
    ' ',
  ),
);

/** How many letters two words begin with in common to count as one: `engineer` and `engineering`. */
const stem = 5;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !common.has(word));

/** Returns whether two words are the same or begin the same way. */
const isLike = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= stem && one.slice(0, stem) === other.slice(0, stem));

interface Question {
  readonly question: string;
  /** Words that lead to the question besides its own. */
  readonly also: readonly string[];
}

/**
 * Returns the place of the question that has most words of a text, or undefined if none has one. Of equals the first. It compares
 * words only, as the page says.
 */
export function nearestQuestion(text: string, questions: readonly Question[]): number | undefined {
  const typed = wordsOf(text);
  const shared = questions.map(({ question, also }) => {
    const known = wordsOf([question, ...also].join(' '));
    return typed.filter((word) => known.some((other) => isLike(word, other))).length;
  });
  const most = Math.max(...shared);
  return most > 0 ? shared.indexOf(most) : undefined;
}
