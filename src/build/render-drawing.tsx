import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type CustomPlugin, optimize } from 'svgo';
import type { Background } from '../design/drawing-theme.ts';
import type { Drawing, Sheet } from '../drawings/drawing.ts';
import { Alone } from '../drawings/shapes.tsx';

/** Beginning of every id in a chart; the ids differ from chart to chart, as several stand in one page. */
export function idOf({ name }: Drawing): string {
  return `chart-${name}`;
}

/** Writes path data as short as it compresses: relative, with shorthands and so many digits. A dot is a line without length. */
export function shortened(document: string, floatPrecision: number): string {
  const off = {
    utilizeAbsolute: false,
    straightCurves: false,
    removeUseless: false,
    collapseRepeated: false,
  };
  const params = { ...off, convertToZ: false, floatPrecision };
  return optimize(document, { plugins: [{ name: 'convertPathData', params }] }).data;
}

function write({ width, height }: Sheet, id: string, digits: number, content: ReactNode): string {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  const svg = createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
  return shortened(renderToStaticMarkup(svg, { identifierPrefix: `${id}-` }), digits);
}

/** A chart as a whole SVG document: title and description for screen readers, then the picture, painted by classes. */
export function chartDocument(drawing: Drawing): string {
  const { text, full } = drawing;
  const id = idOf(drawing);
  const content = (
    <>
      <title id={`${id}-title`}>{text?.title}</title>
      <desc id={`${id}-text`}>{text?.description}</desc>
      <full.Picture />
    </>
  );
  return write(full, id, 1, content);
}

/** Paths with at least so many characters of data come in a file of their own. */
const longPath = 100;

/**
 * Takes the long paths out of a chart into a document of their own, so that a page's words do not wait for its lines. A `use` in
 * the place of each inherits all that a stylesheet and an animation give. `addressOf` names that document.
 */
export function splitChart(document: string, addressOf: (lines: string) => string): string {
  const moved: { readonly name: string; readonly attributes: Record<string, string> }[] = [];
  let lines = '';
  const split: CustomPlugin = {
    name: 'splitChart',
    fn: () => ({
      element: {
        enter(node) {
          const { d = '', pathLength, ...looks } = node.attributes;
          if (node.name !== 'path' || d.length < longPath || !/^c[sf]-/.test(looks.class ?? '')) return;
          const length = pathLength ? ` pathLength="${pathLength}"` : '';
          lines += `<path id="p${moved.length}" d="${d}"${length}/>`;
          Object.assign(node, { name: 'use', attributes: looks });
          moved.push(node);
        },
      },
      root: {
        exit() {
          if (moved.length === 0) return;
          const address = addressOf(`<svg xmlns="http://www.w3.org/2000/svg">${lines}</svg>`);
          moved.forEach(({ attributes }, index) => {
            attributes.href = `${address}#p${index}`;
          });
        },
      },
    }),
  };
  return optimize(document, { plugins: [split] }).data;
}

/** A version of a drawing as an SVG document that stands alone on a background: colours written out, and no words. */
export function pictureDocument(name: string, sheet: Sheet, background: Background): string {
  const content = (
    <Alone value={background}>
      <sheet.Picture />
    </Alone>
  );
  return write(sheet, name, 2, content);
}
