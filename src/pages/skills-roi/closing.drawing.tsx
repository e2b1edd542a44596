import { exampleInputs, gapCostParts } from '../../content/skills-gap.ts';
import { beyond, closeUp } from '../../drawings/close-ups.tsx';
import type { Paint } from '../../drawings/medium.tsx';
import { type Polyline, times } from '../../drawings/paths.ts';
import { createFractalNoise } from '../../drawings/random.ts';
import { each, Path } from '../../drawings/shapes.tsx';
import { gapCost } from './cost.ts';

const fold = createFractalNoise(12, 2);
const [top, depth] = [66, 236] as const;

/** The line at a share of the whole depth: folded rock, flatter further down. */
function seam(share: number): Polyline {
  return times(41, (step) => {
    const x = beyond.x + (beyond.width * step) / 40;
    return { x, y: top + depth * share + (52 - 26 * share) * fold(x / 120, 2.4 + share * 0.6) };
  });
}

/** How each layer is hatched, from the surface down. */
const hatchings: readonly Paint[] = [
  { stroke: 'line', weight: 'hairline', dash: '1 4' },
  { stroke: 'fine', weight: 'thin', dash: '7 4' },
  { stroke: 'line', weight: 'hairline', dash: '2 3' },
  { stroke: 'fine', weight: 'hairline' },
];

const { parts, total } = gapCost(exampleInputs);
const costs = gapCostParts.map((part) => parts[part] / total).toSorted((a, b) => a - b);
const layers = costs.map((share, index) => {
  const from = costs.slice(0, index).reduce((sum, cost) => sum + cost, 0);
  return { from, to: from + share, lines: Math.max(2, Math.round((share * depth) / 8)) };
});

/** The cost of a skills gap as layers of ground, each as thick as its part of the example; the thickest begins at the lit seam. */
export default closeUp('strata', () => {
  const seams = layers.map(({ from }) => seam(from));
  return (
    <>
      {each(layers, ({ from, to }, index) => {
        const layer = [...seam(from), ...seam(to).toReversed(), ...seam(from).slice(0, 1)];
        return <Path curves={[layer]} fill="line" opacity={0.1 + 0.05 * (index % 2) + 0.05 * index} />;
      })}
      {each(layers, ({ from, to, lines }, index) => {
        const hatching = times(lines - 1, (line) => seam(from + ((to - from) * (line + 1)) / lines));
        return <Path curves={hatching} {...hatchings[index]} />;
      })}
      <Path curves={seams.slice(0, -1)} stroke="line" weight="medium" />
      <Path curves={seams.slice(-1)} stroke="sun" weight="bold" />
    </>
  );
});
