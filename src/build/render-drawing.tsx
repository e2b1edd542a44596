import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { optimize } from 'svgo';
import type { Ground } from '../design/drawing-theme.ts';
import type { Drawing, Sheet, Variant } from '../drawings/drawing.ts';
import { Alone, type Typesetter } from '../drawings/medium.tsx';

/** A version of a drawing. Throws where the drawing has no such version. */
export function sheetOf({ name, full, card }: Drawing, variant: Variant): Sheet {
  const sheet = variant === 'full' ? full : card;
  if (!sheet) throw new Error(`The drawing ${name} has no card.`);
  return sheet;
}

/** Beginning of every id in a chart; the ids differ from chart to chart, as several stand in one page. */
export function idOf({ name }: Drawing, variant: Variant): string {
  return `chart-${name}-${variant}`;
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
export function chartDocument(drawing: Drawing, variant: Variant): string {
  const sheet = sheetOf(drawing, variant);
  const id = idOf(drawing, variant);
  const content = (
    <>
      <title id={`${id}-title`}>{drawing.text?.title}</title>
      <desc id={`${id}-text`}>{drawing.text?.description}</desc>
      <sheet.Picture />
    </>
  );
  return write(sheet, id, 1, content);
}

/** A drawing as an SVG document that stands alone on a ground: colours written out and words as outlines. */
export function pictureDocument(
  drawing: Drawing,
  variant: Variant,
  ground: Ground,
  typesetter: Typesetter,
): string {
  const sheet = sheetOf(drawing, variant);
  const content = (
    <Alone ground={ground} typesetter={typesetter}>
      <sheet.Picture />
    </Alone>
  );
  return write(sheet, drawing.name, 2, content);
}
