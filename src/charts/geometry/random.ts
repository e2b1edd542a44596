/** A source of pseudo-random numbers that gives the same row for the same seed. */
export interface Random {
  /** The next number, from 0 up to but not including 1. */
  next(): number;
  /** The next number, from `low` up to but not including `high`. */
  between(low: number, high: number): number;
  /** The next number of a normal distribution around 0 with deviation 1 (Box and Muller, 1958). */
  normal(): number;
}

/** Creates the row of numbers of `seed`, a whole number (Mulberry32, period 2³²; for pictures, not for secrets). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
