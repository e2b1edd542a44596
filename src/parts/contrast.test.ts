import { describe, expect, it } from 'vitest';
import { colours } from '../design/tokens.ts';
import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';

describe('contrast of two OKLCH colours', () => {
  it('is 21 between white and black and 1 with itself', () => {
    expect(contrastRatio('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 3);
    expect(contrastRatio(colours.signal, colours.signal)).toBe(1);
  });

  it('is what other calculators say of the same colours in sRGB', () => {
    // #767676 on white is the best-known pair at the limit: 4.54. Pure red on white: 4.00.
    expect(contrastRatio('oklch(0.5656 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1);
    expect(contrastRatio('oklch(0.62796 0.25768 29.234)', 'oklch(1 0 0)')).toBeCloseTo(4, 1);
  });

  it('refuses another notation in one sentence', () => {
    expect(() => contrastRatio('#fff', colours.ink)).toThrow(
      '#fff is not written as oklch(lightness chroma hue).',
    );
  });
});

describe('the colours of the site', () => {
  it.each(contrastPairs)(
    '$colour on $ground ($use) has at least $atLeast:1',
    ({ colour, ground, atLeast }) => {
      expect(contrastRatio(colours[colour], colours[ground])).toBeGreaterThanOrEqual(atLeast);
    },
  );
});
