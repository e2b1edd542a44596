interface Axis {
  /** The value at the right end: at least the largest amount, and a multiple of the step. */
  readonly end: number;
  /** From zero to the end, in equal steps. */
  readonly ticks: readonly number[];
}

/** Steps that people count in, as multiples of a power of ten. */
const steps = [1, 2, 2.5, 5, 10] as const;
const mostSteps = 4;

/** An axis in round steps, at most four of them, for amounts in whole euros up to `largest`; 0 counts as 100. */
export function axisFor(largest: number): Axis {
  const top = Math.max(largest, 100);
  const power = 10 ** Math.floor(Math.log10(top / mostSteps));
  const step = power * (steps.find((candidate) => candidate * power * mostSteps >= top) ?? 10);
  const count = Math.ceil(top / step);
  return { end: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}
