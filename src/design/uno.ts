import {
  type CSSEntry,
  type Postprocessor,
  presetWind4,
  type Rule,
  type UserConfig,
  type Variant,
} from 'unocss';
import { drawingStyles } from './drawing-theme.ts';
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
  ...Object.entries({ ...colours, ...surfaces }).map(([name, value]) => [`--colors-${name}`, value]),
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

/** Returns rules that convert `data-at` and `data-until` to `--at` and `--until`, because pages may have no style attributes. */
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

/** Without defaults for browsers without `@property`, which the site does not support (README). */
const wind = presetWind4({
  preflights: { reset: true, theme: { process: dropTokenProperties }, property: false },
});

/** Values of theme properties that only one or two utilities use, so that the values themselves are shorter. */
const literals: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(typeScale).map(([name, { lineHeight }]) => [
    `var(--text-${name}-lineHeight)`,
    lineHeight,
  ]),
  ...Object.entries(wind.theme?.leading ?? {}).map(([name, height]) => [`var(--leading-${name})`, height]),
  ['var(--un-outline-style)', 'solid'],
]);

/**
 * Shortens the CSS of a utility: colours without opacity, which no utility here changes, and without the fallback for browsers
 * without `color-mix`; spaces in rem; font sizes without line heights that the theme does not define.
 */
const shorten: Postprocessor = (utility) => {
  if (utility.parent?.includes('@supports (color: color-mix')) utility.entries = [];
  utility.entries = utility.entries.filter(([property, value]) => {
    const [size] = /var\(--text-[\w-]+-lineHeight\)/.exec(String(value)) ?? [];
    return !/^--un-[\w-]+-opacity$/.test(property) && (size === undefined || size in literals);
  });
  for (const entry of utility.entries) {
    if (typeof entry[1] !== 'string') continue;
    entry[1] = entry[1]
      .replace(/^color-mix\(in \w+, (.+) var\(--un-[\w-]+-opacity\), transparent\)$/, '$1')
      .replace(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, steps) => `${Number(steps) / 4}rem`)
      .replace(/var\(--un-(?:ease|duration), (var\([\w-]+\))\)/, '$1')
      .replace(/var\(--[\w-]+\)/g, (name) => literals[name] ?? name);
  }
};

/** Colours of strokes that a forced canvas can swallow. Those of paper are left out, as they part shapes from each other. */
const ownStroke = /^var\(--colors-(?:slate|lagoon|reef|sun|ochre|contour|outline|link)[\w-]*\)$/;

/**
 * Has strokes take the visitor's colour where colours are forced: browsers do that for text and borders only (CSS Color
 * Adjustment). A part that keeps its colours keeps those of its strokes.
 */
const forceStrokes: Postprocessor = ({ entries }) => {
  for (const entry of entries) {
    if (entry[0] === 'stroke' && ownStroke.test(String(entry[1])))
      entry[1] = `var(--forced-stroke,${entry[1]})`;
  }
  if (entries.some(([property, value]) => property === 'forced-color-adjust' && value === 'none'))
    entries.push(['--forced-stroke', 'initial']);
};

/**
 * Puts the reset into the layer `base`, below the layer `components` of the CSS modules. Utilities are in no layer, so they
 * override both. Removes three parts of the reset:
 * - system fonts, because `base.css` sets the site's
 * - styles for `::before` and `::after` of every element, which double the time for styling a page; so a pseudo-element with a
 *   border has to set its style and the widths of all four sides
 * - Firefox's focus ring
 */
const preflights = wind.preflights?.map(({ getCSS, ...preflight }) => ({
  ...preflight,
  getCSS: async (context: Parameters<typeof getCSS>[0]) => {
    const css = (await getCSS(context))
      ?.replace(/font-family: var\(\s*--default-font-family,[\s\S]*?(?=-webkit-tap)/, '')
      .replace(/\*,\s*::after,\s*::before,\s*::backdrop,/, '*,')
      .replace(/:-moz-focusring[^{]*\{[^}]*\}/, '');
    return css && preflight.layer === 'base' ? `@layer base{${css}}` : css;
  },
}));

/** The configuration of UnoCSS: utilities and base styles from the tokens. */
export const unoConfig: UserConfig<object> = {
  presets: [{ ...wind, ...(preflights && { preflights }) }],
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
    { getCSS: fontFaces },
  ],
  // Read from the file system, because most components are rendered at build only and not part of the browser's build.
  content: {
    pipeline: { include: [/\.tsx($|\?)/] },
    filesystem: ['src/**/*.tsx', '!src/**/*.{drawing,stories,test}.tsx'],
  },
  rules: [
    ...Object.entries(voices).map(
      ([name, { weight, stretch }]): Rule => [
        `font-${name}`,
        { 'font-family': 'var(--font-display)', 'font-weight': weight, 'font-stretch': stretch },
      ],
    ),
    [
      'text-display',
      {
        'font-size': 'var(--text-display-fontSize)',
        'font-weight': 'var(--display-weight)',
        'font-stretch': 'var(--display-stretch)',
        'line-height': `var(--un-leading, ${typeScale.display.lineHeight})`,
      },
    ],
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
  ],
  variants: [containerVariant],
  postprocess: [shorten, forceStrokes],
};
