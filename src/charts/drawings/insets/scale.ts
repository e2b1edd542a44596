import type { Shape } from '../../drawing/drawing.ts';
import { box, path } from '../../drawing/shapes.ts';
import { sheetsOnTable } from './sheets.ts';

const bar = { x: 60, y: 230, step: 26, blocks: 13, height: 12 } as const;

/** The two packages as sheets of two sizes, and the scale from one team to everyone below them. */
export function drawScaleInset(): readonly Shape[] {
  const dark = Array.from({ length: Math.ceil(bar.blocks / 2) }, (_, index) => {
    const x = bar.x + 2 * index * bar.step;
    return `M${x} ${bar.y}h${bar.step}v${bar.height}h${-bar.step}z`;
  });
  return [
    ...sheetsOnTable([
      { index: 3, x: 122, y: 10, slope: 3, scale: 1.34 },
      { index: 0, x: 86, y: 112, slope: -4, scale: 0.84 },
    ]),
    box(bar.x, bar.y, bar.step * bar.blocks, bar.height, {
      fill: 'ground',
      stroke: 'line',
      weight: 'medium',
    }),
    path(dark.join(''), { fill: 'line' }),
  ];
}
