/** Colours of the skills atlas, in OKLCH. Text pairs keep at least 4.5:1, body copy 7:1 (WCAG 2.2, 1.4.3 and 1.4.6). */
export const colours = {
  ink: 'oklch(0.22 0.04 240)',
  slate: 'oklch(0.4 0.035 235)',
  paper: 'oklch(0.985 0.006 95)',
  mist: 'oklch(0.95 0.012 200)',
  lagoon: 'oklch(0.45 0.09 200)',
  reef: 'oklch(0.8 0.12 185)',
  /** The action colour, for Book a Meeting only. */
  signal: 'oklch(0.66 0.19 40)',
  /** The action colour under the pointer. It is lighter, because ink on a darker colour has less than 4.5:1. */
  'signal-bright': 'oklch(0.74 0.165 47)',
  sun: 'oklch(0.86 0.14 88)',
  /** The hue of `sun` for bars and lines with 3:1 on paper (WCAG 2.2, 1.4.11). */
  ochre: 'oklch(0.62 0.12 80)',
  contour: 'oklch(0.85 0.02 200)',
  outline: 'oklch(0.55 0.03 220)',
  alarm: 'oklch(0.47 0.17 27)',
  'alarm-pale': 'oklch(0.955 0.025 30)',
} as const;

/** The site's seven font sizes. All but the smallest grow with the window. */
export const typeScale = {
  /** Small print, labels and product screens. */
  small: { fontSize: '0.875rem', lineHeight: '1.5' },
  body: { fontSize: 'clamp(1rem, 0.98rem + 0.1vw, 1.0625rem)', lineHeight: '1.55' },
  lead: { fontSize: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.3125rem)', lineHeight: '1.5' },
  heading: { fontSize: 'clamp(1.25rem, 1.18rem + 0.3vw, 1.5rem)', lineHeight: '1.2' },
  title: { fontSize: 'clamp(1.75rem, 1.52rem + 0.93vw, 2.5rem)', lineHeight: '1.1' },
  headline: { fontSize: 'clamp(2.25rem, 1.72rem + 2.17vw, 4rem)', lineHeight: '1.04' },
  display: { fontSize: 'clamp(2.75rem, 1.45rem + 4.7vw, 5.5rem)', lineHeight: '0.98' },
} as const;

/**
 * From this width of the window on, the largest size is set in the condensed voice, up to 112 px at 1680 px, with as many letters a
 * line as before.
 */
export const wideDisplay = { from: '90rem', fontSize: 'clamp(5.5rem, 7.25vw - 0.6rem, 7rem)' } as const;

/** Weights and widths of the display font: headings, very large text and figures, and statements of one or two sentences. */
export const voices = {
  display: { weight: '700', stretch: '100%' },
  condensed: { weight: '800', stretch: '75%' },
  statement: { weight: '300', stretch: '100%' },
} as const;

export const families = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Bricolage Android', sans-serif",
  text: "'Instrument Sans Variable', 'Instrument Fallback', 'Instrument Android', sans-serif",
} as const;

/** Page widths at which the layout changes, in pixels. */
export const breakpoints = { sm: '640px', md: '768px', lg: '1024px' } as const;

/**
 * Named spaces besides the multiples of a quarter rem:
 * - `band`, `neighbour`, `block`, `part`: vertical space around sections, between two sections on one background, between a heading
 *   and its content, and between parts
 * - `gutter`, `gutter-wide`: between columns
 * - `page`, `measure`: the maximum width of a page and of a line
 * - `edge`: from the window's edge to the page's content, in `cqw` because `vw` includes the scrollbar
 */
export const spacing = {
  band: 'clamp(2.5rem, 1rem + 6.2vw, 6rem)',
  neighbour: 'clamp(3rem, 2.6rem + 1.75vw, 4rem)',
  block: 'clamp(1.75rem, 1.1rem + 2.9vw, 4rem)',
  part: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.75rem)',
  gutter: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  'gutter-wide': 'clamp(2rem, 1.5rem + 2vw, 3rem)',
  /** `panel` is the padding of a frame, `hero` the space from the window's top to the first words of a page. */
  panel: 'clamp(1.25rem, 3vw, 2.25rem)',
  hero: 'clamp(6.75rem, 5.5rem + 3.5vw, 9rem)',
  page: 'clamp(75rem, 78vw, 84rem)',
  measure: '58ch',
  edge: 'max(2rem, 50cqw - var(--spacing-page) / 2 + 2rem)',
} as const;

/** Corner radii: `sm` for badges and marks, `md` for fields, buttons and frames. */
export const radius = { sm: '2px', md: '4px' } as const;

/** Shadows of elements above the page. */
export const shadows = { floating: '0 12px 32px oklch(0.22 0.04 240 / 0.2)' } as const;

/** Durations of a response to the pointer, of a bar that grows to its value, of a chart that draws itself, and of a spinner's turn. */
export const durations = { quick: '140ms', settle: '240ms', draw: '700ms', spin: '800ms' } as const;

/** The timing function of all motion. */
export const curve = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** The colours on the background paper. Sections on another background redefine them. */
export const surfaces = {
  background: colours.paper,
  foreground: colours.ink,
  muted: colours.slate,
  line: colours.contour,
  link: colours.lagoon,
  ring: colours.lagoon,
} as const;

/** Lighter tones of a colour for bands, bars and cells. `soft` is stronger than `pale`. */
export const tints = {
  'lagoon-pale': 'oklch(0.89 0.04 200)',
  'lagoon-soft': 'oklch(0.8 0.065 200)',
  'sun-pale': 'oklch(0.96 0.04 90)',
} as const;

/** Container widths in rem at which a layout changes, for variants such as `page-lg:`, `header-lg:` and `mockup-lg:`. */
export const containerWidths: Readonly<Record<string, number>> = {
  '3xs': 18,
  '2xs': 24,
  xs: 30,
  sm: 40,
  md: 46,
  lg: 60,
  xl: 70,
};

/** The containers of layouts: the page's `main`, the header, and the frame of a product's mock-up. */
export const containers = ['page', 'header', 'mockup'] as const;
