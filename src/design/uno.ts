import {
  type CSSEntry,
  type Postprocessor,
  presetIcons,
  presetWind4,
  type UserConfig,
  type Variant,
} from 'unocss';
import { drawingStyles } from './drawing-theme.ts';
import { fontFaces } from './fonts/faces.ts';
import { recurring } from './shortcuts.ts';
import {
  breakpoints,
  colours,
  containerWidths,
  durations,
  families,
  fixedText,
  leading,
  motion,
  radius,
  spacing,
  surfaces,
  tints,
  typeScale,
} from './tokens.ts';

/** Parts that appear in many places, and in the pages the functions write, under one name each. */
const shortcuts = {
  page: 'mx-auto w-full max-w-page px-5 sm:px-8',
  measure: 'max-w-[62ch]',
  eyebrow: 'font-display text-small font-600 tracking-wide text-lagoon',
  /** Room for a finger above and below the line, which the layout does not see (WCAG 2.2, 2.5.8). */
  'text-link':
    '-my-1 py-1 text-lagoon underline decoration-1 underline-offset-3 hover:decoration-2 active:text-inherit active:decoration-2',
  button:
    'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-ink bg-transparent px-5 py-2.5 text-center font-600 text-ink no-underline active:translate-y-px',
  'button-action': 'border-signal bg-signal text-ink',
  'button-solid': 'bg-ink text-paper',
  'button-quiet': 'border-contour',
  card: 'rounded-md border border-contour bg-paper p-6',
  badge: 'inline-block rounded-sm border border-contour bg-mist px-2 py-0.5 text-small font-600 text-ink',
  field: 'grid gap-1.5',
  'field-label': 'font-600 text-ink',
  'field-input':
    'min-h-11 w-full rounded-md border border-outline bg-white px-3 py-2 text-ink enabled:hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-dashed disabled:border-outline disabled:bg-mist disabled:text-slate',
  'field-error':
    "flex items-baseline gap-[0.5em] font-600 text-small text-alarm before:grid before:size-[1.25em] before:flex-none before:place-items-center before:rounded-full before:bg-alarm before:text-paper before:leading-none before:[content:'!'_/_'']",
  'error-summary':
    'rounded-md border-2 border-alarm bg-alarm-pale p-4 text-ink [&_h2]:mb-1 [&_h2]:text-heading [&_h2]:font-700 [&_ul]:mt-2 [&_ul]:pl-5 [&_ul]:list-disc',
  'form-note': 'text-small text-slate',
  honeypot: 'absolute -left-2500 h-px w-px overflow-hidden',
  'visually-hidden': 'sr-only',
  /** The pages that the functions write: a form with what was wrong, or one sentence. */
  'page-form':
    'mx-auto grid w-full max-w-160 gap-6 px-5 pt-10 pb-16 text-body sm:px-8 [&_h1]:text-headline [&_h1]:font-700 [&_h1]:leading-[1.06] [&_form]:grid [&_form]:justify-items-start [&_form]:gap-5 [&_.field]:w-full',
  'page-form-header': 'mx-auto w-full max-w-160 px-5 pt-8 sm:px-8',
} as const;

/** The tokens as custom properties, for utilities and the stylesheets beside this file. */
const tokenProperties: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries({ ...colours, ...surfaces }).map(([name, value]) => [`--colors-${name}`, value]),
  ...Object.entries(families).map(([name, value]) => [`--font-${name}`, value]),
  ...Object.entries({ spacing, radius, motion }).flatMap(([kind, values]) =>
    Object.entries(values).map(([name, value]) => [`--${kind}-${name}`, value]),
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

/**
 * `page-lg:` and `max-page-lg:`: from and below a width of the container of that name, in rem: unlike the window's
 * widths they also see text that is larger than usual.
 */
const containerVariant: Variant = {
  name: 'container-width',
  multiPass: true,
  match(matcher) {
    const [found, below, container = '', step = ''] =
      /^(max-)?(page|screen|header)-(\w+):/.exec(matcher) ?? [];
    const width = containerWidths[container]?.[step];
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

/** Every icon is a mask over a background; only which one differs from icon to icon. */
const iconStyles =
  "[class*='i-lucide-']{mask:var(--un-icon) 0 0/100% 100% no-repeat;width:1.25em;height:1.25em;background-color:currentColor}";

/** What the theme's properties stand for that only one or two utilities name. */
const literals: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(typeScale).map(([name, { lineHeight }]) => [
    `var(--text-${name}-lineHeight)`,
    lineHeight,
  ]),
  ...Object.entries(fixedText).map(([name, { fontSize }]) => [`var(--text-${name}-fontSize)`, fontSize]),
  ...Object.entries(leading).map(([name, height]) => [`var(--leading-${name})`, height]),
  ['var(--un-outline-style)', 'solid'],
]);

/**
 * Says what a utility does in fewer bytes: colours without the opacity that no utility here changes (and without the copy
 * for browsers that cannot mix colours), steps of space in rem, sizes of text without line heights that the theme does not
 * give them, and icons without what they share.
 */
const shorten: Postprocessor = (utility) => {
  if (utility.parent?.includes('@supports (color: color-mix')) utility.entries = [];
  const isIcon = utility.entries.some(([property]) => property === '--un-icon');
  utility.entries = utility.entries.filter(([property, value]) => {
    const [size] = /var\(--text-[\w-]+-lineHeight\)/.exec(String(value)) ?? [];
    const kept = !/^--un-[\w-]+-opacity$/.test(property) && (size === undefined || size in literals);
    return isIcon ? property === '--un-icon' : kept;
  });
  for (const entry of utility.entries) {
    if (typeof entry[1] !== 'string') continue;
    entry[1] = entry[1]
      .replace(/^color-mix\(in \w+, (.+) var\(--un-[\w-]+-opacity\), transparent\)$/, '$1')
      .replace(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, steps) => `${Number(steps) / 4}rem`)
      .replace(/ (?:width|height)='[\d.]+em'/g, '')
      .replace(/var\(--un-(?:ease|duration), (var\([\w-]+\))\)/, '$1')
      .replace(/var\(--[\w-]+\)/g, (name) => literals[name] ?? name);
  }
};

const wind = presetWind4({ preflights: { reset: true, theme: { process: leaveToTokens } } });
/**
 * Its reset begins with system fonts for the whole page, which `base.css` sets in the site's, and with styles for two
 * pseudo-elements of every element, whether there are any: that doubles the time in which a page gets its styles.
 * So a pseudo-element with a border names the border's style and the widths of all four sides itself.
 */
const preflights = wind.preflights?.map(({ getCSS, ...preflight }) => ({
  ...preflight,
  getCSS: async (context: Parameters<typeof getCSS>[0]) =>
    (await getCSS(context))
      ?.replace(/font-family: var\(\s*--default-font-family,[\s\S]*?(?=-webkit-tap)/, '')
      .replace(/\*,\s*::after,\s*::before,\s*::backdrop,/, '*,'),
}));

/** The styles of the site: utilities from the tokens, icons as CSS masks (no JavaScript). */
export const unoConfig: UserConfig<object> = {
  presets: [{ ...wind, ...(preflights && { preflights }) }, presetIcons({ scale: 1.25 })],
  theme: {
    leading,
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
    { getCSS: drawingStyles },
    { getCSS: () => iconStyles },
    { getCSS: fontFaces },
  ],
  // Content files are read too: marketers name icons in them.
  content: { pipeline: { include: [/\.tsx($|\?)/, /\.yaml($|\?)/] } },
  // No text joins it with other variants of figures.
  rules: [['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }]],
  variants: [containerVariant],
  shortcuts: { ...recurring, ...shortcuts },
  postprocess: shorten,
  safelist: [
    'page-form page-form-header field field-label field-input field-error error-summary form-note honeypot',
    'button button-action text-link visually-hidden font-display text-headline text-title text-lead grid gap-4 gap-6',
  ].flatMap((names) => names.split(' ')),
};
