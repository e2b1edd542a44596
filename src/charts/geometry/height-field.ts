import type { Point } from './point.ts';
import { createValueNoise, type Noise } from './value-noise.ts';

/** A hill (positive height) or a basin (negative) placed on purpose. */
interface Peak extends Point {
  readonly height: number;
  /** How far the hill reaches, in user units: at this distance about 61% of its height is left. */
  readonly spread: number;
}

/** Height of the terrain at a place. */
export type HeightField = (x: number, y: number) => number;

interface Warp {
  readonly seed: number;
  /** How far places are moved by the wide bends, in user units; finer ones add up to a third. */
  readonly reach: number;
  /** Width of one bend, in user units. */
  readonly scale: number;
}

/** Moves every place a little, so that round hills get ridges and bays while their heights stay. */
function createWarp({ seed, reach, scale }: Warp): (x: number, y: number) => Point {
  const across = createValueNoise(seed);
  const down = createValueNoise(seed + 1);
  const bend = (noise: Noise, x: number, y: number) =>
    noise(x / scale, y / scale) + 0.3 * noise((3 * x) / scale + 9, (3 * y) / scale + 9);
  return (x, y) => ({ x: x + reach * bend(across, x, y), y: y + reach * bend(down, x, y) });
}

/**
 * A terrain that is exactly as high as `peaks` say where they stand: hills reach into each other, so their own heights
 * are corrected until the sum fits (Gauss and Seidel; converges where hills stand further apart than they are wide).
 */
export function createHeightField(peaks: readonly Peak[], warp: Warp): HeightField {
  const move = createWarp(warp);
  const hills = peaks.map((peak) => ({ ...peak, ...move(peak.x, peak.y) }));
  const heightAt = (place: Point) =>
    hills.reduce((sum, { x, y, height, spread }) => {
      const squared = ((place.x - x) ** 2 + (place.y - y) ** 2) / (2 * spread * spread);
      return sum + height * Math.exp(-squared);
    }, 0);
  for (let round = 0; round < 60; round += 1) {
    peaks.forEach((peak, index) => {
      const hill = hills[index];
      if (hill) hill.height += peak.height - heightAt(hill);
    });
  }
  return (x, y) => heightAt(move(x, y));
}
