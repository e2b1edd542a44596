import { drawChart } from '../charts/atlas.ts';
import { innerMarkup } from '../charts/drawing/markup.ts';
import { standaloneStyling } from '../charts/drawing/standalone.ts';
import { outlineText } from '../outlines/outline-text.ts';
import type { Typesetter } from '../outlines/typesetter.ts';
import type { RouteChart } from '../route-charts.ts';
import { framings } from './framing.ts';
import { pictureSize } from './picture-size.ts';
import { withWholeTexts } from './whole-texts.ts';

/** Distance that labels keep from the picture's edge, in pixels. */
const clearance = 14;

/** How far the ground covers a chart that fades, from the left, in pixels. */
const fadeWidth = 780;

/**
 * The SVG elements of a chart as it stands in a social picture, framed and with its labels as outlines. A chart that fades
 * is covered by the gradient `#fade` of the picture.
 */
export function chartLayer(chart: RouteChart, typesetter: Typesetter): string {
  const { x, y, scale, slope = 0, cropLeft = 0, cropBottom, fades = false } = framings[chart];
  const drawing = drawChart(chart, 'full');
  const bottom = cropBottom ?? drawing.height;
  const area = {
    left: ((fades ? fadeWidth - 100 : 0) - x) / scale,
    top: (clearance - y) / scale,
    right: (pictureSize.width - clearance - x) / scale,
    bottom: Math.min(bottom, (pictureSize.height - clearance - y) / scale),
  };
  const shapes = withWholeTexts(drawing.shapes, area, typesetter);
  const inside = outlineText(innerMarkup({ ...drawing, shapes }, standaloneStyling('ink')), typesetter);
  const crop = `<clipPath id="crop"><rect x="${cropLeft}" width="${drawing.width}" height="${bottom}"/></clipPath>`;
  const picture = `<g transform="translate(${x} ${y})rotate(${slope})scale(${scale})" clip-path="url(#crop)">${inside}</g>`;
  return crop + picture + (fades ? `<rect width="${fadeWidth}" height="100%" fill="url(#fade)"/>` : '');
}
