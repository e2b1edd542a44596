import type { HeightField } from '../../charts/geometry/height-field.ts';
import { element, filled, stroked } from '../picture-markup.ts';
import { contourPath, heightsBetween } from '../region.ts';
import { day, station, vignette } from './vignette.ts';

const hill = (x: number, y: number, across: number, down: number) =>
  Math.exp(-(x * x) / across - (y * y) / down);

/** The lines of an advert's text, which rise to hills further down. */
const text: HeightField = (x, y) =>
  y + 78 * hill(x - 270, y - 218, 2600, 4600) + 62 * hill(x - 378, y - 262, 1700, 4200);

/** An advert whose lines of text turn into terrain with two summits: what is asked for can be named. */
export function skillsInAdverts(): string {
  const sheet = { x: 196, y: 30, width: 248, height: 360 };
  const page = `M${sheet.x} ${sheet.y}h${sheet.width}v${sheet.height}h-${sheet.width}z`;
  const lines = contourPath(
    text,
    heightsBetween(80, 400, 25),
    { ...sheet, x: 218, y: 60, width: 204 },
    { cell: 4 },
  );
  return vignette(day.mist, day.hair, [
    element('path', { d: page, fill: day.paper, stroke: day.fine, transform: 'rotate(-7 320 400)' }),
    element('path', { d: page, fill: day.paper, stroke: day.fine, transform: 'rotate(4 320 400)' }),
    filled(page, day.paper, { stroke: day.line, 'stroke-width': 2 }),
    filled('M218 52h96v14h-96z', day.ink),
    stroked(lines, day.line, 1.6, { 'stroke-linecap': 'round' }),
    stroked('M270 176V122M378 222V168', day.ink, 1.5),
    station({ x: 270, y: 178 }, 7, day.ink, day.sun),
    station({ x: 378, y: 224 }, 7, day.ink, day.sun),
    filled('M270 110h74v22h-74zM378 156h88v22h-88z', day.ink),
    stroked('M281 121h52M389 167h66', day.paper, 3),
  ]);
}
