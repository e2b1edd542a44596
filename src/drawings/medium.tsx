import { createContext, type ReactNode, useContext } from 'react';
import type { Ground, TextSize, Tone, Weight } from '../design/drawing-theme.ts';
import type { Point } from './paths.ts';

/** When a shape appears while the chart draws itself: lines are drawn in steps 1 to 3, the rest fades in at the end. */
export type Entrance = 'draw-1' | 'draw-2' | 'draw-3' | 'fade' | 'slide';

export interface Paint {
  readonly stroke?: Tone;
  readonly weight?: Weight;
  readonly fill?: Tone;
  readonly opacity?: number;
  readonly dash?: string;
  readonly enter?: Entrance;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Sets words as outlines: path data of a text from `x` on its baseline, or spread along a circle around the origin. */
export interface Typesetter {
  line(words: string, size: TextSize, at: Point, anchor: Anchor): string;
  circle(words: string, size: TextSize, radius: number, length: number): string;
}

/** Where a drawing is shown; shapes read it, so that a drawing says everything once. */
interface Medium {
  /** For a picture that stands alone: colours are written out, words are outlines, nothing moves or answers a pointer. */
  readonly alone?: { readonly ground: Ground; readonly typesetter: Typesetter };
}

const MediumContext = createContext<Medium>({});

/** A picture that stands alone on a ground. */
export function Alone({
  children,
  ...alone
}: NonNullable<Medium['alone']> & { readonly children: ReactNode }) {
  return <MediumContext value={{ alone }}>{children}</MediumContext>;
}

/** Where the shape that asks is shown. */
export function useMedium(): Medium {
  return useContext(MediumContext);
}

/** Whether nothing moves or answers a pointer. */
export function useStill(): boolean {
  return useMedium().alone !== undefined;
}

/** The class names that hold; undefined where there is none. */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** A number of user units, to the tenth that is seen. */
export const tenth = (value: number) => Math.round(value * 10) / 10;
