import { chartColour, hexadecimal } from '../../charts/drawing/colours.ts';
import type { Box, Point } from '../../charts/geometry/point.ts';
import { element, filled, pictureFile, stroked } from '../picture-markup.ts';

/** Size of a headline's picture in pixels: 16 by 9. */
const vignetteSize = { width: 640, height: 360 } as const;

/** A little more than the picture, so that lines run over its edge. */
export const beyond: Box = { x: -10, y: -10, width: 660, height: 380 };

/** Colours of the pictures on light and dark grounds. */
export const day = {
  mist: chartColour('tint', 'paper'),
  sand: chartColour('sand', 'paper'),
  paper: chartColour('ground', 'paper'),
  hair: hexadecimal('oklch(0.87 0.025 205)'),
  fine: chartColour('fine', 'paper'),
  line: chartColour('line', 'paper'),
  ink: chartColour('ink', 'paper'),
  sun: chartColour('sun', 'paper'),
} as const;

export const night = {
  ground: hexadecimal('oklch(0.27 0.045 232)'),
  hair: chartColour('hair', 'ink'),
  fine: chartColour('fine', 'ink'),
  line: chartColour('line', 'ink'),
  star: chartColour('ink', 'ink'),
  sun: chartColour('sun', 'ink'),
} as const;

/** Meridians and parallels every 80 units. */
function graticule(colour: string): string {
  const { width, height } = vignetteSize;
  const meridians = Array.from({ length: 7 }, (_, index) => `M${80 * (index + 1)} 0v${height}`);
  const parallels = Array.from({ length: 4 }, (_, index) => `M0 ${20 + 80 * (index + 0)}h${width}`);
  return stroked([...meridians, ...parallels].join(''), colour, 1);
}

/** The picture of a headline: its ground, the graticule and what lies on them. */
export function vignette(ground: string, hair: string, parts: readonly string[]): string {
  const { width, height } = vignetteSize;
  const back = filled(`M0 0h${width}v${height}H0z`, ground);
  return pictureFile(vignetteSize, [back, graticule(hair), ...parts]);
}

/** A station: a ring that hides what runs under it, or a full disc. */
export function station({ x, y }: Point, radius: number, stroke: string, fill: string): string {
  return element('circle', { cx: x, cy: y, r: radius, fill, stroke, 'stroke-width': 3 });
}
