/** A quarter of the example: revenue in millions of euros, and people employed. */
export interface Quarter {
  readonly name: string;
  readonly revenue: number;
  readonly people: number;
}

/** What the visitor chose: the people employed in the first quarter, and how many times its revenue the last quarter has, from 1. */
export interface Growth {
  readonly people: number;
  readonly factor: number;
}

/** The ends of the two ranges. */
export const ranges = {
  people: { min: 20, max: 400, step: 1 },
  factor: { min: 1, max: 4, step: 0.1 },
} as const;

/** Returns the growth of the example. */
export function growthOf(quarters: readonly Quarter[]): Growth {
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) return { people: 0, factor: 1 };
  return { people: first.people, factor: Math.round((10 * last.revenue) / first.revenue) / 10 };
}

/**
 * Returns for each quarter the people that its revenue calls for at the first one's revenue per head, those who are employed, and how
 * many are short. Revenue grows along the example's curve up to the chosen factor; people are hired at the example's pace. Less than
 * nothing is short if more people are employed than revenue calls for.
 */
export function growthFigures(quarters: readonly Quarter[], { people, factor }: Growth) {
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) return [];
  const grown = last.revenue / first.revenue;
  // On a logarithmic scale, so that each quarter keeps its share of the growth.
  const bend = grown > 1 ? Math.log(factor) / Math.log(grown) : 1;
  return quarters.map((quarter) => {
    const needed = Math.round(people * (quarter.revenue / first.revenue) ** bend);
    const employed = Math.round((people * quarter.people) / first.people);
    return { name: quarter.name, needed, employed, short: needed - employed };
  });
}

export type GrowthFigures = ReturnType<typeof growthFigures>;

/** Returns how many of the vacancies a colleague can take, now or after a course, at the share of the example. */
export const movesOf = (short: number, example: { readonly moves: number; readonly short: number }) =>
  Math.round((Math.max(0, short) * example.moves) / example.short);
