import copy from '../../content/skills-roi.yaml';
import { type GapCost, gapCostParts } from '../../skills-gap/cost.ts';
import { axisFor } from './axis.ts';
import { euros, roundEuros } from './wording.ts';
import './skills-gap-result.css';

interface GapBarsProps {
  readonly cost: GapCost;
  /** The chart in a sentence: what screen readers get for it. */
  readonly words: string;
}

/** In pixels: a part's label, its bar and the room after it. Widths are per cent, so text keeps its size. */
const row = { height: 56, baseline: 16, barTop: 24, barHeight: 18 } as const;
const axisHeight = 12;

/** Where a tick's number stands: the first and the last stay inside the picture. */
function anchor(index: number, last: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === last ? 'end' : 'middle';
}

/** The parts of the cost as bars on one axis. */
export function GapBars({ cost, words }: GapBarsProps) {
  const { end, ticks } = axisFor(Math.max(...Object.values(cost.parts)));
  const height = gapCostParts.length * row.height;
  const across = (amount: number) => `${Math.round((amount / end) * 10_000) / 100}%`;
  return (
    <svg className="cost-bars" role="img" aria-label={words} width="100%" height={height + axisHeight}>
      {ticks.map((tick, index) => (
        <text
          key={tick}
          className="cost-tick-label"
          x={across(tick)}
          y={height + 8}
          textAnchor={anchor(index, ticks.length - 1)}
        >
          {roundEuros(tick)}
        </text>
      ))}
      {gapCostParts.map((part, index) => (
        <g key={part} transform={`translate(0 ${index * row.height})`}>
          <text className="cost-part" x="0" y={row.baseline}>
            {copy.result.parts[part]}
          </text>
          <text className="cost-part cost-amount" x="100%" y={row.baseline} textAnchor="end">
            {euros(cost.parts[part])}
          </text>
          <rect className="cost-lane" y={row.barTop} width="100%" height={row.barHeight} />
          <rect className="cost-bar" y={row.barTop} width={across(cost.parts[part])} height={row.barHeight} />
          {ticks.map((tick) => (
            <line
              key={tick}
              className="cost-tick"
              x1={across(tick)}
              x2={across(tick)}
              y1={row.barTop - 3}
              y2={row.barTop + row.barHeight + 3}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
