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
  type DrawingBackground,
  type TextSize,
  type Tone,
  toneHex,
  type Weight,
  weights,
} from '../design/drawing-theme.ts';
import type { World } from '../design/worlds.ts';
import {
  type Box,
  lengthOf,
  type Point,
  type Polyline,
  rectangle,
  smooth,
  straight,
  tenth,
} from './paths.ts';

/** When a shape appears in the chart's animation: lines are drawn in steps 1 to 3, other shapes fade in at the end. */
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
 * The background and world of a standalone picture, or undefined for a chart in a page. Standalone pictures are files that inherit
 * neither styles nor fonts and are too small for text. So their colours are inline, and they have no animation, interaction or
 * text. Shapes read this context, so that a drawing needs no second version.
 */
export const StandalonePicture = createContext<
  { readonly background: DrawingBackground; readonly world?: World | undefined } | undefined
>(undefined);

function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** Renders a shape for each item without keys, because drawings are rendered only once. */
export function renderEach<Item>(
  items: readonly Item[],
  shape: (item: Item, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(shape));
}

const roundEnds = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function usePaint({ stroke, weight, fill, opacity, dash, enter }: Paint): SVGAttributes<SVGElement> {
  const standalone = useContext(StandalonePicture);
  const shared = { opacity, strokeDasharray: dash };
  if (standalone) {
    const { background, world } = standalone;
    const line = stroke && {
      stroke: toneHex(stroke, background, world),
      strokeWidth: weights[weight ?? 'thin'],
      ...roundEnds,
    };
    return { fill: fill ? toneHex(fill, background, world) : 'none', ...line, ...shared };
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
  /** Smooth curves along these points, instead of `d`. */
  readonly curves?: readonly Polyline[];
  /** Straight lines through these points, instead of `d`. */
  readonly lines?: readonly Polyline[];
}

/** Returns the total length of a path relative to its longest line. As `pathLength` it lets all lines draw in the same time. */
function shareOfLongest(lines: readonly Polyline[]): number {
  const lengths = lines.map(lengthOf);
  return Math.round((100 * sum(lengths)) / Math.max(1e-9, ...lengths)) / 100;
}

/** Lines or areas of one style, as one path. Renders nothing without path data. */
export function Path({ d, curves, lines, ...paint }: PathProps) {
  const looks = usePaint(paint);
  const data = d ?? (curves ? smooth(curves) : straight(lines ?? []));
  const drawn = curves ?? lines;
  const pathLength = looks.pathLength && drawn ? shareOfLongest(drawn) : looks.pathLength;
  return data ? <path d={data} {...looks} pathLength={pathLength} /> : null;
}

/** A circle; the radius in user units. */
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
  return useContext(StandalonePicture) ? children : <g className={shown}>{children}</g>;
}

/** Shapes that are highlighted together while the pointer is on one of them; the other parts are dimmed. */
export function Part(group: Omit<GroupProps, 'className'>) {
  return <Group {...group} className="c-part" />;
}

/** Lines that are dimmed while any part is highlighted. For lines only: text would become unreadable. */
export function Aside({ children }: { readonly children: ReactNode }) {
  return <Group className="c-aside">{children}</Group>;
}

/** Shapes that are visible only while their part is highlighted. */
export function Pointed({ children }: { readonly children: ReactNode }) {
  return useContext(StandalonePicture) ? null : <g className="c-pointed">{children}</g>;
}

/** An invisible pointer target of its part: an area or, with `along`, a band of 24 user units along a line. */
export function Hit({ d, along = false }: { readonly d: string; readonly along?: boolean }) {
  return useContext(StandalonePicture) ? null : (
    <path d={d} className={along ? 'c-hit c-hit-line' : 'c-hit'} />
  );
}

/** Shapes clipped to an outline, `by`, which is path data. */
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

interface ClearOfProps {
  readonly box: Box;
  /** The words, with a rim. */
  readonly words: ReactNode;
  readonly children: ReactNode;
}

/** Lines with gaps around words, close to the letters. The visible words are in a group with the class `c-cleared`. */
export function ClearOf({ box, words, children }: ClearOfProps) {
  const id = useId();
  const isStandalone = useContext(StandalonePicture) !== undefined;
  if (isStandalone || words === undefined) return children;
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" {...box}>
        <path d={rectangle(box)} className="c-kept" />
        <g className="c-clear">{words}</g>
      </mask>
      <g mask={`url(#${id})`}>{children}</g>
    </>
  );
}

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly size?: TextSize;
  readonly tone?: Tone;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Distance from `y` to the first baseline, in em. Keeps the distance to a mark at any text size. */
  readonly drop?: number;
  /** Adds an outline in the background colour, which keeps the text readable over lines. */
  readonly rim?: boolean;
  /** Hidden where the chart is small, as on phones. */
  readonly minor?: boolean;
  /** A second line, smaller and muted. */
  readonly more?: string | undefined;
  /** A small line that is visible only while its part is highlighted. The chart's description must say it too. */
  readonly pointed?: string;
  readonly text: string;
}

/** A line of text; `y` is its baseline unless `drop` moves it. Renders nothing in standalone pictures. */
export function Words({ x, y, size = 'label', tone = 'ink', anchor = 'start', ...props }: WordsProps) {
  const { drop, rim, minor, more, pointed, text } = props;
  if (useContext(StandalonePicture)) return null;
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
