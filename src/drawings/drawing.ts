import type { ReactNode } from 'react';

/** One version of a drawing. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** How the picture fills a frame of another shape (SVG 2, preserveAspectRatio); whole and centred where it is not given. */
  readonly fit?: string;
  readonly Picture: () => ReactNode;
}

/** What a module named `….drawing.tsx` exports by default. */
export interface Drawing {
  /** Lower case with hyphens; ids and file names begin with it. */
  readonly name: string;
  /** For those who do not see the picture; a picture without words of its own has none and stands with an empty `alt`. */
  readonly text?: { readonly title: string; readonly description: string };
  /** For a column of its own. */
  readonly full: Sheet;
  /** Without words, for one of many. */
  readonly card?: Sheet;
}

/** What an import of `….drawing.tsx?picture` gives, for the `Picture` component. */
export interface PictureSource extends Pick<Sheet, 'width' | 'height'> {
  readonly src: string;
  /** What it was drawn to stand on; nothing of it is in the file. */
  readonly background: 'paper' | 'ink';
  /** Empty where the picture has no words of its own. */
  readonly title: string;
}
