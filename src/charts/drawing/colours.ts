import { colours } from '../../design/tokens.ts';
import type { Tone } from './drawing.ts';

export type Ground = 'paper' | 'ink';

/** The tones in OKLCH on both grounds; `charts.css` says the same and a test holds them together. */
export const chartColours: Readonly<Record<Ground, Readonly<Record<Tone, string>>>> = {
  paper: {
    ink: colours.ink,
    quiet: colours.slate,
    line: colours.lagoon,
    fine: 'oklch(0.66 0.07 200)',
    hair: colours.contour,
    tint: colours.mist,
    sand: 'oklch(0.945 0.05 90)',
    land: colours.paper,
    ground: colours.paper,
    sun: colours.sun,
    signal: colours.signal,
  },
  ink: {
    ink: colours.paper,
    quiet: colours.contour,
    line: colours.reef,
    fine: 'oklch(0.58 0.08 195)',
    hair: 'oklch(0.37 0.04 225)',
    tint: 'oklch(0.27 0.045 235)',
    sand: 'oklch(0.41 0.045 85)',
    land: 'oklch(0.32 0.05 215)',
    ground: colours.ink,
    sun: colours.sun,
    signal: colours.signal,
  },
};

function gamma(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** `oklch(L C H)` as `#rrggbb`, cut to sRGB (CSS Color 4, 10; matrices by Ottosson, 2020). Throws on other notations. */
export function hexadecimal(colour: string): string {
  const [lightness, chroma, hue] =
    colour
      .match(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/)
      ?.slice(1)
      .map(Number) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new Error(`Not a colour of the form oklch(L C H): ${colour}.`);
  }
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((value) =>
      Math.round(gamma(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The tone's colour on a ground, as `#rrggbb`. */
export function chartColour(tone: Tone, ground: Ground): string {
  return hexadecimal(chartColours[ground][tone]);
}
