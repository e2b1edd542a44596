import { type Box, overlaps } from './boxes.ts';
import { contrastOn, isTransparent } from './colours.ts';
import { backgroundOf, opacityWithin } from './elements.ts';
import { isDrawn, type Label } from './label-boxes.ts';

/** The contrast ratio with the background from which on a line disturbs a label that it crosses. */
const disturbing = 1.5;

/** How far a line may reach out of the box of its shape, in CSS pixels. */
const lineReach = 3;

/** A shape of a drawing, as it is painted. */
interface Shape {
  readonly element: SVGGeometryElement;
  readonly box: Box;
  readonly matrix: DOMMatrix;
  readonly outline: Path2D;
  /** Whether its area hides what lies below. */
  readonly covers: boolean;
  /** Whether its line can be seen on the drawing's background. */
  readonly isLineSeen: boolean;
  /** The labels that it breaks off around. */
  readonly spared: ReadonlySet<string>;
}

/** Returns the outline of a shape. Browsers tell that of a path only; others are followed in steps of a unit. */
function outlineOf(element: SVGGeometryElement): Path2D {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
  const outline = new Path2D();
  const length = element.getTotalLength();
  for (let way = 0; way < length + 1; way += 1) {
    const { x, y } = element.getPointAtLength(Math.min(way, length));
    outline.lineTo(x, y);
  }
  return outline;
}

/** Returns the words that the mask around a shape cuts out of it. */
function sparedBy(element: SVGGeometryElement, drawing: SVGSVGElement): Set<string> {
  const [, id] = /#([^")]+)/.exec(element.closest('[mask]')?.getAttribute('mask') ?? '') ?? [];
  if (id === undefined) return new Set();
  const words = drawing.querySelectorAll(`mask[id="${id}"] :is(text, tspan)`);
  return new Set(Array.from(words, ({ firstChild }) => firstChild?.textContent?.trim() ?? ''));
}

/** Returns the shapes of a drawing that cover or cross what is near one of the boxes, in the order in which they are painted. */
function shapesNear(boxes: readonly Box[], drawing: SVGSVGElement): Shape[] {
  const background = backgroundOf(drawing);
  const kinds = 'path, line, polyline, polygon, circle, rect';
  return [...drawing.querySelectorAll<SVGGeometryElement>(kinds)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const matrix = element.getScreenCTM();
    const isNear = boxes.some((near) => overlaps(near, box, -lineReach));
    if (!isNear || !matrix || element.closest('mask') || !isDrawn(element, drawing)) return [];
    const { fill, fillOpacity, stroke, strokeOpacity } = getComputedStyle(element);
    const opacity = opacityWithin(element, drawing);
    const covers = !isTransparent(fill) && Number(fillOpacity) * opacity > 0.8;
    const isLineSeen =
      !isTransparent(stroke) && contrastOn(background, stroke, Number(strokeOpacity) * opacity) >= disturbing;
    if (!covers && !isLineSeen) return [];
    const spared = sparedBy(element, drawing);
    return [{ element, box, matrix, outline: outlineOf(element), covers, isLineSeen, spared }];
  });
}

function paint(canvas: OffscreenCanvasRenderingContext2D, shape: Shape, label: Label): void {
  const { element, matrix, outline, covers, isLineSeen } = shape;
  const { a, b, c, d, e, f } = matrix;
  canvas.setTransform(a, b, c, d, e - label.left, f - label.top);
  canvas.globalCompositeOperation = 'destination-out';
  if (covers) canvas.fill(outline);
  canvas.globalCompositeOperation = 'source-over';
  if (!isLineSeen) return;
  const { strokeWidth, strokeDasharray } = getComputedStyle(element);
  canvas.lineWidth = Number.parseFloat(strokeWidth);
  canvas.setLineDash((strokeDasharray.match(/[\d.]+/g) ?? []).map(Number));
  canvas.stroke(outline);
}

/** Returns how many pixels of lines are in a label's box, apart from those at its edge. */
function linePixels(label: Label, shapes: readonly Shape[]): number {
  const width = Math.ceil(label.right - label.left) || 1;
  const height = Math.ceil(label.bottom - label.top) || 1;
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser has no canvas.');
  for (const shape of shapes) paint(canvas, shape, label);
  const inside = canvas.getImageData(1, 1, Math.max(1, width - 2), Math.max(1, height - 2)).data;
  return inside.filter((value, index) => index % 4 === 3 && value > 90).length;
}

/**
 * Returns the labels of a drawing that a line crosses. Not counted are labels with an outline, rotated ones, lines that break off
 * around the label, and lines under an area.
 */
export function crossedLabels(labels: readonly Label[], drawing: SVGSVGElement): Set<Label> {
  const exposed = labels.filter(({ upright, outlined }) => upright && !outlined);
  if (exposed.length === 0) return new Set();
  const shapes = shapesNear(exposed, drawing);
  return new Set(
    exposed.filter((label) => {
      const near = shapes.filter(
        ({ box, spared }) => overlaps(label, box, -lineReach) && !spared.has(label.words),
      );
      return near.some(({ isLineSeen }) => isLineSeen) && linePixels(label, near) > 4;
    }),
  );
}
