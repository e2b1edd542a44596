import type { Shape } from '../../drawing/drawing.ts';
import { nest } from '../../drawing/nest.ts';
import { repaint } from '../../drawing/repaint.ts';
import { circle, group } from '../../drawing/shapes.ts';
import { drawSuiteGlobe } from '../suite-globe.ts';
import { focus, inReef } from './frame.ts';

const scale = 0.48;
const centre = { x: focus.x - 28, y: focus.y } as const;
/** The middle of the engine in the suite's globe. */
const engine = { x: 362, y: 336 } as const;

/** The suite's globe from above its pole: the engine, and five products on one route around it. */
export function drawPoleInset(): readonly Shape[] {
  // So small, the points of the families need more weight than in the chart.
  const whole = repaint(nest(drawSuiteGlobe('full')), (paint) => ({
    ...inReef(paint),
    ...(paint.fill === 'ground' ? { fill: 'land' } : {}),
    ...(paint.weight === 'dot' ? { stroke: 'line', weight: 'heavy' } : {}),
    ...(paint.weight === 'bold' ? { weight: 'heavy' } : {}),
  }));
  const [x, y] = [centre.x - engine.x * scale, centre.y - engine.y * scale];
  return [
    group(whole, { transform: `translate(${x} ${y})scale(${scale})` }),
    ...[8, 18, 28].map((radius) => circle(centre, radius, { stroke: 'line', weight: 'hairline' })),
  ];
}
