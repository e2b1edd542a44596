import { useState } from 'react';
import { StretchedSvg } from '../../components/Decoration.tsx';
import styles from './Roi.module.css';
import { staircase } from './roi.ts';

/** The colour of each step, by what it stands for. */
const fills = [
  'fill-reef',
  'fill-[oklch(0.72_0.12_285)]',
  'fill-[oklch(0.8_0.1_15)]',
  'fill-lagoon-soft',
  'fill-none stroke-paper stroke-2 [stroke-dasharray:5_4]',
  'fill-sun',
] as const;
/** How far into its column a block begins, and how wide it is, in hundredths of the column. */
const [inset, width] = [8, 84];

export interface Step {
  readonly name: string;
  readonly amount: string;
  /** Where the amount comes from, in a sentence. */
  readonly origin: string;
}

interface GapStairsProps {
  readonly label: string;
  /** The parts of the cost, in euros. */
  readonly parts: readonly number[];
  /** The price of closing the gap, in euros. */
  readonly price: number;
  /** The words of the parts, of the price and of what is left. */
  readonly steps: readonly Step[];
}

/** The parts of the cost as steps up, the price as a step down, and what is left. The chosen step says where it comes from. */
export function GapStairs({ label, parts, price, steps }: GapStairsProps) {
  const [chosen, setChosen] = useState(0);
  const { ground, stairs } = staircase(parts, price);
  const column = 100 / stairs.length;
  const middle = (index: number) => `${Math.round(10 * column * (index + 0.5)) / 10}%`;
  return (
    <div>
      <fieldset className={styles.stairs}>
        <legend className="sr-only">{label}</legend>
        <svg className={styles.chart} aria-hidden="true">
          <StretchedSvg className="overflow-visible" viewBox="0 0 600 100" width="100%" height="100%">
            {stairs.map(({ top, height }, index) => (
              <rect
                key={fills[index]}
                className={`${styles.block} ${fills[index]}`}
                x={100 * index + inset}
                y={top}
                width={width}
                height={height}
              />
            ))}
            <path
              className="fill-none stroke-outline"
              d={stairs
                .slice(0, -2)
                .map(({ top }, index) => `M${100 * (index + 1) - inset} ${top}h${2 * inset}`)
                .join('')}
            />
            <path className="stroke-foreground stroke-2" d={`M0 ${ground}H600`} />
          </StretchedSvg>
          {stairs.map(({ top }, index) => (
            <text key={middle(index)} x={middle(index)} y={`${top}%`} dy="-6">
              {index + 1}
            </text>
          ))}
        </svg>
        {steps.map(({ name, amount }, index) => (
          <label key={name} className={styles.step} onPointerEnter={() => setChosen(index)}>
            <input
              className={`m-0 cursor-pointer appearance-none ${styles.radio}`}
              type="radio"
              name="gap-step"
              checked={index === chosen}
              onChange={() => setChosen(index)}
            />
            <span className="tabular-nums">{index + 1}.</span>
            <span>{name}</span> <b className="font-display text-body tabular-nums">{amount}</b>
          </label>
        ))}
      </fieldset>
      <p className="mt-2 min-h-[2lh] text-small tabular-nums page-lg:min-h-[1lh]">{steps[chosen]?.origin}</p>
    </div>
  );
}
