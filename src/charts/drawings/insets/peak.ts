import type { Shape } from '../../drawing/drawing.ts';
import { circle, group } from '../../drawing/shapes.ts';
import { end, land, routePath, start } from '../survey.ts';
import { focus, frame, lit, station } from './frame.ts';

/** A part of the survey with `centre` at the focus of the frame. */
function survey(
  centre: { readonly x: number; readonly y: number },
  over: readonly Shape[],
): readonly Shape[] {
  const area = { x: centre.x - focus.x, y: centre.y - focus.y, width: frame.width, height: frame.height };
  const traced = { x: area.x - 20, y: area.y - 20, width: area.width + 40, height: area.height + 40 };
  return [
    group([...land(traced, 1, 5, 0.5), ...over], {
      transform: `translate(${(-area.x).toFixed(1)} ${(-area.y).toFixed(1)})`,
    }),
  ];
}

/** The highest peak: a skill that people are short of. */
export function drawPeakInset(): readonly Shape[] {
  return survey({ x: end.x - 10, y: end.y - 30 }, []);
}

/** The hollow of people to spare, and the route that leads out of it. */
export function drawHollowInset(): readonly Shape[] {
  return survey({ x: start.x + 20, y: start.y - 8 }, [...lit(routePath()), station(start, 9, true)]);
}

/** The route's upper end: the people who moved stand on the peak. */
export function drawClimbInset(): readonly Shape[] {
  return survey({ x: end.x - 30, y: end.y + 40 }, [
    ...lit(routePath()),
    station(end, 9, true),
    circle(end, 16, { stroke: 'sun' }),
  ]);
}
