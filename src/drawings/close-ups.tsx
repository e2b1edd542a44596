import type { ReactNode } from 'react';
import type { World } from '../design/worlds.ts';
import type { Drawing } from './drawing.ts';
import type { Box, Point } from './paths.ts';
import { rosette } from './plate.tsx';
import { Circle, Path } from './shapes.tsx';

/** The size of every close-up, in user units. Pages crop it to their own shape and fade it in from the left. */
const frame = { width: 360, height: 270 } as const;

/** The point for a close-up's subject: visible in every crop, and to the right of the fade. */
export const focus: Point = { x: 216, y: 135 };

/** The frame and 20 user units around it, so that lines that run off the picture have no visible ends. */
export const bleed: Box = { x: -20, y: -20, width: 400, height: 310 };

/** Returns the drawing for a page's dark closing section: a close-up of the page's terrain, without text. */
export function closeUp(name: string, Picture: () => ReactNode, world?: World): Drawing {
  return { name: `closing-${name}`, ...(world && { world }), full: { ...frame, Picture } };
}

/** A yellow route with a casing in the background colour, which separates it from the lines that it crosses. */
export function LitRoute({ d }: { readonly d: string }) {
  return (
    <>
      <Path d={d} stroke="background" weight="glow" />
      <Path d={d} stroke="sun" weight="dot" />
    </>
  );
}

interface StationProps {
  readonly at: Point;
  readonly r: number;
  /** Filled for a result. */
  readonly full?: boolean;
}

/** A station of a lit route; the radius in user units. */
export function Station({ at, r, full = false }: StationProps) {
  const [fill, stroke] = full ? (['sun', 'background'] as const) : (['background', 'sun'] as const);
  return <Circle at={at} r={r} fill={fill} stroke={stroke} weight="bold" />;
}

/** A seal of woven rings around an empty middle; the radius in user units. */
export function GreatSeal({ centre, radius }: { readonly centre: Point; readonly radius: number }) {
  const ring = (share: number, swing: number, petals: number, weave: number) =>
    rosette({ centre, radius: radius * share, swing: radius * swing, petals, strands: 6, weave });
  return (
    <>
      <Circle at={centre} r={radius} fill="line" opacity={0.07} />
      <Circle at={centre} r={radius * 0.68} fill="line" opacity={0.08} />
      <Path curves={ring(0.84, 0.15, 24, 8)} stroke="fine" weight="hairline" />
      <Path curves={ring(0.54, 0.14, 12, 0)} stroke="fine" weight="hairline" />
      <Circle at={centre} r={radius * 0.69} stroke="line" weight="medium" />
      <Circle at={centre} r={radius} stroke="line" weight="bold" />
      <Circle at={centre} r={radius * 0.39} stroke="line" weight="medium" />
      <Circle at={centre} r={radius * 0.34} stroke="fine" weight="hairline" />
    </>
  );
}
