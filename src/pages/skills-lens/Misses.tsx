import { fillIn } from '../../content/format.ts';
import { fromTop, type PastPoint, pointsOutside, type Scale } from './forecast.ts';
import styles from './Lens.module.css';
import page from './page.yaml';
import { QuarterColumns } from './QuarterColumns.tsx';
import { past } from './reading.ts';

const { misses } = page;

const scale: Scale = { lowest: 66, highest: 106 };

/** A forecast as a band with its value, and what came as a dot, hollow where it lies outside. */
function Outcome({ point }: { readonly point: PastPoint }) {
  const at = (value: number) => `${fromTop(scale, value)}%`;
  const isOutside = pointsOutside(point) > 0;
  const height = fromTop(scale, point.low) - fromTop(scale, point.high);
  return (
    <>
      <rect className={styles.span} x="20%" y={at(point.high)} width="60%" height={`${height}%`} />
      <line className={styles.line} x1="20%" x2="80%" y1={at(point.value)} y2={at(point.value)} />
      <circle
        className={`${styles.dot} ${isOutside ? `stroke-foreground stroke-4 ${styles.missed}` : ''}`}
        cx="50%"
        cy={at(point.outcome)}
        r={isOutside ? 13 : 8}
      />
      <text
        className={`fill-foreground [text-anchor:middle] font-700 ${isOutside ? 'text-heading' : ''}`}
        x="50%"
        y={at(point.outcome)}
        dy={isOutside ? -24 : -16}
      >
        {point.outcome}
      </text>
    </>
  );
}

/** Eight forecasts and what came of them; the one that missed is chosen at first. */
export function Misses() {
  const columns = past.map((point) => {
    const off = pointsOutside(point);
    return {
      quarter: point.quarter,
      said: fillIn(off > 0 ? misses.outside : misses.inside, { ...point, off }),
      drawing: <Outcome point={point} />,
    };
  });
  return (
    <>
      <QuarterColumns
        legend={misses.quarter}
        columns={columns}
        chosen={past.findIndex((point) => pointsOutside(point) > 0)}
        className="text-ink"
      />
      <ul className="flex flex-wrap gap-x-6 gap-y-2 pt-5 text-small" aria-hidden="true">
        {(['band', 'outcome', 'outside'] as const).map((name) => (
          <li key={name} className="flex items-center gap-2">
            <svg className="size-7" aria-hidden="true">
              {name === 'band' ? <rect className={styles.span} y="4" width="28" height="20" /> : null}
              {name === 'band' ? <line className={styles.line} x2="28" y1="14" y2="14" /> : null}
              {name === 'outcome' ? <circle className={styles.dot} cx="14" cy="14" r="8" /> : null}
              {name === 'outside' ? (
                <circle className="fill-background stroke-foreground stroke-4" cx="14" cy="14" r="11" />
              ) : null}
            </svg>
            {misses.key[name]}
          </li>
        ))}
      </ul>
    </>
  );
}
