import { skillsPerPoint } from '../../data/skills-ai.ts';
import type { Shape } from '../../drawing/drawing.ts';
import { circle, curves, dots } from '../../drawing/shapes.ts';
import { graticule, project, type View } from '../../geometry/globe.ts';
import { distance } from '../../geometry/point.ts';
import { continents } from '../skills-ai.ts';
import { station } from './frame.ts';

const view: View = { middle: { longitude: 8, latitude: 14 }, centre: { x: 232, y: 158 }, radius: 168 };

/** Where one sentence leads: two entries that the AI is sure of, and one that a person decides. */
const entries = [
  { longitude: -30, latitude: 34, sure: true },
  { longitude: 24, latitude: 44, sure: true },
  { longitude: 4, latitude: -8, sure: false },
] as const;

/** The globe of 55,000 skills, each point fifty of them. */
export function drawGlobeInset(): readonly Shape[] {
  const points = continents(skillsPerPoint).flatMap((position) => project(position, view) ?? []);
  const facing = (reach: number) =>
    points.filter((point) => distance(point, view.centre) < reach * view.radius);
  const near = facing(0.8);
  return [
    circle(view.centre, view.radius, { fill: 'tint' }),
    circle(view.centre, view.radius, { fill: 'line', opacity: 0.08 }),
    curves(graticule(15, view), { stroke: 'fine', weight: 'hairline', opacity: 0.55 }),
    circle(view.centre, view.radius, { stroke: 'line', weight: 'bold' }),
    dots(
      points.filter((point) => !near.includes(point)),
      { stroke: 'fine', weight: 'bold' },
    ),
    dots(near, { stroke: 'line', weight: 'dot' }),
    ...entries.flatMap(({ sure, ...position }) => {
      const at = project(position, view);
      return at ? [circle(at, 12, { stroke: 'sun', weight: 'thin' }), station(at, 6, sure)] : [];
    }),
  ];
}
