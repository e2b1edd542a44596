import { Container } from '../../components/Container.tsx';
import { count, sum } from '../../content/format.ts';
import type { budget } from './budget.ts';
import type page from './page.yaml';

const whens = ['first', 'later'] as const;

/** The grounds of the guesses under their hatching, in the order of the table. */
const grounds = ['fill-reef', 'fill-lagoon-soft', 'fill-sun'] as const;

/** What fills the payments' bars, beginning with the licence. */
const fills = ['var(--colors-ink)', ...grounds.map((_, index) => `url(#guess-${index})`)];

/** What is a guess is hatched: its bar looks as uncertain as it is. */
function Hatching() {
  return (
    <defs>
      {grounds.map((ground, index) => (
        <pattern
          key={ground}
          id={`guess-${index}`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={ground} width="7" height="7" />
          <path className="stroke-2 stroke-ink" d="M0 0V7" />
        </pattern>
      ))}
    </defs>
  );
}

interface YearBarsProps {
  readonly payments: ReturnType<typeof budget>;
  readonly columns: Readonly<Record<(typeof whens)[number], string>>;
  readonly legend: (typeof page)['year']['legend'];
}

/** Both years as bars to one scale from the window's edge: solid what is a price, hatched what is a guess. */
export function YearBars({ payments, columns, legend }: YearBarsProps) {
  const most = Math.max(...whens.map((when) => payments.totals[when]), 1);
  const share = (amount: number) => `${Math.round((10_000 * amount) / most) / 100}%`;
  return (
    <div className="grid gap-5">
      {whens.map((when) => (
        <div key={when}>
          <Container as="p" className="flex flex-wrap items-baseline gap-x-4 pb-1.5">
            <strong className="font-display text-title tabular-nums">
              €{count(payments.totals[when], 0)}
            </strong>
            {columns[when]}
          </Container>
          <svg
            className="block h-14 w-full forced-colors:forced-color-adjust-none page-md:h-18"
            aria-hidden="true"
          >
            {when === 'first' ? <Hatching /> : null}
            {payments[when].map((amount, index) => (
              <rect
                key={fills[index]}
                className="stroke-1 stroke-paper"
                fill={fills[index]}
                x={share(sum(payments[when].slice(0, index)))}
                width={share(amount)}
                height="100%"
              />
            ))}
          </svg>
        </div>
      ))}
      <Container as="p" className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        <span className="flex items-center gap-2">
          <svg className="size-4 flex-none" aria-hidden="true">
            <rect className="fill-ink" width="100%" height="100%" />
          </svg>
          {legend.price}
        </span>
        <span className="flex items-center gap-2">
          <svg className="size-4 flex-none" aria-hidden="true">
            <rect fill="url(#guess-0)" width="100%" height="100%" />
          </svg>
          {legend.guess}
        </span>
      </Container>
    </div>
  );
}
