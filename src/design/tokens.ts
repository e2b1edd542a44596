/** Colours of the skills atlas, in OKLCH. Text pairs keep at least 4.5:1, body copy 7:1 (WCAG 2.2, 1.4.3 and 1.4.6). */
export const colours = {
  ink: 'oklch(0.22 0.04 240)',
  slate: 'oklch(0.4 0.035 235)',
  paper: 'oklch(0.985 0.006 95)',
  mist: 'oklch(0.95 0.012 200)',
  lagoon: 'oklch(0.45 0.09 200)',
  reef: 'oklch(0.8 0.12 185)',
  /** The one action colour: Book a Meeting and nothing else competes with it. */
  signal: 'oklch(0.66 0.19 40)',
  /** The action colour under a pointer: lighter, as ink on anything deeper falls under 4.5:1. */
  'signal-bright': 'oklch(0.74 0.165 47)',
  sun: 'oklch(0.86 0.14 88)',
  /** Bars and lines in the sun's hue that keep 3:1 on paper (WCAG 2.2, 1.4.11). */
  ochre: 'oklch(0.62 0.12 80)',
  contour: 'oklch(0.85 0.02 200)',
  outline: 'oklch(0.55 0.03 220)',
  alarm: 'oklch(0.47 0.17 27)',
  'alarm-pale': 'oklch(0.955 0.025 30)',
} as const;

/** Seven fluid steps: `clamp(smallest, slope, largest)` between 390 and 1280 px wide pages. */
export const typeScale = {
  small: { fontSize: 'clamp(0.875rem, 0.86rem + 0.07vw, 0.9375rem)', lineHeight: '1.5' },
  body: { fontSize: 'clamp(1rem, 0.98rem + 0.1vw, 1.0625rem)', lineHeight: '1.55' },
  lead: { fontSize: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.3125rem)', lineHeight: '1.5' },
  heading: { fontSize: 'clamp(1.25rem, 1.18rem + 0.3vw, 1.5rem)', lineHeight: '1.2' },
  title: { fontSize: 'clamp(1.625rem, 1.45rem + 0.8vw, 2.25rem)', lineHeight: '1.1' },
  headline: { fontSize: 'clamp(2rem, 1.55rem + 1.9vw, 3.5rem)', lineHeight: '1.04' },
  display: { fontSize: 'clamp(2.75rem, 1.45rem + 4.7vw, clamp(5.2rem, 5.45vw, 5.5rem))', lineHeight: '0.98' },
} as const;

export const families = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Bricolage Android', sans-serif",
  text: "'Instrument Sans Variable', 'Instrument Fallback', 'Instrument Android', sans-serif",
} as const;

/** Page widths at which the layout changes, in pixels. */
export const breakpoints = { sm: '640px', md: '768px', lg: '1024px' } as const;

/**
 * Named steps of space beside the multiples of a quarter rem: four of vertical rhythm (around sections, between two on one
 * background, between a heading and its content, between parts), the gap between the grid's columns, the widest page, the longest line, and the
 * way from the window's edge to it. That one measures the page, as `vw` counts a scrollbar that takes room.
 */
export const spacing = {
  band: 'clamp(2.5rem, 1rem + 6.2vw, 6rem)',
  neighbour: 'clamp(3rem, 2.6rem + 1.75vw, 4rem)',
  block: 'clamp(1.75rem, 1.1rem + 2.9vw, 4rem)',
  part: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.75rem)',
  gutter: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  'gutter-wide': 'clamp(2rem, 1.5rem + 2vw, 3rem)',
  /** Inside a frame, and from the window's top to a page's first words below the header. */
  panel: 'clamp(1.25rem, 3vw, 2.25rem)',
  hero: 'clamp(6.75rem, 5.5rem + 3.5vw, 9rem)',
  page: 'clamp(75rem, 78vw, 84rem)',
  measure: '58ch',
  edge: 'max(2rem, 50cqw - var(--spacing-page) / 2 + 2rem)',
} as const;

/** Corners: `sm` for badges and marks, `md` for fields, buttons and frames. */
export const radius = { sm: '2px', md: '4px' } as const;

/** Under what lies over the page. */
export const shadows = { floating: '0 12px 32px oklch(0.22 0.04 240 / 0.2)' } as const;

/** How long movements take: answering a pointer, a bar's way to its value, a chart's first drawing, a busy mark's turn. */
export const durations = { quick: '140ms', settle: '240ms', draw: '700ms', spin: '800ms' } as const;

/** The curve that movements follow. */
export const curve = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** Colours of the background a section stands on; a section on another background sets them anew. */
export const surfaces = {
  background: colours.paper,
  foreground: colours.ink,
  muted: colours.slate,
  line: colours.contour,
  link: colours.lagoon,
  ring: colours.lagoon,
} as const;

/** Lighter tones of a colour for areas: bands, bars and cells, the stronger the more. */
export const tints = {
  'lagoon-pale': 'oklch(0.89 0.04 200)',
  'lagoon-soft': 'oklch(0.8 0.065 200)',
  'sun-pale': 'oklch(0.96 0.04 90)',
} as const;

/** Sizes that stay the same at every width: small print, labels, figures and the product screens. */
export const fixedText = {
  caption: { fontSize: '0.8125rem' },
  note: { fontSize: '0.875rem' },
  copy: { fontSize: '1rem' },
  large: { fontSize: '1.125rem' },
  subhead: { fontSize: '1.25rem' },
  figure: { fontSize: '1.375rem' },
  total: { fontSize: '1.75rem' },
} as const;

/** Widths of a container, in rem, at which a layout changes: `page-lg:`, `header-lg:`, `mockup-lg:`. */
export const containerWidths: Readonly<Record<string, number>> = {
  '3xs': 18,
  '2xs': 24,
  xs: 30,
  sm: 40,
  md: 46,
  lg: 60,
  xl: 70,
};

/** The containers that layouts ask: the page's `main`, the header, and the frame of a product's mock-up. */
export const containers = ['page', 'header', 'mockup'] as const;
