import { gapCost, gapCostParts } from '../../../skills-gap/cost.ts';
import { exampleInputs } from '../../../skills-gap/inputs.ts';
import type { Paint, Shape } from '../../drawing/drawing.ts';
import { curves } from '../../drawing/shapes.ts';
import type { Polyline } from '../../geometry/point.ts';
import { createFractalNoise } from '../../geometry/value-noise.ts';
import { beyond } from './frame.ts';

const fold = createFractalNoise(12, 2);
const [top, depth] = [66, 236] as const;

/** The line at a share of the whole depth: folded rock, flatter further down. */
function seam(share: number): Polyline {
  const points = Array.from({ length: 41 }, (_, step) => {
    const x = beyond.x + (beyond.width * step) / 40;
    return { x, y: top + depth * share + (52 - 26 * share) * fold(x / 120, 2.4 + share * 0.6) };
  });
  return { points, closed: false };
}

const layer = (from: number, to: number): Polyline => ({
  points: [...seam(from).points, ...seam(to).points.toReversed()],
  closed: true,
});

/** How each layer is hatched, from the surface down. */
const hatchings: readonly Paint[] = [
  { stroke: 'line', weight: 'hairline', dash: '1 4' },
  { stroke: 'fine', weight: 'thin', dash: '7 4' },
  { stroke: 'line', weight: 'hairline', dash: '2 3' },
  { stroke: 'fine', weight: 'hairline' },
];

/** The cost of a skills gap as layers of ground, each as thick as its part of the example; the thickest begins at the lit seam. */
export function drawStrataInset(): readonly Shape[] {
  const { parts, total } = gapCost(exampleInputs);
  const costs = gapCostParts.map((part) => parts[part] / total).toSorted((a, b) => a - b);
  const layers = costs.map((share, index) => {
    const from = costs.slice(0, index).reduce((sum, cost) => sum + cost, 0);
    return { from, to: from + share, lines: Math.max(2, Math.round((share * depth) / 8)) };
  });
  const seams = layers.map(({ from }) => seam(from));
  return [
    ...layers.map(({ from, to }, index) =>
      curves([layer(from, to)], { fill: 'line', opacity: 0.1 + 0.05 * (index % 2) + 0.05 * index }),
    ),
    ...layers.map(({ from, to, lines }, index) =>
      curves(
        Array.from({ length: lines - 1 }, (_, line) => seam(from + ((to - from) * (line + 1)) / lines)),
        hatchings[index] ?? {},
      ),
    ),
    curves(seams.slice(0, -1), { stroke: 'line', weight: 'medium' }),
    curves(seams.slice(-1), { stroke: 'sun', weight: 'bold' }),
  ];
}
