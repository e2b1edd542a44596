import { parse, wcagContrast } from 'culori';
import { contrastOn } from './colours.ts';
import { lineage, opacityWithin } from './elements.ts';

/** The contrast of text and of shapes (WCAG 2.2, 1.4.3 and 1.4.11). */
const least = { text: 4.5, shape: 3 };

/** The contrast up to which a shape has the colour of the canvas, as one that is not to show where colours are forced. */
const hidden = 1.01;

/** The opacity up to which a shape is a wash behind others, faint in all colours. */
const wash = 0.5;

/** Elements that paint their fill: a drawing, a group and a line have one to hand down or to no effect. */
const filledShapes = 'path, use, circle, ellipse, rect, polyline, polygon';

/** Returns whether an element keeps the page's colours where the visitor's are forced. */
function keepsColours(element: Element): boolean {
  return lineage(element).some((part) => getComputedStyle(part).forcedColorAdjust === 'none');
}

/** Returns the fill of the drawing's shape that a text stands on, else the colour of the canvas. */
function backgroundOfText(text: Element, drawing: Element, canvas: string): string {
  const { x, y, width, height } = text.getBoundingClientRect();
  const below = document
    .elementsFromPoint(x + width / 2, y + height / 2)
    .filter((part) => drawing.contains(part) && part.matches(filledShapes))
    .map((part) => getComputedStyle(part))
    .find(({ fill, opacity, fillOpacity }) => fill !== 'none' && Number(opacity) * Number(fillOpacity) > 0.5);
  return below?.fill ?? canvas;
}

/** Returns the colours in which a shape is painted, apart from washes. */
function paintsOf(shape: Element, drawing: Element): string[] {
  const { fill, fillOpacity, stroke, strokeOpacity, strokeWidth } = getComputedStyle(shape);
  const opacity = opacityWithin(shape, drawing);
  return [
    { colour: fill, strength: Number(fillOpacity) },
    { colour: stroke, strength: Number.parseFloat(strokeWidth) > 0 ? Number(strokeOpacity) : 0 },
  ]
    .filter(({ colour, strength }) => opacity * strength * (parse(colour)?.alpha ?? 1) > wash)
    .map(({ colour }) => colour)
    .filter((colour) => parse(colour) !== undefined);
}

/** Returns the colour of a shape all of whose colours are faint on the canvas; `undefined` where it shows, or is not to show. */
function faintColour(shape: Element, drawing: Element, canvas: string): string | undefined {
  const shown = paintsOf(shape, drawing).filter((colour) => wcagContrast(colour, canvas) > hidden);
  return shown.some((colour) => wcagContrast(colour, canvas) >= least.shape) ? undefined : shown[0];
}

function faintParts(drawing: SVGSVGElement, canvas: string): string[] {
  // Only what is in the window can be found by its place.
  drawing.scrollIntoView({ block: 'center', behavior: 'instant' });
  const faintTexts = [...drawing.querySelectorAll('text')]
    .filter((text) => text.checkVisibility() && getComputedStyle(text).opacity !== '0')
    .filter(
      (text) => contrastOn(backgroundOfText(text, drawing, canvas), getComputedStyle(text).fill) < least.text,
    )
    .map((text) => `"${text.textContent}" is faint: let it take the colour CanvasText`);
  const shapes = [...drawing.querySelectorAll(`${filledShapes}, line`)].filter(
    (shape) => shape.checkVisibility() && !shape.closest('defs, mask, clipPath, pattern, symbol'),
  );
  const faintShapes = shapes
    .map((shape) => faintColour(shape, drawing, canvas))
    .filter((colour) => colour !== undefined)
    .map((colour) => `a shape of ${colour} is faint: let a stroke of it take the colour CanvasText`);
  const paints = shapes.flatMap((shape) => paintsOf(shape, drawing));
  const shows = paints.length === 0 || paints.some((colour) => wcagContrast(colour, canvas) >= least.shape);
  const faults = [...faintTexts, ...new Set(faintShapes)];
  return shows ? faults : [...faults, 'nothing of it shows: draw it in CanvasText'];
}

/**
 * Returns what drawings lose where colours are forced, one sentence each: texts below 4.5:1, and shapes below 3:1 on the
 * canvas. Drawings that keep their colours are left out.
 */
export function faintDrawings(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll<SVGSVGElement>('svg')]
    .filter((drawing) => drawing.checkVisibility() && !keepsColours(drawing))
    .flatMap((drawing) => {
      const name = `drawing "${drawing.ariaLabel ?? drawing.getAttribute('class') ?? ''}" in #${drawing.closest('section')?.id ?? ''}`;
      return faintParts(drawing, canvas).map((fault) => `${name} in forced colours: ${fault}`);
    });
}
