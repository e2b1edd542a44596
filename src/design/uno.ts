import { type CSSEntry, presetWind4, type Rule, type UserConfig, type Variant } from 'unocss';
import { chartStyles, drawingStyles } from './drawing-theme.ts';
import { fontFaces } from './fonts/faces.ts';
import {
  breakpoints,
  colours,
  containers,
  containerWidths,
  curve,
  durations,
  families,
  radius,
  shadows,
  spacing,
  surfaces,
  tints,
  typeScale,
  voices,
  wideDisplay,
} from './tokens.ts';
import { worldStyles } from './worlds.ts';

/** The tokens as custom properties, for utilities and the stylesheets beside this file. */
const tokenProperties: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries({ ...colours, ...surfaces, ...tints, white: 'white' }).map(([name, value]) => [
    `--colors-${name}`,
    value,
  ]),
  ...Object.entries(families).map(([name, value]) => [`--font-${name}`, value]),
  ...Object.entries({ spacing, radius, shadow: shadows, motion: { ...durations, curve } }).flatMap(
    ([kind, values]) => Object.entries(values).map(([name, value]) => [`--${kind}-${name}`, value]),
  ),
  ...Object.entries(typeScale).map(([name, { fontSize }]) => [`--text-${name}-fontSize`, fontSize]),
]);

/** Returns the properties of the voice that `text-display` has. */
const displayVoice = (name: keyof typeof voices) =>
  `--display-weight:${voices[name].weight};--display-stretch:${voices[name].stretch}`;

function tokenStyles(): string {
  const properties = Object.entries(tokenProperties).map(([name, value]) => `${name}:${value}`);
  // With reduced motion all durations from tokens are 0. No class can override that.
  const still = Object.keys(durations).map((name) => `--motion-${name}:0s`);
  const { from, fontSize } = wideDisplay;
  const wide = `@media (width >= ${from}){:root{--text-display-fontSize:${fontSize};${displayVoice('condensed')}}}`;
  return `:root{${properties.join(';')};${displayVoice('display')}}${wide}@media (prefers-reduced-motion:reduce){:root{${still.join(';')}}}`;
}

/** Drops theme properties that the tokens define, because UnoCSS would define them a second time. */
function dropTokenProperties(entry: CSSEntry): void {
  if (entry[0] in tokenProperties) entry[1] = undefined;
}

/**
 * Returns rules that convert `data-at` and `data-until` to `--at` and `--until`, because pages may have no style attributes: the
 * places 0 to 36, more than any scale of the site has.
 */
function placesOnScale(): string {
  const places = Array.from({ length: 37 }, (_, place) => place);
  return places.map((n) => `[data-at='${n}']{--at:${n}}[data-until='${n}']{--until:${n}}`).join('');
}

const containerPrefix = new RegExp(`^(max-)?(${containers.join('|')})-(\\w+):`);

/**
 * `page-lg:` and `max-page-lg:` apply from and below a width of a container. The widths are in rem, so a layout also adapts to
 * larger text.
 */
const containerVariant: Variant = {
  name: 'container-width',
  multiPass: true,
  match(matcher) {
    const [found, below, container = '', step = ''] = containerPrefix.exec(matcher) ?? [];
    const width = containerWidths[step];
    if (found === undefined || width === undefined) return matcher;
    const query = `@container ${container} (width ${below ? '<' : '>='} ${width}rem)`;
    return {
      matcher: matcher.slice(found.length),
      handle: (input, next) =>
        next({
          ...input,
          parent: `${input.parent ? `${input.parent} $$ ` : ''}${query}`,
          parentOrder: below ? 1000 - width : 1000 + width,
        }),
    };
  },
};

/**
 * `forced-colors:` and `print:` come after all other utilities, so that they win whatever rule sets the same property. The order of
 * their rules would otherwise depend on which preset has them.
 */
const lastMedia: Readonly<Record<string, string>> = {
  'forced-colors:': '@media (forced-colors: active)',
  'print:': '@media print',
};

const lastMediaVariant: Variant = {
  name: 'last-media',
  order: -1,
  match(matcher) {
    const [prefix, parent] = Object.entries(lastMedia).find(([name]) => matcher.startsWith(name)) ?? [];
    if (prefix === undefined || parent === undefined) return matcher;
    return {
      matcher: matcher.slice(prefix.length),
      handle: (input, next) =>
        next({
          ...input,
          parent: `${input.parent ? `${input.parent} $$ ` : ''}${parent}`,
          parentOrder: 3000,
        }),
    };
  },
};

/** The utilities of a colour: its names and what they set. */
const colourProperties = {
  text: 'color',
  bg: 'background-color',
  border: 'border-color',
  'border-t': 'border-top-color',
  'border-r': 'border-right-color',
  'border-b': 'border-bottom-color',
  'border-l': 'border-left-color',
  'border-y': 'border-block-color',
  outline: 'outline-color',
  decoration: 'text-decoration-color',
  accent: 'accent-color',
  fill: 'fill',
} as const;

const properties: Readonly<Record<string, string>> = { ...colourProperties, stroke: 'stroke' };

/** Colours of strokes that a forced canvas can swallow. Those of paper are left out, as they part shapes from each other. */
const isOwnStroke = (colour: string) => /^(?:slate|lagoon|reef|sun|ochre|contour|outline|link)/.test(colour);

/**
 * Utilities of the site's colours. Unlike the library's, which can be combined with an opacity, they set one property. Browsers give
 * text and borders the visitor's colours where colours are forced, but not strokes (CSS Color Adjustment), so strokes have
 * `--forced-stroke`. A part that keeps its colours keeps those of its strokes.
 */
const colourRules: Rule[] = Object.keys({ ...colours, ...surfaces, ...tints, white: '' }).flatMap(
  (colour): Rule[] => {
    const value = `var(--colors-${colour})`;
    const stroke = isOwnStroke(colour) ? `var(--forced-stroke, ${value})` : value;
    return [
      ...Object.entries(colourProperties).map(
        ([name, property]): Rule => [`${name}-${colour}`, { [property]: value }],
      ),
      [`stroke-${colour}`, { stroke }],
    ];
  },
);

/** Utilities of the font sizes with their line heights, which a `leading-` utility overrides. */
const textRules: Rule[] = Object.entries(typeScale).map(
  ([name, { lineHeight }]): Rule => [
    `text-${name}`,
    {
      'font-size': `var(--text-${name}-fontSize)`,
      'line-height': `var(--un-leading, ${lineHeight})`,
      ...(name === 'display' && {
        'font-weight': 'var(--display-weight)',
        'font-stretch': 'var(--display-stretch)',
      }),
    },
  ],
);

/** The configuration of UnoCSS: utilities and base styles from the tokens. */
export const unoConfig: UserConfig<object> = {
  // Without defaults for browsers without `@property`, which the site does not support (README). `reset.css` has the reset.
  presets: [
    presetWind4({ preflights: { reset: false, theme: { process: dropTokenProperties }, property: false } }),
  ],
  theme: {
    colors: { ...colours, ...surfaces, ...tints },
    // Replaces the library's list of system fonts, which the site does not use.
    font: { ...families, sans: families.text },
    text: typeScale,
    spacing,
    breakpoint: breakpoints,
    radius,
  },
  preflights: [
    { getCSS: tokenStyles },
    { getCSS: placesOnScale },
    { getCSS: worldStyles },
    { getCSS: drawingStyles },
    { getCSS: chartStyles },
    { getCSS: fontFaces },
  ],
  // Read from the file system, because most components are rendered at build only and not part of the browser's build.
  content: {
    pipeline: { include: [/\.tsx($|\?)/] },
    filesystem: ['src/**/*.tsx', '!src/**/*.{drawing,stories,test}.tsx'],
  },
  // Words of the code that the library takes for utilities; `blur` and `ring` would register 20 custom properties.
  blocklist: ['blur', 'ring', 'c-link', 'h1', 'h2', 'h3', 'h4', 'm-15', 'ms', 'tab'],
  rules: [
    ...Object.entries(voices).map(
      ([name, { weight, stretch }]): Rule => [
        `font-${name}`,
        { 'font-family': 'var(--font-display)', 'font-weight': weight, 'font-stretch': stretch },
      ],
    ),
    ...colourRules,
    // The visitor's own colours. Mixed with an opacity, they would no longer count as these.
    [
      /^(text|bg|border(?:-[trbly])?|outline|fill|stroke)-\[((?:Canvas|Highlight|Link|Button|Field|Gray)(?:Text)?)\]$/,
      ([, name = '', colour = '']) => ({ [properties[name] ?? name]: colour }),
    ],
    [
      /^stroke-([a-z-]+)\/(\d+)$/,
      ([, colour = '', share]) =>
        colour in colours
          ? {
              stroke: `var(--forced-stroke, color-mix(in oklab, var(--colors-${colour}) ${share}%, transparent))`,
            }
          : undefined,
    ],
    ...textRules,
    // For one figure or sentence of a page, as large as the window allows.
    [
      'text-monument',
      {
        'font-family': 'var(--font-display)',
        'font-size': 'clamp(min(4rem, 17vw), 1.4rem + 11vw, 10rem)',
        'font-weight': '700',
        'line-height': 'var(--un-leading, 0.9)',
        'letter-spacing': '-0.03em',
      },
    ],
    // Shorter than the library's rule, which can be combined with other variants of figures.
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
    ['forced-color-adjust-none', { 'forced-color-adjust': 'none', '--forced-stroke': 'initial' }],
  ],
  variants: [containerVariant, lastMediaVariant],
};
