import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import type { Box, Point } from './paths.ts';
import { rosette } from './plate.tsx';
import { Circle, Path } from './shapes.tsx';

/** The frame of every close-up. Pages cut it at its sides or at its top and bottom, and fade it from the left. */
const frame = { width: 360, height: 270 } as const;

/** What a close-up is about stands here: inside the frame however it is cut, and where the fade has ended. */
export const focus: Point = { x: 216, y: 135 };

/** The frame, a little wider, so that no line runs along an edge that is seen. */
export const beyond: Box = { x: -20, y: -20, width: 400, height: 310 };

/** A close-up of the terrain of a page, without words, for the dark sheet that the page closes with. */
export function closeUp(name: string, Picture: () => ReactNode): Drawing {
  return { name: `closing-${name}`, full: { ...frame, Picture } };
}

/** A route lit in yellow over whatever it crosses. */
export function Lit({ d }: { readonly d: string }) {
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
  /** Where something is found. */
  readonly full?: boolean;
}

/** A station of a lit route. */
export function Station({ at, r, full = false }: StationProps) {
  const [fill, stroke] = full ? (['sun', 'background'] as const) : (['background', 'sun'] as const);
  return <Circle at={at} r={r} fill={fill} stroke={stroke} weight="bold" />;
}

/** A seal as large as `radius`: woven rings around an empty middle. */
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
