import type { Page } from 'playwright';

/** Least contrast of a drawing's words and of its lines with the canvas (WCAG 2.2, 1.4.3; lines need only be there). */
const least = { words: 4.5, lines: 1.5 };

/**
 * What cannot be seen where colours are forced: words of a drawing, and drawings of which nothing shows, on the canvas
 * that the visitor's own colours give the page. Drawings that keep their own ground are left out.
 */
export function faintDrawings(page: Page): Promise<string[]> {
  return page.evaluate(({ words, lines }) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string) => {
      if (!context) throw new Error('This browser cannot tell colours.');
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const canvas = getComputedStyle(document.body).backgroundColor;
    const contrast = (colour: string, ground: string) => {
      if (colour === 'none') return 1;
      const [low = 0, high = 0] = [luminance(ground), luminance(colour)].toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const keepsColours = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).forcedColorAdjust === 'none' || keepsColours(element.parentElement));
    /** The shape of the drawing that the words stand on, else the canvas. */
    const groundOf = (text: Element, svg: Element) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const below = document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .filter((element) => svg.contains(element) && !text.contains(element) && element.tagName !== 'text')
        .map((element) => getComputedStyle(element))
        .find(
          ({ fill, opacity, fillOpacity }) => fill !== 'none' && Number(opacity) * Number(fillOpacity) > 0.5,
        );
      return below?.fill ?? canvas;
    };
    const findings: string[] = [];
    for (const svg of document.querySelectorAll('main svg')) {
      if (!svg.checkVisibility() || keepsColours(svg)) continue;
      svg.scrollIntoView({ block: 'center', behavior: 'instant' });
      const place = svg.closest('section')?.id ?? '';
      for (const text of svg.querySelectorAll('text')) {
        const { fill, opacity } = getComputedStyle(text);
        if (!text.checkVisibility() || opacity === '0') continue;
        if (contrast(fill, groundOf(text, svg)) < words) findings.push(`${place}: ${text.textContent}`);
      }
      const shapes = [...svg.querySelectorAll('path, line, circle, rect, polyline, polygon')];
      const shows = shapes.some((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return Math.max(contrast(fill, canvas), contrast(stroke, canvas)) >= lines;
      });
      if (shapes.length > 0 && !shows) findings.push(`${place}: the whole of ${svg.getAttribute('class')}`);
    }
    return findings;
  }, least);
}
