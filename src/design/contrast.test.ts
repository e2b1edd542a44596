import { describe, expect, it } from 'vitest';
import { colours } from './tokens.ts';

/** Linear sRGB channels of a colour written as `oklch(0.45 0.09 200)`; what lies outside sRGB is cut off (CSS Color 4). */
function linearChannels(colour: string): readonly [number, number, number] {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] =
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour)?.slice(1).map(Number) ?? [];
  if (Number.isNaN(hue)) throw new Error(`${colour} is not written as oklch(lightness chroma hue).`);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [
    within(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    within(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    within(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function luminance(colour: string): number {
  const [red, green, blue] = linearChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours in OKLCH, from 1 to 21 (WCAG 2.2, "contrast ratio"). Throws for other notations. */
function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

type ColourName = keyof typeof colours;

interface ContrastPair {
  readonly colour: ColourName;
  readonly ground: ColourName;
  /** 7 for body copy, 4.5 for other text, 3 for rings and frames (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
  readonly atLeast: 7 | 4.5 | 3;
  readonly use: string;
}

/** The colours that stand on each other in the site, and what for. */
const contrastPairs: readonly ContrastPair[] = [
  { colour: 'ink', ground: 'paper', atLeast: 7, use: 'Body copy' },
  { colour: 'ink', ground: 'mist', atLeast: 7, use: 'Body copy, quiet section' },
  { colour: 'paper', ground: 'ink', atLeast: 7, use: 'Body copy, dark section' },
  { colour: 'slate', ground: 'paper', atLeast: 7, use: 'Second voice' },
  { colour: 'slate', ground: 'mist', atLeast: 7, use: 'Second voice, quiet section; disabled' },
  { colour: 'contour', ground: 'ink', atLeast: 7, use: 'Second voice, dark section' },
  { colour: 'lagoon', ground: 'paper', atLeast: 4.5, use: 'Link' },
  { colour: 'lagoon', ground: 'mist', atLeast: 4.5, use: 'Link, quiet section' },
  { colour: 'reef', ground: 'ink', atLeast: 4.5, use: 'Link, dark section' },
  { colour: 'ink', ground: 'signal', atLeast: 4.5, use: 'Book a Meeting' },
  { colour: 'ink', ground: 'signal-bright', atLeast: 4.5, use: 'Book a Meeting, pointed at' },
  { colour: 'paper', ground: 'slate', atLeast: 4.5, use: 'Solid button, pointed at' },
  { colour: 'paper', ground: 'lagoon', atLeast: 4.5, use: 'Help button, pointed at' },
  { colour: 'ink', ground: 'reef', atLeast: 4.5, use: 'Play' },
  { colour: 'ink', ground: 'sun', atLeast: 4.5, use: 'Highlight' },
  { colour: 'alarm', ground: 'paper', atLeast: 4.5, use: 'Error under a field' },
  { colour: 'alarm', ground: 'mist', atLeast: 4.5, use: 'Error, quiet section' },
  { colour: 'ink', ground: 'alarm-pale', atLeast: 7, use: 'Error summary' },
  { colour: 'outline', ground: 'paper', atLeast: 3, use: 'Frame of a field' },
  { colour: 'outline', ground: 'mist', atLeast: 3, use: 'Frame of a field, quiet section' },
  { colour: 'sun', ground: 'ink', atLeast: 3, use: 'Focus ring, dark section' },
];

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
