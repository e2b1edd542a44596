import { sum } from '../content/format.ts';
import { times } from './paths.ts';

/** Returns the next pseudo-random number: from `low` (default 0) up to but not including `high` (default 1). */
export type Random = (low?: number, high?: number) => number;

/**
 * Returns a generator of pseudo-random numbers that are the same for the same integer seed (Mulberry32, period 2³²). For pictures
 * and tests, not for secrets.
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + ((high - low) * ((mixed ^ (mixed >>> 14)) >>> 0)) / 4_294_967_296;
  };
}

/** Returns the height of a terrain at a point. */
export type HeightField = (x: number, y: number) => number;

const side = 64;
const ease = (share: number) => share * share * share * (share * (share * 6 - 15) + 10);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/**
 * Returns value noise between -1 and 1: random heights on a grid of one unit, interpolated smoothly. It repeats every 64
 * units.
 */
export function createNoise(seed: number): HeightField {
  const random = createRandom(seed);
  const heights = Float32Array.from({ length: side * side }, () => random(-1, 1));
  const heightAt = (column: number, row: number) =>
    heights[(row & (side - 1)) * side + (column & (side - 1))] ?? 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const across = ease(x - column);
    const top = mix(heightAt(column, row), heightAt(column + 1, row), across);
    const bottom = mix(heightAt(column, row + 1), heightAt(column + 1, row + 1), across);
    return mix(top, bottom, ease(y - row));
  };
}

/** Returns noise in octaves, each twice as fine and half as high as the one before; between -2 and 2. */
export function createFractalNoise(seed: number, octaves: number): HeightField {
  const noise = createNoise(seed);
  const part = (x: number, y: number, octave: number) => {
    const scale = 2 ** octave;
    return noise(x * scale + 5.3 * octave, y * scale + 2.9 * octave) / scale;
  };
  return (x, y) => sum(times(octaves, (octave) => part(x, y, octave)));
}
