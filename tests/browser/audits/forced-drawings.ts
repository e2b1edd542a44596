import { contrastOn } from './colours.ts';
import { lineage } from './elements.ts';

/** The contrast of text (WCAG 2.2, 1.4.3), and that below which nothing of a drawing shows. */
const least = { text: 4.5, shape: 1.5 };

/** Returns whether an element keeps the page's colours where the visitor's are forced. */
function keepsColours(element: Element): boolean {
  return lineage(element).some((part) => getComputedStyle(part).forcedColorAdjust === 'none');
}

/** Returns the fill of the drawing's shape that a text stands on, else the colour of the canvas. */
function backgroundOfText(text: Element, drawing: Element, canvas: string): string {
  const { x, y, width, height } = text.getBoundingClientRect();
  const below = document
    .elementsFromPoint(x + width / 2, y + height / 2)
    .filter((part) => drawing.contains(part) && !text.contains(part) && part.tagName !== 'text')
    .map((part) => getComputedStyle(part))
    .find(({ fill, opacity, fillOpacity }) => fill !== 'none' && Number(opacity) * Number(fillOpacity) > 0.5);
  return below?.fill ?? canvas;
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
  const shapes = [...drawing.querySelectorAll('path, use, line, circle, rect, polyline, polygon')];
  const colours = shapes
    .map((shape) => getComputedStyle(shape))
    .flatMap(({ fill, stroke }) => [fill, stroke]);
  const shows = shapes.length === 0 || colours.some((colour) => contrastOn(canvas, colour) >= least.shape);
  return shows ? faintTexts : [...faintTexts, 'nothing of it shows: draw it in CanvasText'];
}

/**
 * Returns what drawings lose where colours are forced, one sentence each: texts below 4.5:1, and drawings of which nothing shows on
 * the canvas. Drawings that keep their colours are left out.
 */
export function faintDrawings(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll<SVGSVGElement>('main svg')]
    .filter((drawing) => drawing.checkVisibility() && !keepsColours(drawing))
    .flatMap((drawing) => {
      const name = `drawing "${drawing.ariaLabel ?? ''}" in #${drawing.closest('section')?.id ?? ''}`;
      return faintParts(drawing, canvas).map((fault) => `${name} in forced colours: ${fault}`);
    });
}
