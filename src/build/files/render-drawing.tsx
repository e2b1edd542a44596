import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingBackground } from '../../design/drawing-theme.ts';
import type { Drawing, Sheet } from '../../drawings/drawing.ts';
import { StandalonePicture } from '../../drawings/shapes.tsx';

/** Renders a sheet of a drawing as an SVG document, with the colours for a background and without text. */
export function pictureDocument(
  { name, world }: Pick<Drawing, 'name' | 'world'>,
  sheet: Sheet,
  background: DrawingBackground,
): string {
  const { width, height, Picture } = sheet;
  const content = (
    <StandalonePicture value={{ background, world }}>
      <Picture />
    </StandalonePicture>
  );
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  // No title: the page's `img` has the alternative text.
  const svg = createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
  return renderToStaticMarkup(svg, { identifierPrefix: `${name}-` });
}
