import { rosette } from '../geometry/guilloche.ts';
import { type Point, polar } from '../geometry/point.ts';
import type { Shape, Tone } from './drawing.ts';
import { circle, curves, group, path, straights, text } from './shapes.ts';

interface Seal {
  /** Name within the drawing, for the path its text runs along. */
  readonly name: string;
  readonly centre: Point;
  readonly radius: number;
  /** Slope in degrees, as a hand stamps. */
  readonly slope: number;
  readonly tone: Tone;
}

interface Words {
  readonly around: string;
  readonly middle: string;
  readonly below: string;
}

function slanted(seal: Seal, shapes: readonly Shape[]): Shape {
  const { x, y } = seal.centre;
  return group([group(shapes, { transform: `translate(${x} ${y})rotate(${seal.slope})` })], {
    enter: 'fade',
  });
}

/** A round seal: engine-turned ring, text around, level and date in the middle. */
export function roundSeal(seal: Seal, words: Words | undefined): Shape {
  const { radius, tone } = seal;
  const centre = { x: 0, y: 0 };
  const ring = rosette({ centre, radius: radius - 5, swing: 5, petals: 28, strands: 2 });
  const run = radius - 24;
  const shapes: Shape[] = [
    curves(ring, { stroke: tone, weight: 'hairline' }),
    circle(centre, radius - 12, { stroke: tone, weight: 'medium' }),
  ];
  if (words) {
    shapes.push(
      circle(centre, radius - 30, { stroke: tone, weight: 'hairline' }),
      {
        kind: 'curved-text',
        name: seal.name,
        d: `M${-run} 0a${run} ${run} 0 1 1 ${2 * run} 0a${run} ${run} 0 1 1 ${-2 * run} 0`,
        text: words.around,
        tone,
        length: 2 * Math.PI * run - 2,
      },
      text(0, -2, words.middle, { size: 'figure', tone, anchor: 'middle', drop: 0.1 }),
      text(0, 14, words.below, { size: 'small', tone, anchor: 'middle', minor: true }),
    );
  } else {
    shapes.push(tick(7, tone));
  }
  return slanted(seal, shapes);
}

/** A tick around the origin, for stamps too small to be read. */
export function tick(radius: number, tone: Tone): Shape {
  const r = radius.toFixed(1);
  return path(
    `M-${r} 0l${(radius * 0.7).toFixed(1)} ${(radius * 0.7).toFixed(1)}l${(radius * 1.3).toFixed(1)}-${(radius * 1.4).toFixed(1)}`,
    { stroke: tone, weight: 'bold' },
  );
}

function polygon(radius: number, corners: number): string {
  return Array.from({ length: corners }, (_, index) => {
    const { x, y } = polar({ x: 0, y: 0 }, radius, ((index + 0.5) * 2 * Math.PI) / corners);
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  })
    .join('')
    .concat('z');
}

/** A stamp with corners: a double line, the skill and its date. */
export function corneredSeal(seal: Seal, corners: number, words: Words | undefined): Shape {
  const lines = [
    path(polygon(seal.radius, corners), { stroke: seal.tone, weight: 'bold' }),
    path(polygon(seal.radius - 5, corners), { stroke: seal.tone, weight: 'hairline' }),
  ];
  const label = words
    ? [
        text(0, -10, words.middle, { size: 'title', tone: seal.tone, anchor: 'middle', more: words.around }),
        text(0, 24, words.below, { size: 'small', tone: seal.tone, anchor: 'middle', minor: true }),
      ]
    : [tick(6, seal.tone)];
  return slanted(seal, [...lines, ...label]);
}

/** A long stamp with cut corners and a line through it. */
export function barSeal(seal: Seal, width: number, words: Words | undefined): Shape {
  const [x, y] = [-width / 2, -seal.radius];
  const outline = (inset: number) => {
    const points = [
      { x: x + 8, y: y + inset },
      { x: -x - 8, y: y + inset },
      { x: -x - inset, y: y + 8 },
      { x: -x - inset, y: -y - 8 },
      { x: -x - 8, y: -y - inset },
      { x: x + 8, y: -y - inset },
      { x: x + inset, y: -y - 8 },
      { x: x + inset, y: y + 8 },
    ];
    return { points, closed: true };
  };
  const label = words
    ? [text(0, -3, words.around, { size: 'strong', tone: seal.tone, anchor: 'middle', more: words.below })]
    : [tick(5, seal.tone)];
  return slanted(seal, [
    straights([outline(0)], { stroke: seal.tone, weight: 'bold' }),
    straights([outline(4)], { stroke: seal.tone, weight: 'hairline' }),
    ...label,
  ]);
}
