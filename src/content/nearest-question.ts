/** Words that say nothing about a question's subject. */
const common = new Set(
  'a about all also am an and any are as at be been by can could did do does for from get give has have how i if in is it its many may me most much my of off on or our out over people person she should show since so some team tell than that the their them then there these they this to up us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** How many first letters two words share, to count as forms of the same word: `moves` and `moving`. */
const stem = 5;

/** Returns the stems of a text's words without the common ones, and without accents. */
function stemsOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map((word) => word.slice(0, stem)));
}

interface SampleQuestion {
  readonly question: string;
  /** Other words for the question's subject. */
  readonly about: string;
}

/**
 * Returns the index of the sample question that shares the most words with a typed one, or undefined if none shares any. A word
 * that several questions have counts less. Of equal ones the first is nearest.
 */
export function nearestQuestion(typed: string, questions: readonly SampleQuestion[]): number | undefined {
  const known = questions.map(({ question, about }) => stemsOf(`${question} ${about}`));
  const asked = [...stemsOf(typed)];
  const scores = known.map((stems) =>
    asked.reduce(
      (score, word) =>
        stems.has(word) ? score + 1 / known.filter((others) => others.has(word)).length : score,
      0,
    ),
  );
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : undefined;
}
