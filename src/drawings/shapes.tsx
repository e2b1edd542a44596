import {
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  type SVGAttributes,
  useContext,
  useId,
} from 'react';
import { sum } from '../content/format.ts';
import {
  type Background,
  type TextSize,
  type Tone,
  toneHex,
  type Weight,
  weights,
} from '../design/drawing-theme.ts';
import { lengthOf, type Point, type Polyline, smooth, straight, tenth } from './paths.ts';

/** When a shape appears while the chart draws itself: lines are drawn in steps 1 to 3, the rest fades in at the end. */
export type Entrance = 'draw-1' | 'draw-2' | 'draw-3' | 'fade' | 'slide';

interface Paint {
  readonly stroke?: Tone;
  readonly weight?: Weight;
  readonly fill?: Tone;
  readonly opacity?: number | undefined;
  readonly dash?: string;
  readonly enter?: Entrance | undefined;
}

/**
 * The background of a picture that stands alone; undefined in a chart on a page. Alone, colours are written out, nothing moves or
 * answers a pointer, and there are no words, as a page lends its fonts to no file and shows such pictures too small to be
 * read. Shapes read it, so that a drawing says all once.
 */
export const Alone = createContext<Background | undefined>(undefined);

function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** A shape for each of several things. */
export function each<Item>(
  items: readonly Item[],
  shape: (item: Item, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(shape));
}

const roundEnds = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function usePaint({ stroke, weight, fill, opacity, dash, enter }: Paint): SVGAttributes<SVGElement> {
  const background = useContext(Alone);
  const shared = { opacity, strokeDasharray: dash };
  if (background) {
    const line = stroke && {
      stroke: toneHex(stroke, background),
      strokeWidth: weights[weight ?? 'thin'],
      ...roundEnds,
    };
    return { fill: fill ? toneHex(fill, background) : 'none', ...line, ...shared };
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
  return Math.round((100 * sum(lengths)) / Math.max(1e-9, ...lengths)) / 100;
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
  readonly enter?: Entrance;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Shapes that appear together. */
export function Group({ enter, className, children }: GroupProps) {
  const shown = classes(enter && `c-${enter}`, className);
  return useContext(Alone) ? children : <g className={shown}>{children}</g>;
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
  return useContext(Alone) ? null : <g className="c-pointed">{children}</g>;
}

/** An unseen area that answers the pointer for the part it stands in; or, along the line, a band of 24 user units. */
export function Hit({ d, along = false }: { readonly d: string; readonly along?: boolean }) {
  return useContext(Alone) ? null : <path d={d} className={along ? 'c-hit c-hit-line' : 'c-hit'} />;
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

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly size?: TextSize;
  readonly tone?: Tone;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** How far below `y` the first baseline stands, in line heights: keeps the distance to a mark at any text size. */
  readonly drop?: number;
  /** A rim in the colour of the background keeps the text readable over lines. */
  readonly rim?: boolean;
  /** Left out where the chart is shown small, as on phones. */
  readonly minor?: boolean;
  /** A second line, smaller and quieter. */
  readonly more?: string | undefined;
  /** One more line, as small, that shows while the part it stands in is pointed at; the chart's description says it too. */
  readonly pointed?: string;
  readonly text: string;
}

/** A line of text at its baseline. */
export function Words({ x, y, size = 'label', tone = 'ink', anchor = 'start', ...props }: WordsProps) {
  const { drop, rim, minor, more, pointed, text } = props;
  if (useContext(Alone)) return null;
  const className = classes(
    size !== 'label' && `ct-${size}`,
    tone !== 'ink' && `cf-${tone}`,
    anchor !== 'start' && `ct-${anchor}`,
    rim && 'c-rim',
    minor && 'c-minor',
  );
  const below = (words: string | undefined, ...names: string[]) =>
    words === undefined ? null : (
      <tspan x={tenth(x)} dy="1.25em" className={classes('ct-more', ...names)}>
        {words}
      </tspan>
    );
  return (
    <text x={tenth(x)} y={tenth(y)} dy={drop === undefined ? undefined : `${drop}em`} className={className}>
      {text}
      {below(more)}
      {below(pointed, 'c-pointed', 'c-minor')}
    </text>
  );
}
