import type { ReactNode } from 'react';
import type { World } from '../design/worlds.ts';

/** One version of a drawing, sized in user units. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** SVG's `preserveAspectRatio` (SVG 2). By default the whole picture is shown, centred. */
  readonly fit?: string;
  readonly Picture: () => ReactNode;
}

/** The default export of each `*.drawing.tsx` module. */
export interface Drawing {
  /** The prefix of the drawing's ids and file names, in lower case with hyphens. */
  readonly name: string;
  /** The product whose colours its pictures have. A chart in the page has the colours of the surrounding element. */
  readonly world?: World;
  /** For screen readers, of a chart in the page. Its pictures are decorative. */
  readonly text?: { readonly title: string; readonly description: string };
  /** The version for a whole column. */
  readonly full: Sheet;
  /** The small version without text, for cards in a list. */
  readonly card?: Sheet;
}

/** The import of `*.drawing.tsx?picture`, for `DrawingPicture`. */
export interface DrawingSource extends Pick<Sheet, 'width' | 'height'> {
  readonly src: string;
  /** The background that the colours were chosen for. The file itself is transparent. */
  readonly background: 'paper' | 'ink';
}
