import { type CSSEntry, type Postprocessor, presetWind4, type UserConfig, type Variant } from 'unocss';
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
  fixedText,
  radius,
  shadows,
  spacing,
  surfaces,
  tints,
  typeScale,
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

function tokenStyles(): string {
  const properties = Object.entries(tokenProperties).map(([name, value]) => `${name}:${value}`);
  // Whatever takes its time from a token stands still for who asked for that; the tokens' own rule loses to no class.
  const still = Object.keys(durations).map((name) => `--motion-${name}:0s`);
  return `:root{${properties.join(';')}}@media (prefers-reduced-motion:reduce){:root{${still.join(';')}}}`;
}

/** Utilities bring the properties of the theme that they use: not a second time those above. */
function leaveToTokens(entry: CSSEntry): void {
  if (entry[0] in tokenProperties) entry[1] = undefined;
}

/** Places on a scale, `data-at` and `data-until`, as numbers of the style: no page may carry a style attribute. */
function placesOnScale(): string {
  const places = Array.from({ length: 37 }, (_, place) => place);
  return places.map((n) => `[data-at='${n}']{--at:${n}}[data-until='${n}']{--until:${n}}`).join('');
}

const containerPrefix = new RegExp(`^(max-)?(${containers.join('|')})-(\\w+):`);

/**
 * `page-lg:` and `max-page-lg:` apply from and below a width of the container of that name. The widths are in rem, so a layout
 * also changes where text is larger than usual.
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

/** Browsers that know no `@property` are older than those that the README names. */
const wind = presetWind4({ preflights: { reset: true, theme: { process: leaveToTokens }, property: false } });

/** What the theme's properties stand for that only one or two utilities name. */
const literals: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(typeScale).map(([name, { lineHeight }]) => [
    `var(--text-${name}-lineHeight)`,
    lineHeight,
  ]),
  ...Object.entries(fixedText).map(([name, { fontSize }]) => [`var(--text-${name}-fontSize)`, fontSize]),
  ...Object.entries(wind.theme?.leading ?? {}).map(([name, height]) => [`var(--leading-${name})`, height]),
  ['var(--un-outline-style)', 'solid'],
]);

/**
 * Says what a utility does in fewer bytes: colours without the opacity that no utility here changes (and without the copy
 * for browsers that cannot mix colours), steps of space in rem, and sizes of text without line heights that the theme does
 * not give them.
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

/**
 * The reset stands in the layer `base`, below the layer `components` of the CSS modules; utilities stand in none, so they win
 * over both. It begins with system fonts for the whole page, which `base.css` sets in the site's, and with styles for two
 * pseudo-elements of every element, whether there are any: that doubles the time in which a page gets its styles.
 * So a pseudo-element with a border names the border's style and the widths of all four sides itself. It also has Firefox ring
 * what is focused in its own way.
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

/** The styles of the site: utilities from the tokens. */
export const unoConfig: UserConfig<object> = {
  presets: [{ ...wind, ...(preflights && { preflights }) }],
  theme: {
    colors: { ...colours, ...surfaces, ...tints },
    // The library's own list of system fonts is nowhere in use.
    font: { ...families, sans: families.text },
    text: { ...typeScale, ...fixedText },
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
  // Most components are rendered at build only, so the browser's build does not meet them.
  content: {
    pipeline: { include: [/\.tsx($|\?)/] },
    filesystem: ['src/**/*.tsx', '!src/**/*.{drawing,stories,test}.tsx'],
  },
  rules: [
    // The display face has one cut.
    ['font-display', { 'font-family': 'var(--font-display)', 'font-weight': '700' }],
    // One figure or sentence of a page, as large as its window lets it.
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
    // No text joins it with other variants of figures.
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
  ],
  variants: [containerVariant],
  postprocess: shorten,
};
