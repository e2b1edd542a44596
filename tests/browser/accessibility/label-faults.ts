import type { Page } from 'playwright';

/** The minimum size of a drawing's text as rendered, in CSS pixels. */
const smallest = 11;

/** The contrast ratio with the background from which on a line must not cross a label. */
const visible = 1.5;

/** Replaces references to a chart's separate file by the paths themselves, which can be measured only in the page. */
function bringLines(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const use of document.querySelectorAll<SVGUseElement>('main svg use')) {
      const [file = '', id = ''] = use.href.baseVal.split('#');
      const lines = await (await fetch(file)).text();
      const [, d] = new RegExp(`id="${id}" d="([^"]*)"`).exec(lines) ?? [];
      if (d === undefined) throw new Error(`${file} has no ${id}.`);
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      for (const { name, value } of use.attributes) path.setAttribute(name, value);
      path.setAttribute('d', d);
      use.replaceWith(path);
    }
  });
}

/**
 * Returns the faults of the labels in the page's drawings, one sentence each: too small, outside the frame, over another label,
 * or over a line. Text with an outline may cross lines. Rotated text may overlap, as its bounding box is larger than the text.
 * Text that only shows on hover and text along a curve are not checked.
 */
export async function labelFaults(page: Page): Promise<string[]> {
  await bringLines(page);
  return page.evaluate(
    ({ smallest, visible }) => {
      const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!pixel) throw new Error('This browser has no canvas.');
      /** Returns the luminance of a background with a colour painted over it. */
      const luminance = (background: string, colour = background, alpha = 1) => {
        for (const [fill, share] of [
          [background, 1],
          [colour, alpha],
        ] as const) {
          pixel.globalAlpha = share;
          pixel.fillStyle = fill;
          pixel.fillRect(0, 0, 1, 1);
        }
        const [red = 0, green = 0, blue = 0] = Array.from(pixel.getImageData(0, 0, 1, 1).data, (value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (background: string, colour: string, alpha: number) => {
        const [low = 0, high = 0] = [luminance(background), luminance(background, colour, alpha)].toSorted(
          (a, b) => a - b,
        );
        return (high + 0.05) / (low + 0.05);
      };
      const isClear = (colour: string) => colour === 'none' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
      const strength = (element: Element, root: Element): number =>
        Number(getComputedStyle(element).opacity) *
        (element === root || !element.parentElement ? 1 : strength(element.parentElement, root));
      const shows = (element: Element, root: Element) =>
        element.checkVisibility() && strength(element, root) > 0.2;
      const backgroundOf = (element: Element | null): string => {
        if (!element) return 'white';
        const { backgroundColor } = getComputedStyle(element);
        return isClear(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor;
      };

      /** Returns the element that clips the drawing's text: the drawing itself, unless its overflow is visible. */
      const frameOf = (element: Element): Element =>
        getComputedStyle(element).overflowX === 'visible' && element.parentElement
          ? frameOf(element.parentElement)
          : element;

      /** Returns the labels with their boxes on the screen, from cap height to just below the baseline. */
      const labelsOf = (svg: SVGSVGElement) =>
        [...svg.querySelectorAll<SVGTextContentElement>('text, tspan')].flatMap((element) => {
          const [first] = element.childNodes;
          const words = first?.nodeType === Node.TEXT_NODE ? (first.textContent ?? '').trim() : '';
          const matrix = element.getScreenCTM();
          const style = getComputedStyle(element);
          // Words in a mask are cut out of lines and not shown.
          const hidden =
            style.fillOpacity === '0' ||
            !shows(element, svg) ||
            element.querySelector('textPath') ||
            element.closest('mask');
          if (words === '' || !matrix || hidden) return [];
          const end = (first?.textContent ?? '').trimEnd().length - 1;
          const [from, to] = [element.getStartPositionOfChar(0), element.getEndPositionOfChar(end)];
          const size = Number.parseFloat(style.fontSize);
          const corners = [
            [from.x, from.y - 0.72 * size],
            [to.x, to.y - 0.72 * size],
            [from.x, from.y + 0.1 * size],
            [to.x, to.y + 0.1 * size],
          ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
          const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
          return {
            words,
            element,
            size: size * Math.hypot(matrix.a, matrix.b),
            upright: Math.abs(matrix.b) < 0.01,
            rim: !isClear(style.stroke) && style.paintOrder.startsWith('stroke'),
            left: Math.min(...xs),
            right: Math.max(...xs),
            top: Math.min(...ys),
            bottom: Math.max(...ys),
          };
        });
      type Label = ReturnType<typeof labelsOf>[number];

      const outlineOf = (shape: SVGGeometryElement): Path2D => {
        if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
        const path = new Path2D();
        const length = shape.getTotalLength();
        for (let way = 0; way < length + 1; way += 1) {
          const { x, y } = shape.getPointAtLength(Math.min(way, length));
          path.lineTo(x, y);
        }
        return path;
      };

      /** Returns whether a shape breaks off around a label: the mask of the group that it stands in has the label's words. */
      const isCutBy = (label: Label, shape: Element, svg: SVGSVGElement) => {
        const [, id] = /#([^")]+)/.exec(shape.closest('[mask]')?.getAttribute('mask') ?? '') ?? [];
        const cut = svg.querySelectorAll(`mask[id="${id}"] :is(text, tspan)`);
        return [...cut].some(({ firstChild }) => firstChild?.textContent?.trim() === label.words);
      };

      /** Counts the pixels of lines in a label's box. Shapes are drawn in document order, because areas cover lines. */
      const linesUnder = (
        label: Label,
        shapes: readonly SVGGeometryElement[],
        svg: SVGSVGElement,
      ): number => {
        const width = Math.ceil(label.right - label.left);
        const height = Math.ceil(label.bottom - label.top);
        const canvas = new OffscreenCanvas(width || 1, height || 1).getContext('2d', {
          willReadFrequently: true,
        });
        if (!canvas) return 0;
        for (const shape of shapes) {
          const box = shape.getBoundingClientRect();
          const apart =
            box.right + 3 < label.left ||
            box.left - 3 > label.right ||
            box.bottom + 3 < label.top ||
            box.top - 3 > label.bottom;
          const matrix = shape.getScreenCTM();
          if (apart || !matrix || !shows(shape, svg) || isCutBy(label, shape, svg)) continue;
          const { fill, fillOpacity, stroke, strokeOpacity, strokeWidth, strokeDasharray } =
            getComputedStyle(shape);
          const { a, b, c, d, e, f } = matrix;
          canvas.setTransform(a, b, c, d, e - label.left, f - label.top);
          const outline = outlineOf(shape);
          canvas.globalCompositeOperation = 'destination-out';
          const share = strength(shape, svg);
          if (!isClear(fill) && Number(fillOpacity) * share > 0.8) canvas.fill(outline);
          canvas.globalCompositeOperation = 'source-over';
          if (isClear(stroke) || contrast(backgroundOf(svg), stroke, Number(strokeOpacity) * share) < visible)
            continue;
          canvas.lineWidth = Number.parseFloat(strokeWidth);
          canvas.setLineDash((strokeDasharray.match(/[\d.]+/g) ?? []).map(Number));
          canvas.stroke(outline);
        }
        // Ignore a border of one pixel.
        const inside = canvas.getImageData(1, 1, Math.max(1, width - 2), Math.max(1, height - 2)).data;
        return inside.filter((value, index) => index % 4 === 3 && value > 90).length;
      };

      return [...document.querySelectorAll<SVGSVGElement>('main svg')]
        .filter((svg) => svg.checkVisibility() && svg.querySelector('text'))
        .flatMap((svg) => {
          const labels = labelsOf(svg);
          const frame = frameOf(svg).getBoundingClientRect();
          const shapes = [
            ...svg.querySelectorAll<SVGGeometryElement>('path, line, polyline, polygon, circle, rect'),
          ].filter((shape) => !shape.closest('mask'));
          const faults = labels.flatMap((label, index) => {
            const { words, left, right, top, bottom, size, upright, rim } = label;
            const found: string[] = [];
            if (size < smallest - 0.05) found.push(`is ${size.toFixed(1)} px`);
            const leaves =
              left < frame.left - 1 ||
              right > frame.right + 1 ||
              top < frame.top - 1 ||
              bottom > frame.bottom + 1 ||
              left < -1 ||
              right > document.documentElement.clientWidth + 1;
            if (leaves) found.push('leaves its frame');
            const met = labels
              .slice(index + 1)
              .find(
                (other) =>
                  upright &&
                  other.upright &&
                  other.left < right - 1 &&
                  other.right > left + 1 &&
                  other.top < bottom - 1 &&
                  other.bottom > top + 1,
              );
            if (met) found.push(`meets ${met.words}`);
            if (upright && !rim && linesUnder(label, shapes, svg) > 4) found.push('meets a line');
            return found.map((fault) => `${words}: ${fault}`);
          });
          const name = svg.querySelector('title')?.textContent ?? svg.ariaLabel ?? '';
          return faults.map((fault) => `${name.slice(0, 40)} – ${fault}`);
        });
    },
    { smallest, visible },
  );
}
