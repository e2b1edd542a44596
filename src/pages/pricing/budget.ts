import { sum } from '../../content/format.ts';

/** A payment that depends on the reader: the product of its factors, once or every year. */
interface Guess {
  readonly yearly?: boolean | undefined;
  readonly factors: readonly { readonly value: number }[];
}

/** Returns the payments of the first year and of each year after it, in whole euros: the licence, then each guess. */
export function budget(licence: number, guesses: readonly Guess[]) {
  const amounts = guesses.map(({ factors }) =>
    Math.round(factors.reduce((product, { value }) => product * value, 1)),
  );
  const first = [licence, ...amounts];
  const later = [licence, ...amounts.map((amount, index) => (guesses[index]?.yearly ? amount : 0))];
  return { first, later, totals: { first: sum(first), later: sum(later) } };
}
