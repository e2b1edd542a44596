import { count, sum } from '../../content/format.ts';
import type { budget } from './budget.ts';

const whens = ['first', 'later'] as const;

/** The bars' grounds: the licence's, then those of the guesses in the order of the table. */
const grounds = ['fill-ink', 'fill-reef', 'fill-lagoon-soft', 'fill-sun'] as const;

interface PartProps {
  readonly ground: (typeof grounds)[number];
  readonly x?: string;
  readonly width: string;
}

/** A part of a bar; what is a guess is hatched, so that it looks as uncertain as it is. */
function Part({ ground, x = '0', width }: PartProps) {
  return (
    <svg x={x} width={width} height="100%" aria-hidden="true">
      <rect className={`${ground} forced-colors:stroke-[CanvasText]`} width="100%" height="100%" />
      {ground === 'fill-ink' ? null : (
        <path className="stroke-200 stroke-ink" strokeDasharray="1.5 6" d="M4 50H9999" />
      )}
    </svg>
  );
}

interface YearBarsProps {
  readonly payments: ReturnType<typeof budget>;
  readonly columns: Readonly<Record<(typeof whens)[number], string>>;
}

/** The parts of the scale over the bars. */
const parts = [1, 2, 3, 4, 5];

/** Both years as bars to one scale of round amounts: solid what is a price, hatched what is a guess. */
export function YearBars({ payments, columns }: YearBarsProps) {
  const part = 1_000 * Math.ceil(Math.max(...whens.map((when) => payments.totals[when]), 1) / 5_000);
  const most = 5 * part;
  const share = (amount: number) => `${Math.round((10_000 * amount) / most) / 100}%`;
  return (
    <div className="grid gap-5">
      <p
        className="grid grid-cols-5 border-l border-l-outline text-right text-small tabular-nums"
        aria-hidden="true"
      >
        {parts.map((index) => (
          <span key={index} className="border-r border-r-outline pr-1">
            €{count(part * index, 0)}
          </span>
        ))}
      </p>
      {whens.map((when) => (
        <div key={when}>
          <p className="flex flex-wrap items-baseline gap-x-4 pb-1.5">
            <strong className="font-display text-title tabular-nums">
              €{count(payments.totals[when], 0)}
            </strong>
            {columns[when]}
          </p>
          <svg
            className="block h-14 w-full forced-colors:forced-color-adjust-none page-md:h-18"
            aria-hidden="true"
          >
            {grounds.map((ground, index) => (
              <Part
                key={ground}
                ground={ground}
                x={share(sum(payments[when].slice(0, index)))}
                width={share(payments[when][index] ?? 0)}
              />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
