import type { Point } from '../geometry/point.ts';

/** What a colour is for; the stylesheet gives each a value on paper and one on ink. */
export type Tone =
  | 'ink'
  | 'quiet'
  | 'line'
  | 'fine'
  | 'hair'
  | 'tint'
  | 'sand'
  | 'land'
  | 'ground'
  | 'sun'
  | 'signal';

/**
 * The four line weights: 0.75, 1, 1.5 and 2 user units; dot, 2.75, for dots and heavy, 5, and glow, 9, for casings under
 * lines. */
export type Weight = 'hairline' | 'thin' | 'medium' | 'bold' | 'dot' | 'heavy' | 'glow';

export type TextSize =
  | 'small'
  | 'label'
  | 'strong'
  | 'title'
  | 'figure'
  | 'numeral'
  | 'code'
  | 'region'
  | 'station';

/** When a part appears while the chart draws itself: lines are drawn in steps 1 to 3, the rest fades in at the end. */
type Entrance = 'draw-1' | 'draw-2' | 'draw-3' | 'fade' | 'slide';

export interface Paint {
  readonly stroke?: Tone;
  readonly weight?: Weight;
  readonly fill?: Tone;
  readonly opacity?: number;
  readonly dash?: string;
  readonly enter?: Entrance;
}

export interface PathShape extends Paint {
  readonly kind: 'path';
  readonly d: string;
  /** Length of the whole path over that of its longest line, so that all its lines are drawn in the same time. */
  readonly lengths?: number;
}

export interface CircleShape extends Paint {
  readonly kind: 'circle';
  readonly centre: Point;
  readonly radius: number;
}

export interface TextShape {
  readonly kind: 'text';
  readonly at: Point;
  readonly text: string;
  /** A second line, smaller and quieter. */
  readonly more?: string;
  /** One more line, as small, that shows while the part it stands in is pointed at; the chart's description says it too. */
  readonly pointed?: string;
  /** How far below `at` the first baseline stands, in line heights: keeps the distance to a mark at any text size. */
  readonly drop?: number;
  readonly size: TextSize;
  readonly tone: Tone;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Slope in degrees, clockwise. */
  readonly angle: number;
  /** A rim in the colour of the ground keeps the text readable over lines. */
  readonly rim: boolean;
  /** Left out where the chart is shown small, as on phones. */
  readonly minor: boolean;
}

export interface GroupShape {
  readonly kind: 'group';
  readonly shapes: readonly Shape[];
  readonly transform?: string;
  /** Name of the clip shape that cuts this group. */
  readonly clip?: string;
  readonly enter?: Entrance;
  readonly minor?: boolean;
  /** Comes forward under the pointer, while other parts step back; its number is that of its stop in a list on the page. */
  readonly part?: true | number;
  /** Steps back while a part is pointed at: only lines, as little is left of them. */
  readonly aside?: boolean;
}

/** An unseen area that answers the pointer for the part it stands in. */
export interface HitShape {
  readonly kind: 'hit';
  readonly d: string;
  /** A band along the line instead of the area inside it. */
  readonly along: boolean;
}

/** What shows only while the part it stands in is pointed at. */
export interface PointedShape {
  readonly kind: 'pointed';
  readonly shapes: readonly Shape[];
}

export interface ClipShape {
  readonly kind: 'clip';
  readonly name: string;
  readonly d: string;
}

/** Text along a path, for seals. */
export interface CurvedTextShape {
  readonly kind: 'curved-text';
  readonly name: string;
  readonly d: string;
  readonly text: string;
  readonly tone: Tone;
  /** Length the text is spread over, in user units. */
  readonly length: number;
}

export type Shape =
  | PathShape
  | CircleShape
  | TextShape
  | GroupShape
  | ClipShape
  | CurvedTextShape
  | HitShape
  | PointedShape;

export type Variant = 'full' | 'card';

/** The words of a chart, for those who do not see it. */
export interface ChartText {
  readonly title: string;
  /** One or two sentences with the key figures. */
  readonly description: string;
}

/** A picture as data: nothing in it needs a browser. */
export interface Drawing {
  /** Lower case with hyphens; the ids begin with it. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A chart as data. Its name and variant make the ids, so a page may show each pair once. */
export interface ChartDrawing extends ChartText, Drawing {
  readonly variant: Variant;
  /** How the picture fills a frame of another shape (SVG 2, preserveAspectRatio); whole and centred where it is not given. */
  readonly fit?: string;
}
