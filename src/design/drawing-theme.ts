import { formatHex } from 'culori';
import { colours, families } from './tokens.ts';
import { type World, worldColours, worldNames, worldTones } from './worlds.ts';

export type DrawingBackground = 'paper' | 'ink';

/** The colours of drawings by their role, on both backgrounds (OKLCH). */
export const tones = {
  paper: {
    ink: colours.ink,
    muted: colours.slate,
    line: colours.lagoon,
    fine: 'oklch(0.66 0.07 200)',
    hair: colours.contour,
    tint: colours.mist,
    sand: 'oklch(0.945 0.05 90)',
    land: colours.paper,
    background: colours.paper,
    sun: colours.sun,
  },
  ink: {
    ink: colours.paper,
    muted: colours.contour,
    line: colours.reef,
    fine: 'oklch(0.58 0.08 195)',
    hair: 'oklch(0.37 0.04 225)',
    tint: 'oklch(0.27 0.045 235)',
    sand: 'oklch(0.41 0.045 85)',
    land: 'oklch(0.32 0.05 215)',
    background: colours.ink,
    sun: colours.sun,
  },
} as const;

export type Tone = keyof (typeof tones)['paper'];

/** Line widths in user units. `dot` is for dots, `heavy` and `glow` are for casings under lines. */
export const weights = {
  hairline: 0.75,
  thin: 1,
  medium: 1.5,
  bold: 2,
  dot: 2.75,
  heavy: 5,
  glow: 9,
} as const;

export type Weight = keyof typeof weights;

interface TextLook {
  /** Font size in user units in a wide chart. */
  readonly size: number;
  /** Font size in user units on a phone, where a full chart is shown at about 0.6 of its size. */
  readonly phone: number;
  readonly weight?: number;
  readonly family?: 'display' | 'code';
  /** Letter spacing in user units. */
  readonly spacing?: number;
}

/** The text styles of drawings. `more` is for the second line of another text. */
const texts = {
  label: { size: 12.5, phone: 18 },
  small: { size: 11.5, phone: 18 },
  strong: { size: 13.5, phone: 18, weight: 600 },
  title: { size: 17, phone: 25, weight: 700, family: 'display' },
  figure: { size: 24, phone: 25, weight: 700, family: 'display' },
  station: { size: 30, phone: 36, weight: 700, family: 'display' },
  code: { size: 11.5, phone: 18, family: 'code' },
  curved: { size: 11, phone: 18, weight: 600, spacing: 1.4 },
  more: { size: 11.5, phone: 17.6 },
} as const satisfies Readonly<Record<string, TextLook>>;

export type TextSize = keyof typeof texts;

/** Converts a CSS colour to `#rrggbb`, for renderers without stylesheets. Throws if it is not a colour. */
export function hexOf(colour: string): string {
  const hex = formatHex(colour);
  if (!hex) throw new Error(`Not a colour: ${colour}.`);
  return hex;
}

/** Returns the tones on a background, in the colours of a product's world or of the site. */
export function tonesOf(background: DrawingBackground, world?: World): Readonly<Record<Tone, string>> {
  if (world === undefined) return tones[background];
  const { lagoon, reef, mist, deep } = worldColours(world);
  const own = worldTones(world);
  return background === 'ink'
    ? { ...tones.ink, ...own.ink, line: reef, background: deep }
    : { ...tones.paper, ...own.paper, line: lagoon, tint: mist };
}

/** Returns a tone's colour on a background as `#rrggbb`. */
export function toneHex(tone: Tone, background: DrawingBackground, world?: World): string {
  return hexOf(tonesOf(background, world)[tone]);
}

const fonts = { display: families.display, text: families.text, code: 'ui-monospace, monospace' } as const;

// A chart in the page has the background of its section.
const propertiesOf = (background: DrawingBackground, world?: World) =>
  Object.entries(tonesOf(background, world))
    .filter(([tone, colour]) => world === undefined || colour !== tones[background][tone as Tone])
    .map(([tone, colour]) => `--chart-${tone}:${tone === 'background' ? 'var(--colors-background)' : colour}`)
    .join(';');

/** Returns CSS classes for tones and line widths. Other styles of drawings are in `drawings.css`. */
export function drawingStyles(): string {
  return [
    `.chart{${propertiesOf('paper')}}@media not print{.chart[data-background=ink]{${propertiesOf('ink')}}}`,
    ...Object.keys(tones.paper).map(
      (tone) => `.cs-${tone}{stroke:var(--chart-${tone})}.chart .cf-${tone}{fill:var(--chart-${tone})}`,
    ),
    ...Object.entries(weights).map(([weight, width]) => `.cw-${weight}{stroke-width:${width}px}`),
  ].join('');
}

/**
 * Returns CSS classes for the texts of charts, and the tones of products. Other styles of charts are in `charts.css`. A page's
 * stylesheet may enlarge the texts by a factor, `--chart-text`.
 */
export function chartStyles(): string {
  const scaled = (size: number) => `font-size:calc(${size}px*var(--chart-text,1))`;
  const look = ({ size, weight, family, spacing }: TextLook) =>
    `${scaled(size)}${weight ? `;font-weight:${weight}` : ''}${family ? `;font-family:${fonts[family]}` : ''}${spacing ? `;letter-spacing:${spacing}px` : ''}`;
  const sizes = Object.entries<TextLook>(texts);
  return [
    ...worldNames.map(
      (world) =>
        `[data-world=${world}] .chart{${propertiesOf('paper', world)}}@media not print{[data-world=${world}] .chart[data-background=ink]{${propertiesOf('ink', world)}}}`,
    ),
    `.chart text{fill:var(--chart-ink);font-family:${fonts.text};font-variant-numeric:tabular-nums;${look(texts.label)}}`,
    `.chart tspan{fill:var(--chart-muted);font-family:${fonts.text};font-weight:400}`,
    ...sizes.slice(1).map(([name, text]) => `.chart .ct-${name}{${look(text)}}`),
    `@container (max-width:430px){${sizes
      .map(([name, { phone }]) => `.chart ${name === 'label' ? 'text' : `.ct-${name}`}{${scaled(phone)}}`)
      .join('')}}`,
  ].join('');
}
