import { forecastSkills, horizons } from '../../data/skills-lens.ts';
import type { Shape } from '../../drawing/drawing.ts';
import { repaint } from '../../drawing/repaint.ts';
import { circle, group } from '../../drawing/shapes.ts';
import { isobars } from '../../drawing/weather.ts';
import type { Point } from '../../geometry/point.ts';
import { demand, farCoast, lens, middle, sheet } from '../skills-lens.ts';
import { focus, inReef } from './frame.ts';

/** The lens with `at` of its chart at the focus, `scale` times as large. */
function lensAt(at: Point, scale: number): readonly Shape[] {
  const levels = Array.from({ length: 10 }, (_, index) => 92 + 5 * index);
  const skills = forecastSkills.map((skill) =>
    circle(skill, 5 / scale ** 0.5, { fill: 'sun', stroke: 'ground', weight: 'bold' }),
  );
  const panes = repaint(
    [...farCoast([2.2, 3, 4]), ...lens(isobars(demand, { box: sheet, levels }), 0.3, 130)],
    inReef,
  );
  const glass = horizons.map(({ radius }) => circle(middle, radius, { fill: 'line', opacity: 0.07 }));
  const [x, y] = [focus.x - at.x * scale, focus.y - at.y * scale].map((value) => value.toFixed(1));
  return [group([...panes, ...glass, ...skills], { transform: `translate(${x} ${y})scale(${scale})` })];
}

/** Rings of years, the coast sharp in the nearest one; the dots are skills whose demand rises. */
export function drawRingsInset(): readonly Shape[] {
  return lensAt({ x: middle.x + 18, y: middle.y }, 0.86);
}

/** The rim of the lens, where a sharp coast becomes a guess. */
export function drawRimInset(): readonly Shape[] {
  return lensAt({ x: middle.x + horizons[0].radius * 0.45, y: middle.y - horizons[0].radius * 0.85 }, 1.25);
}
