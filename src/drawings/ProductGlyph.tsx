import type frame from '../content/screens/frame.yaml';

export type ScreenProduct = keyof (typeof frame)['products'];

/** Each product's mark as SVG paths in a box of 24 by 24. */
const glyphs: Readonly<Record<ScreenProduct | 'suite', { readonly lines: string; readonly filled: string }>> =
  {
    'skills-agent': {
      lines: 'M4 6l6 5 4-6 6 5M10 11l2 8 8-9M12 19l-8-2',
      filled: 'M18 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0M10 19a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
    },
    'skills-passport': {
      lines: 'M5 3h14v18H5zM8 18h8M12 6a4 4 0 1 0 0 8 4 4 0 1 0 0-8',
      filled: 'M10.5 10a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
    },
    'skills-1st-matching': {
      lines: 'M4 17l6-11 9 4-7 9zM10 6l2 13',
      filled:
        'M8.2 6a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0M17.2 10a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0M10.2 19a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0',
    },
    'skills-mapping': {
      lines: 'M3 13c0-6 5-10 11-9s8 6 6 11-7 6-11 5-6-3-6-7zM7 13c0-3 3-6 6-5s5 3 4 6-4 3-6 3-4-1-4-4z',
      filled: 'M12 10l2.5 4h-5z',
    },
    'skills-lens': {
      lines: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 6a6 6 0 1 0 0 12 6 6 0 1 0 0-12M2 12h3M19 12h3',
      filled: 'M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
    },
    suite: {
      lines: 'M12 3l8.5 6.2-3.2 10H6.7L3.5 9.2zM12 3v9M20.5 9.2L12 12l5.3 7.2M6.7 19.2L12 12 3.5 9.2',
      filled: 'M9.8 12a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0',
    },
    'control-centre': {
      lines: 'M3 4h7v7H3zM14 4h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z',
      filled: 'M16 16h3v3h-3z',
    },
  };

interface ProductGlyphProps {
  readonly product: ScreenProduct | 'suite';
  /** Its size and colours: the text colour fills, the stroke colour draws the lines. */
  readonly className?: string;
}

/** The mark of a product, a simplified version of its chart, or of the suite. Decorative. */
export function ProductGlyph({ product, className = 'size-5 text-ink stroke-lagoon' }: ProductGlyphProps) {
  const { lines, filled } = glyphs[product];
  return (
    <svg
      className={`flex-none fill-none stroke-width-1.5 stroke-join-round forced-colors:[stroke:CanvasText] forced-colors:[color:CanvasText] ${className}`}
      viewBox="0 0 24 24"
      data-world={product}
      aria-hidden="true"
    >
      <path d={lines} />
      <path d={filled} className="fill-current stroke-none" />
    </svg>
  );
}
