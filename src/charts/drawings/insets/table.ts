import type { Shape } from '../../drawing/drawing.ts';
import { nest } from '../../drawing/nest.ts';
import { repaint } from '../../drawing/repaint.ts';
import { group } from '../../drawing/shapes.ts';
import { drawPlottingTable } from '../plotting-table.ts';
import { inReef } from './frame.ts';

/** The plotting table of the suite: one question's route over its sheets. */
export function drawTableInset(): readonly Shape[] {
  const table = repaint(nest(drawPlottingTable('full')), (paint) =>
    paint.stroke === 'sun' && paint.fill ? { fill: 'ground' } : inReef(paint),
  );
  return [group(table, { transform: 'translate(-122 -42)rotate(-5)scale(.8)' })];
}
