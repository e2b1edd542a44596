import { fillIn } from '../../content/format.ts';
import type page from './page.yaml';

type Stretch = (typeof page)['university']['year'][number];

interface YearBarProps {
  readonly labels: Pick<(typeof page)['labels'], 'year' | 'month' | 'months'>;
  readonly year: readonly Stretch[];
}

const months = 12;

/** The looks of the stretches: the middle ones, where something went wrong, are open. */
function lookOf(index: number, last: number): string {
  if (index === 0) return 'fill-link stroke-link';
  return index === last
    ? 'fill-foreground stroke-foreground'
    : 'fill-none stroke-foreground [stroke-dasharray:4_4]';
}

/** Twelve months as one bar with its stretches, and below it what each of them was. */
export function YearBar({ labels, year }: YearBarProps) {
  const share = (amount: number) => `${Math.round((1000 * amount) / months) / 10}%`;
  return (
    <div className="grid content-start gap-3">
      <h3 className="sr-only">{labels.year}</h3>
      <svg className="block h-6 w-full overflow-visible" aria-hidden="true">
        <line className="stroke-4 stroke-line" x1="0" x2="100%" y1="12" y2="12" />
        {year.map(({ from, to }, index) => (
          <rect
            key={from}
            className={`stroke-2 ${lookOf(index, year.length - 1)}`}
            x={share(from - 1)}
            y="2"
            width={share(to - from + 0.94)}
            height="20"
          />
        ))}
      </svg>
      <ol className="grid gap-x-gutter gap-y-3 page-md:grid-cols-3">
        {year.map(({ from, to, title, text }) => (
          <li key={from} className="grid content-start gap-0.5">
            <span className="text-muted text-small">
              {from === to ? fillIn(labels.month, { from }) : fillIn(labels.months, { from, to })}
            </span>
            <b className="font-display text-heading">{title}</b>
            <span className="leading-snug">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
