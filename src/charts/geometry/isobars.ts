import { distance, type Point, type Polyline } from './point.ts';
import { keepParts, resample } from './polylines.ts';

/** Where a line's value is written: the middle of the text and its slope, in degrees, never upside down. */
interface LabelPlace extends Point {
  readonly angle: number;
}

interface Placement {
  /** Length of line that the label covers, in user units. */
  readonly width: number;
  /** Steepest slope that is still easy to read, in degrees. */
  readonly steepest?: number;
  /** Says where labels may stand. */
  readonly allowed?: (point: Point) => boolean;
}

/**
 * The longest way to say it is the best place: the piece of the line as long as the label that bends least, counting
 * slope as half a bend. Undefined where the line is too short, too steep or nowhere allowed.
 */
export function placeLabel(line: Polyline, placement: Placement): LabelPlace | undefined {
  const step = 3;
  const points = resample(line, step);
  const span = Math.ceil(placement.width / step);
  const steepest = placement.steepest ?? 40;
  let best: { place: LabelPlace; cost: number } | undefined;
  for (let index = 0; index + span < points.length; index += 1) {
    const from = points[index];
    const to = points[index + span];
    const place = points[index + Math.floor(span / 2)];
    if (!from || !to || !place || placement.allowed?.(place) === false) continue;
    const slope = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const angle = Math.abs(slope) > 90 ? slope - 180 * Math.sign(slope) : slope;
    if (Math.abs(angle) > steepest) continue;
    const bend = 1 - distance(from, to) / (span * step);
    const cost = bend + Math.abs(angle) / 360;
    if (best === undefined || cost < best.cost)
      best = { place: { ...place, angle: Math.round(angle) }, cost };
  }
  return best?.place;
}

/** The line with a gap around each label, so that the value stands in the line and not on it. */
export function leaveGap(line: Polyline, place: Point, width: number): readonly Polyline[] {
  const points = resample(line, 2);
  return keepParts({ points, closed: false }, (point) => distance(point, place) > width / 2);
}
