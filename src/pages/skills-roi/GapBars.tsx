import { gapCostParts } from '../../content/skills-gap.ts';
import copy from '../../content/skills-roi.yaml';
import { axisFor } from './axis.ts';
import type { GapCost } from './cost.ts';
import styles from './skills-gap-result.module.css';
import { euros, roundEuros } from './wording.ts';

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
    <svg
      className={`${styles.costBars} block overflow-visible`}
      role="img"
      aria-label={words}
      width="100%"
      height={height + axisHeight}
    >
      {ticks.map((tick, index) => (
        <text
          key={tick}
          className="forced-colors:[fill:CanvasText] tabular-nums [fill:oklch(0.86_0.02_205)] text-caption"
          x={across(tick)}
          y={height + 8}
          textAnchor={anchor(index, ticks.length - 1)}
        >
          {roundEuros(tick)}
        </text>
      ))}
      {gapCostParts.map((part, index) => (
        <g key={part} transform={`translate(0 ${index * row.height})`}>
          <text className="fill-paper text-label forced-colors:[fill:CanvasText]" x="0" y={row.baseline}>
            {copy.result.parts[part]}
          </text>
          <text
            className="tabular-nums fill-paper text-label font-700 forced-colors:[fill:CanvasText]"
            x="100%"
            y={row.baseline}
            textAnchor="end"
          >
            {euros(cost.parts[part])}
          </text>
          <rect
            className="[fill:oklch(0.3_0.04_235)] forced-colors:fill-none forced-colors:[stroke:CanvasText]"
            y={row.barTop}
            width="100%"
            height={row.barHeight}
          />
          <rect
            className="fill-reef [transition:width_var(--motion-settle)_var(--motion-curve)] forced-colors:[fill:CanvasText]"
            y={row.barTop}
            width={across(cost.parts[part])}
            height={row.barHeight}
          />
          {ticks.map((tick) => (
            <line
              key={tick}
              className="[stroke:oklch(0.55_0.03_220)] forced-colors:[stroke:CanvasText]"
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
