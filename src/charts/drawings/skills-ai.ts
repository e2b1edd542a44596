import { skillFamilies, skillsPerPoint, taxonomySize } from '../data/skills-ai.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Shape, Variant } from '../drawing/drawing.ts';
import { aside, hitBox, hitCircle, part } from '../drawing/pointer.ts';
import { circle, curves, dots, group, sides, text } from '../drawing/shapes.ts';
import { scatterContinents } from '../geometry/continents.ts';
import { graticule, type Position, project, type View } from '../geometry/globe.ts';
import { distance, type Point, polar } from '../geometry/point.ts';

const middle = { longitude: 4, latitude: 12 };

/** The points of each family where each stands for `skills` skills, packed so that a family keeps its area. */
function families(skills: number): readonly (readonly Position[])[] {
  const sized = skillFamilies.map((family) => ({ ...family, points: family.skills / skills }));
  return scatterContinents(sized, 3.04 * Math.sqrt(skills / skillsPerPoint), 17);
}

/** The points of all families where each stands for `skills` skills. */
export function continents(skills: number): readonly Position[] {
  return families(skills).flat();
}

/** What is seen of each family. */
function visiblePoints(skills: number, view: View): readonly (readonly Point[])[] {
  return families(skills).map((positions) => positions.flatMap((position) => project(position, view) ?? []));
}

/** Points by whether they face the viewer. Those near the rim would run together, seen from the side: they stay small. */
function points(visible: readonly Point[], view: View): readonly Shape[] {
  const facing = (point: Point) => distance(point, view.centre) < 0.8 * view.radius;
  const [near, far] = [visible.filter(facing), visible.filter((point) => !facing(point))];
  return [
    ...(far.length > 0 ? [dots(far, { stroke: 'line', weight: 'bold', enter: 'fade' })] : []),
    ...(near.length > 0 ? [dots(near, { stroke: 'line', weight: 'dot', enter: 'fade' })] : []),
  ];
}

/** The disc that has as much spread as the points. */
function discOf(visible: readonly Point[]): { readonly centre: Point; readonly radius: number } {
  const mean = (of: (point: Point) => number) =>
    visible.reduce((sum, point) => sum + of(point), 0) / visible.length;
  const centre = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  return { centre, radius: Math.sqrt(2 * mean((point) => distance(point, centre) ** 2)) };
}

/** Each family with a name is a part that answers the pointer: its continent and its label; the others step back. */
function familyParts(view: View): readonly Shape[] {
  const scattered = visiblePoints(skillsPerPoint, view);
  const all = skillFamilies.map(({ name }, index) => {
    const visible = scattered[index] ?? [];
    return { label: labels.find((label) => label.name === name), visible };
  });
  return all.map(({ label, visible }) => {
    if (!label) return aside(points(visible, view));
    const { centre, radius } = discOf(visible);
    const left = label.anchor === 'start' ? label.at.x - 6 : label.at.x - 90;
    const words = { x: left, y: label.at.y - 16, width: 96, height: 38 };
    return part([hitBox(words), hitCircle(centre, radius), ...points(visible, view), callout(label, view)]);
  });
}

/** A scale of degrees around the globe: a tick each 5, a longer one each 15. */
function rim({ centre, radius }: View): Shape {
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * 5 * Math.PI) / 180;
    return [
      polar(centre, radius + 6, angle),
      polar(centre, radius + (index % 3 === 0 ? 13 : 9), angle),
    ] as const;
  });
  return sides(ticks, { stroke: 'fine', weight: 'hairline' });
}

interface Label {
  readonly name: string;
  readonly at: Point;
  readonly anchor: 'start' | 'end';
}

const labels: readonly Label[] = [
  { name: 'Engineering', at: { x: 112, y: 70 }, anchor: 'end' },
  { name: 'Health', at: { x: 78, y: 202 }, anchor: 'end' },
  { name: 'Trades', at: { x: 112, y: 326 }, anchor: 'end' },
  { name: 'Data', at: { x: 448, y: 70 }, anchor: 'start' },
  { name: 'Business', at: { x: 462, y: 206 }, anchor: 'start' },
  { name: 'Human skills', at: { x: 446, y: 338 }, anchor: 'start' },
];

function callout({ name, at, anchor }: Label, view: View): Shape {
  const family = skillFamilies.find((candidate) => candidate.name === name);
  const target = family && project(family, view);
  if (!family || !target) throw new Error(`The globe shows no family named ${name}.`);
  const away = anchor === 'start' ? -1 : 1;
  return group(
    [
      sides([[{ x: at.x + away * 6, y: at.y - 4 }, target]], { stroke: 'ink', weight: 'hairline' }),
      circle(target, 3, { fill: 'sun', stroke: 'ink' }),
      text(at.x, at.y, name, {
        size: 'strong',
        anchor,
        more: family.skills.toLocaleString('en-GB'),
      }),
    ],
    { enter: 'fade' },
  );
}

/** What a point is, and the families that cannot be seen from here: with those that have a label they are the whole. */
function key(): readonly string[] {
  const inFull = (amount: number) => amount.toLocaleString('en-GB');
  const behind = skillFamilies.filter(({ name }) => !labels.some((label) => label.name === name));
  return [
    `On the far side: ${behind.map(({ name, skills }) => `${name} ${inFull(skills)}`).join(', ')}`,
    `Each point is ${skillsPerPoint} skills: ${inFull(taxonomySize)} in ${skillFamilies.length} families`,
  ];
}

/** A globe of points: each stands for as many of the skills, in the families they belong to. */
export function drawSkillsAi(variant: Variant): ChartDrawing {
  const full = variant === 'full';
  const view: View = full
    ? { middle, centre: { x: 280, y: 196 }, radius: 172 }
    : { middle, centre: { x: 160, y: 186 }, radius: 158 };
  return {
    name: 'skills-ai',
    variant,
    width: full ? 560 : 320,
    height: full ? 420 : 200,
    ...chartTexts['skills-ai'],
    shapes: [
      circle(view.centre, view.radius, { fill: 'tint' }),
      curves(graticule(15, view), { stroke: 'hair', weight: 'hairline', enter: 'draw-1' }),
      circle(view.centre, view.radius, { stroke: 'line', weight: 'medium', enter: 'draw-2' }),
      rim(view),
      ...(full
        ? [
            ...familyParts(view),
            ...key().map((line, index) =>
              text(280, 400 + 16 * index, line, {
                size: 'small',
                tone: 'quiet',
                anchor: 'middle',
                minor: true,
              }),
            ),
          ]
        : points(visiblePoints(skillsPerPoint, view).flat(), view)),
    ],
  };
}
