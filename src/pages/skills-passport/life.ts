/** Days on which something happens to a credential, and what a reader sees from each on. */
export type Sees = readonly (string | null)[];

export interface Stretch {
  /** The first day of the stretch, as its place among the days, and how many days it covers. */
  readonly from: number;
  readonly days: number;
  readonly sees: string | null;
}

/** Returns the stretches of days through which a reader sees the same. */
export function stretchesOf(sees: Sees): readonly Stretch[] {
  const starts = sees.flatMap((now, place) => (place === 0 || now !== sees[place - 1] ? [place] : []));
  return starts.map((from, index) => ({
    from,
    days: (starts[index + 1] ?? sees.length) - from,
    sees: sees[from] ?? null,
  }));
}

/** Returns where a day stands between the first and the last day, in per cent. Days are ISO dates. */
export function positionOf(day: string, first: string, last: string): number {
  const [start, end] = [Date.parse(first), Date.parse(last)];
  return (100 * (Date.parse(day) - start)) / (end - start);
}
