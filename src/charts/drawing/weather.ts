import { traceContours } from '../geometry/contours.ts';
import type { HeightField } from '../geometry/height-field.ts';
import { leaveGap, placeLabel } from '../geometry/isobars.ts';
import type { Box, Point } from '../geometry/point.ts';
import { simplify } from '../geometry/simplify.ts';
import type { Shape } from './drawing.ts';
import { curves, text } from './shapes.ts';

interface Isobars {
  readonly box: Box;
  readonly levels: readonly number[];
  /** Says where a line's value may be written; nowhere where it is not given. */
  readonly labels?: (point: Point) => boolean;
}

/** Isobars with their values written into the longest, flattest piece of each line. */
export function isobars(field: HeightField, { box, levels, labels }: Isobars): readonly Shape[] {
  const width = 30;
  const values: Shape[] = [];
  const lines = levels.flatMap((level) =>
    traceContours(field, level, { box, cell: 8 }).flatMap((line) => {
      const place = labels && placeLabel(line, { width, steepest: 55, allowed: labels });
      if (!place) return [simplify(line, 0.4)];
      values.push(
        text(place.x, place.y, String(level), {
          size: 'small',
          tone: 'line',
          anchor: 'middle',
          angle: place.angle,
          drop: 0.35,
          rim: true,
          minor: true,
        }),
      );
      return leaveGap(line, place, width).map((part) => simplify(part, 0.4));
    }),
  );
  return [curves(lines, { stroke: 'fine', weight: 'hairline', enter: 'draw-3' }), ...values];
}
