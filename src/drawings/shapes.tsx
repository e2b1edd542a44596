import {
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  type SVGAttributes,
  useContext,
  useId,
} from 'react';
import {
  type Ground,
  type TextSize,
  type Tone,
  textLook,
  toneHex,
  type Weight,
  weights,
} from '../design/drawing-theme.ts';
import { lengthOf, type Point, type Polyline, smooth, straight } from './paths.ts';

/** When a shape appears while the chart draws itself: lines are drawn in steps 1 to 3, the rest fades in at the end. */
type Entrance = 'draw-1' | 'draw-2' | 'draw-3' | 'fade' | 'slide';

export interface Paint {
  readonly stroke?: Tone;
  readonly weight?: Weight;
  readonly fill?: Tone;
  readonly opacity?: number;
  readonly dash?: string;
  readonly enter?: Entrance;
}

/** Sets words as outlines: path data of a text from `x` on its baseline, or spread along a circle around the origin. */
export interface Typesetter {
  line(words: string, size: TextSize, at: Point, anchor: Anchor): string;
  circle(words: string, size: TextSize, radius: number, length: number): string;
}

/** Where a drawing is shown; shapes read it, so that a drawing says everything once. */
interface Medium {
  /** For a picture that stands alone: colours are written out, words are outlines, nothing moves or answers a pointer. */
  readonly alone?: { readonly ground: Ground; readonly typesetter: Typesetter };
  /** Inside another drawing there are no words, and no graticule, which would be too fine to see. */
  readonly nested: boolean;
  readonly repaint: (paint: Paint) => Paint;
}

const MediumContext = createContext<Medium>({ nested: false, repaint: () => ({}) });

/** A picture that stands alone on a ground. */
export function Alone({
  children,
  ...alone
}: NonNullable<Medium['alone']> & { readonly children: ReactNode }) {
  return <MediumContext value={{ ...useContext(MediumContext), alone }}>{children}</MediumContext>;
}

/** A drawing inside another one: without words, motion, graticule and answers to a pointer. */
export function Nested({ children }: { readonly children: ReactNode }) {
  return <MediumContext value={{ ...useContext(MediumContext), nested: true }}>{children}</MediumContext>;
}

interface RepaintProps {
  /** Gets the paint of each path and circle and gives what is to be different. */
  readonly by: Medium['repaint'];
  readonly children: ReactNode;
}

/** Shapes in other colours. */
export function Repaint({ by, children }: RepaintProps) {
  return <MediumContext value={{ ...useContext(MediumContext), repaint: by }}>{children}</MediumContext>;
}

/** A shape for each of several things. */
export function each<Item>(
  items: readonly Item[],
  shape: (item: Item, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(shape));
}

function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

const roundEnds = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** How a shape is painted; nothing where it is left out. */
function usePaint(own: Paint): SVGAttributes<SVGElement> | undefined {
  const { alone, nested, repaint } = useContext(MediumContext);
  if (nested && own.stroke === 'hair' && own.weight === 'hairline') return undefined;
  const { stroke, weight, fill, opacity, dash, enter } = { ...own, ...repaint(own) };
  const shared = { opacity, strokeDasharray: dash };
  if (alone) {
    const { ground } = alone;
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
    enter && !nested && `c-${enter}`,
  );
  const pathLength = enter?.startsWith('draw') && !nested ? 1 : undefined;
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
  const pathLength = looks?.pathLength && drawn ? shareOfLongest(drawn) : looks?.pathLength;
  return looks && data ? <path d={data} {...looks} pathLength={pathLength} /> : null;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** One circle; the radius in user units. */
export function Circle({ at, r, ...paint }: Paint & { readonly at: Point; readonly r: number }) {
  const looks = usePaint(paint);
  return looks ? <circle cx={tenth(at.x)} cy={tenth(at.y)} r={tenth(r)} {...looks} /> : null;
}

type Anchor = 'start' | 'middle' | 'end';

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly size?: TextSize;
  readonly tone?: Tone;
  readonly anchor?: Anchor;
  /** Slope in degrees, clockwise. */
  readonly angle?: number;
  /** How far below `y` the first baseline stands, in line heights: keeps the distance to a mark at any text size. */
  readonly drop?: number;
  /** A rim in the colour of the ground keeps the text readable over lines. */
  readonly rim?: boolean;
  /** Left out where the chart is shown small, as on phones. */
  readonly minor?: boolean;
  /** A second line, smaller and quieter. */
  readonly more?: string;
  /** One more line, as small, that shows while the part it stands in is pointed at; the chart's description says it too. */
  readonly pointed?: string;
  readonly children: string;
}

/** A line of text at its baseline; in a picture that stands alone as outlines, as a page lends its fonts to no file. */
export function Words({
  x,
  y,
  size = 'label',
  tone = 'ink',
  anchor = 'start',
  angle = 0,
  ...props
}: WordsProps) {
  const { alone, nested } = useContext(MediumContext);
  if (nested) return null;
  const { drop, rim, minor, more, pointed, children } = props;
  const second = size === 'station' ? 'station-more' : 'more';
  const transform = angle === 0 ? undefined : `translate(${tenth(x)} ${tenth(y)})rotate(${angle})`;
  const at = transform ? { x: 0, y: 0 } : { x: tenth(x), y: tenth(y) };
  if (alone) {
    const { ground, typesetter } = alone;
    const first = at.y + (drop ?? 0) * textLook(size).size;
    const looks = rim
      ? {
          stroke: toneHex('ground', ground),
          strokeWidth: 4,
          strokeLinejoin: 'round' as const,
          paintOrder: 'stroke',
        }
      : {};
    const line = (words: string, style: TextSize, down: number, fill: Tone) => (
      <path
        d={typesetter.line(words, style, { x: at.x, y: down }, anchor)}
        fill={toneHex(fill, ground)}
        {...looks}
      />
    );
    const lines = (
      <>
        {line(children, size, first, tone)}
        {more === undefined ? null : line(more, second, first + 1.25 * textLook(second).size, 'quiet')}
      </>
    );
    return transform ? <g transform={transform}>{lines}</g> : lines;
  }
  const className = classes(
    size !== 'label' && `ct-${size}`,
    tone !== 'ink' && `cf-${tone}`,
    anchor !== 'start' && `ct-${anchor}`,
    rim && 'c-rim',
    minor && 'c-minor',
  );
  const below = (words: string | undefined, ...names: string[]) =>
    words === undefined ? null : (
      <tspan x={at.x} dy="1.25em" className={classes(`ct-${second}`, ...names)}>
        {words}
      </tspan>
    );
  const place = transform ? { transform } : at;
  return (
    <text {...place} dy={drop === undefined ? undefined : `${drop}em`} className={className}>
      {children}
      {below(more)}
      {below(pointed, 'c-pointed', 'c-minor')}
    </text>
  );
}

/** Text around the origin, spread over `length` user units of a circle that begins on the left, for seals. */
export function CurvedWords({
  radius,
  length,
  tone,
  children,
}: {
  readonly radius: number;
  readonly length: number;
  readonly tone: Tone;
  readonly children: string;
}) {
  const { alone, nested } = useContext(MediumContext);
  const id = useId();
  if (nested) return null;
  if (alone) {
    return (
      <path
        d={alone.typesetter.circle(children, 'curved', radius, length)}
        fill={toneHex(tone, alone.ground)}
      />
    );
  }
  return (
    <>
      <path
        id={id}
        d={`M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`}
        fill="none"
      />
      <text className={`ct-curved cf-${tone}`}>
        <textPath href={`#${id}`} textLength={tenth(length)}>
          {children}
        </textPath>
      </text>
    </>
  );
}

interface GroupProps {
  readonly transform?: string;
  readonly enter?: Entrance;
  readonly children: ReactNode;
}

function useStill(): boolean {
  const { alone, nested } = useContext(MediumContext);
  return nested || alone !== undefined;
}

function ClassedGroup({
  transform,
  className,
  children,
}: {
  readonly transform?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const shown = useStill() ? undefined : className;
  return transform || shown ? (
    <g transform={transform} className={shown}>
      {children}
    </g>
  ) : (
    children
  );
}

/** Shapes that are moved or appear together. */
export function Group({ transform, enter, children }: GroupProps) {
  const className = enter && `c-${enter}`;
  return (
    <ClassedGroup transform={transform} className={className}>
      {children}
    </ClassedGroup>
  );
}

interface PartProps {
  /** That of its stop in a list on the page, which brings it forward too. */
  readonly number?: number;
  readonly enter?: Entrance;
  readonly children: ReactNode;
}

/** Shapes that come forward together while the pointer is on one of them, and the other parts step back. */
export function Part({ number, enter, children }: PartProps) {
  const className = classes(enter && `c-${enter}`, 'c-part', number !== undefined && `c-part-${number}`);
  return <ClassedGroup className={className}>{children}</ClassedGroup>;
}

/** Lines that step back while a part is pointed at: only lines, as little is left of them. */
export function Aside({ children }: { readonly children: ReactNode }) {
  return <ClassedGroup className="c-aside">{children}</ClassedGroup>;
}

/** What only shows while the part it stands in is pointed at. */
export function Pointed({ children }: { readonly children: ReactNode }) {
  return useStill() ? null : <g className="c-pointed">{children}</g>;
}

/** An unseen area that answers the pointer for the part it stands in; or, along the line, a band of 24 user units. */
export function Hit({ d, along = false }: { readonly d: string; readonly along?: boolean }) {
  return useStill() ? null : <path d={d} className={along ? 'c-hit c-hit-line' : 'c-hit'} />;
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
