import type { Variant } from './drawing/drawing.ts';

/** What an import of `virtual:charts/…` gives. */
export interface ChartSource {
  /** Beginning of the ids in the chart. */
  readonly id: string;
  readonly title: string;
  readonly variant: Variant;
  readonly width: number;
  readonly height: number;
  /** The picture's preserveAspectRatio, where it has one. */
  readonly fit?: string;
  /** Address of the picture as a file; the build's renderer has none. */
  readonly href: string;
  /** What stands inside the `svg` element; only the build's renderer has it. */
  readonly markup?: string;
}

/** What an import of `virtual:chart-pictures/inset-…` gives: a close-up, which has no words of its own. */
export interface InsetPicture {
  readonly src: string;
  /** What it was drawn to stand on; nothing of it is in the file. */
  readonly ground: 'paper' | 'ink';
  readonly width: number;
  readonly height: number;
}

/** What an import of `virtual:chart-pictures/…` gives. */
export interface ChartPicture extends InsetPicture {
  readonly title: string;
}
