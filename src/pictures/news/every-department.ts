import { filled, stroked } from '../picture-markup.ts';
import { night, station, vignette } from './vignette.ts';

/** Plots of a town plan, each a department: left edge, top, width, height. */
const plots = [
  [64, 40, 136, 108],
  [64, 212, 136, 108],
  [236, 40, 92, 108],
  [236, 212, 92, 108],
  [364, 40, 110, 108],
  [364, 212, 110, 108],
  [510, 40, 90, 108],
  [510, 212, 90, 108],
] as const;

/** Hatching of a plot, at a distance that tells it from its neighbours. */
function hatching([x, y, width, height]: (typeof plots)[number], gap: number): string {
  return Array.from(
    { length: Math.floor(height / gap) },
    (_, index) => `M${x} ${y + gap * (index + 0.5)}h${width}`,
  ).join('');
}

/** One main runs through the town, and every plot now has a branch of it. */
export function everyDepartment(): string {
  const outlines = plots.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
  const taps = plots.map(([x, y, width, height]) => ({
    x: x + width / 2,
    y: y < 180 ? y + height - 34 : y + 34,
  }));
  const branches = taps.map(({ x, y }) => `M${x - 26} 180q26 0 26 ${y < 180 ? -26 : 26}V${y}`).join('');
  return vignette(night.ground, night.hair, [
    filled(outlines, night.hair, { stroke: night.fine, 'stroke-width': 1.5 }),
    plots
      .map((plot, index) => stroked(hatching(plot, [9, 12, 15, 18][index % 4] ?? 9), night.fine, 0.8))
      .join(''),
    stroked('M-6 180H646', night.line, 7),
    stroked(branches, night.line, 4),
    ...taps.map((tap, index) => station(tap, 8, index === 1 ? night.sun : night.line, night.ground)),
  ]);
}
