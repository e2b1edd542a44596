import { createRandom } from './random.ts';

/** A smooth function of the plane; its values lie between -1 and 1. */
export type Noise = (x: number, y: number) => number;

const side = 64;

function ease(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** Value noise with hills about one unit wide: random heights on a grid, joined smoothly (repeats every 64 units). */
export function createValueNoise(seed: number): Noise {
  const random = createRandom(seed);
  const heights = Float32Array.from({ length: side * side }, () => random.between(-1, 1));
  const heightAt = (column: number, row: number) =>
    heights[(row & (side - 1)) * side + (column & (side - 1))] ?? 0;
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = ease(x - column);
    const down = ease(y - row);
    const top = heightAt(column, row) * (1 - across) + heightAt(column + 1, row) * across;
    const bottom = heightAt(column, row + 1) * (1 - across) + heightAt(column + 1, row + 1) * across;
    return top * (1 - down) + bottom * down;
  };
}

/** Noise in octaves, each twice as fine and half as high as the one before; between -2 and 2. */
export function createFractalNoise(seed: number, octaves: number): Noise {
  const noise = createValueNoise(seed);
  return (x, y) =>
    Array.from({ length: octaves }, (_, octave) => {
      const scale = 2 ** octave;
      return noise(x * scale + 5.3 * octave, y * scale + 2.9 * octave) / scale;
    }).reduce((sum, value) => sum + value, 0);
}
