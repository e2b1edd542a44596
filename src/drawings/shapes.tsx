import { createElement, Fragment, type ReactNode, type SVGAttributes, useId } from 'react';
import { toneHex, weights } from '../design/drawing-theme.ts';
import { classes, type Entrance, type Paint, tenth, useAlone } from './medium.tsx';
import { lengthOf, type Point, type Polyline, smooth, straight } from './paths.ts';

/** A shape for each of several things. */
export function each<Item>(
  items: readonly Item[],
  shape: (item: Item, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(shape));
}

const roundEnds = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** How a shape is painted. */
function usePaint({ stroke, weight, fill, opacity, dash, enter }: Paint): SVGAttributes<SVGElement> {
  const ground = useAlone();
  const shared = { opacity, strokeDasharray: dash };
  if (ground) {
    const line = stroke && {
      stroke: toneHex(stroke, ground),
      strokeWidth: weights[weight ?? 'thin'],
      ...roundEnds,
    };
    return { fill: fill ? toneHex(fill, ground) : 'none', ...line, ...shared };
  }
  const className = classes(
    stroke && `cs-${stroke}`,
    weight && weight !== 'thin' && `cw-${weight}`,
    fill && `cf-${fill}`,
    enter && `c-${enter}`,
  );
  const pathLength = enter?.startsWith('draw') ? 1 : undefined;
  return { className, pathLength, ...shared };
}

interface PathProps extends Paint {
  readonly d?: string;
  /** Smooth curves along the points, instead of `d`. */
  readonly curves?: readonly Polyline[];
  /** Straight lines through the points, instead of `d`. */
  readonly lines?: readonly Polyline[];
}

/** Length of the whole path over that of its longest line, so that all its lines are drawn in the same time. */
function shareOfLongest(lines: readonly Polyline[]): number {
  const lengths = lines.map(lengthOf);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Math.round((100 * total) / Math.max(1e-9, ...lengths)) / 100;
}

/** Lines or areas that share a style, as one path. */
export function Path({ d, curves, lines, ...paint }: PathProps) {
  const looks = usePaint(paint);
  const data = d ?? (curves ? smooth(curves) : straight(lines ?? []));
  const drawn = curves ?? lines;
  const pathLength = looks.pathLength && drawn ? shareOfLongest(drawn) : looks.pathLength;
  return data ? <path d={data} {...looks} pathLength={pathLength} /> : null;
}

/** One circle; the radius in user units. */
export function Circle({ at, r, ...paint }: Paint & { readonly at: Point; readonly r: number }) {
  return <circle cx={tenth(at.x)} cy={tenth(at.y)} r={tenth(r)} {...usePaint(paint)} />;
}

interface GroupProps {
  readonly transform?: string;
  readonly enter?: Entrance;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Shapes that are moved or appear together. */
export function Group({ transform, enter, className, children }: GroupProps) {
  const shown = useAlone() ? undefined : classes(enter && `c-${enter}`, className);
  return transform || shown ? (
    <g transform={transform} className={shown}>
      {children}
    </g>
  ) : (
    children
  );
}

/**
 * Shapes that come forward together while the pointer is on one of them, and the other parts step back; the number is that of
 * its stop in a list on the page, which brings it forward too.
 */
export function Part({ number, ...group }: Omit<GroupProps, 'className'> & { readonly number?: number }) {
  return <Group {...group} className={number === undefined ? 'c-part' : `c-part c-part-${number}`} />;
}

/** Lines that step back while a part is pointed at: only lines, as little is left of them. */
export function Aside({ children }: { readonly children: ReactNode }) {
  return <Group className="c-aside">{children}</Group>;
}

/** What only shows while the part it stands in is pointed at. */
export function Pointed({ children }: { readonly children: ReactNode }) {
  return useAlone() ? null : <g className="c-pointed">{children}</g>;
}

/** An unseen area that answers the pointer for the part it stands in; or, along the line, a band of 24 user units. */
export function Hit({ d, along = false }: { readonly d: string; readonly along?: boolean }) {
  return useAlone() ? null : <path d={d} className={along ? 'c-hit c-hit-line' : 'c-hit'} />;
}

/** Shapes cut at the outline of `by`, path data. */
export function Clipped({ by, children }: { readonly by: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={by} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}
