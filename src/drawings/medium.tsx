import { createContext, type ReactNode, useContext } from 'react';
import type { Ground, Tone, Weight } from '../design/drawing-theme.ts';

/** When a shape appears while the chart draws itself: lines are drawn in steps 1 to 3, the rest fades in at the end. */
export type Entrance = 'draw-1' | 'draw-2' | 'draw-3' | 'fade' | 'slide';

export interface Paint {
  readonly stroke?: Tone;
  readonly weight?: Weight;
  readonly fill?: Tone;
  readonly opacity?: number;
  readonly dash?: string;
  readonly enter?: Entrance | undefined;
}

const AloneContext = createContext<Ground | undefined>(undefined);

/**
 * A picture that stands alone on a ground: colours are written out, nothing moves or answers a pointer, and it has no words,
 * as a page lends its fonts to no file and shows such pictures too small to be read.
 */
export function Alone({ ground, children }: { readonly ground: Ground; readonly children: ReactNode }) {
  return <AloneContext value={ground}>{children}</AloneContext>;
}

/** The ground of the picture that stands alone; undefined in a chart on a page. Shapes read it, so that a drawing says all once. */
export function useAlone(): Ground | undefined {
  return useContext(AloneContext);
}

/** The class names that hold; undefined where there is none. */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** A number of user units, to the tenth that is seen. */
export const tenth = (value: number) => Math.round(value * 10) / 10;
