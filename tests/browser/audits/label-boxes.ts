import { type Box, boxAround } from './boxes.ts';
import { isTransparent } from './colours.ts';
import { opacityWithin } from './elements.ts';

/** A text in a drawing, with the box that its letters take up in the window. */
export interface Label extends Box {
  readonly words: string;
  readonly element: SVGTextContentElement;
  /** The size of the font as shown, in CSS pixels. */
  readonly size: number;
  /** Whether it is not rotated. The box of a rotated label is larger than its letters. */
  readonly upright: boolean;
  /** Whether an outline of another colour surrounds its letters. */
  readonly outlined: boolean;
}

/** Returns whether a part of a drawing shows; below a fifth of opacity it does not. */
export function isDrawn(element: Element, drawing: Element): boolean {
  return element.checkVisibility() && opacityWithin(element, drawing) > 0.2;
}

/** Returns whether a label shows on its own. Text in a mask is cut out of lines; text on a curve has no straight box. */
function isShown(element: SVGTextContentElement, drawing: SVGSVGElement): boolean {
  return (
    getComputedStyle(element).fillOpacity !== '0' &&
    isDrawn(element, drawing) &&
    !element.querySelector('textPath') &&
    !element.closest('mask')
  );
}

function labelOf(element: SVGTextContentElement, drawing: SVGSVGElement): Label[] {
  const { firstChild } = element;
  const text = firstChild instanceof Text ? firstChild.data : '';
  const matrix = element.getScreenCTM();
  if (text.trim() === '' || !matrix || !isShown(element, drawing)) return [];
  const { fontSize, stroke, paintOrder } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const ends = [element.getStartPositionOfChar(0), element.getEndPositionOfChar(text.trimEnd().length - 1)];
  // From cap height to just below the baseline.
  const corners = [-0.72, 0.1].flatMap((share) => ends.map(({ x, y }) => new DOMPoint(x, y + share * size)));
  return [
    {
      ...boxAround(corners.map((corner) => corner.matrixTransform(matrix))),
      words: text.trim(),
      element,
      size: size * Math.hypot(matrix.a, matrix.b),
      upright: Math.abs(matrix.b) < 0.01,
      outlined: !isTransparent(stroke) && paintOrder.startsWith('stroke'),
    },
  ];
}

/** Returns the labels of a drawing that show. */
export function labelsOf(drawing: SVGSVGElement): Label[] {
  return [...drawing.querySelectorAll<SVGTextContentElement>('text, tspan')].flatMap((element) =>
    labelOf(element, drawing),
  );
}
