import { count } from '../../content/format.ts';
import { positionOf } from '../../content/price-estimate.ts';
import prices from '../../content/prices.yaml';
import { coastPaths, heightOf } from './coast.ts';
import styles from './Estimate.module.css';

const { estimate } = prices;

/** The headcounts on the scale, and those that a narrow page leaves out. */
const headcounts = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];
const minor = [200, 500, 2_000, 10_000];
/** The amounts on the scale, in euros; a narrow page has only the first and the last. */
const amounts = [50_000, 100_000, 200_000, 500_000];
const minorAmounts = amounts.slice(1, -1);

const percent = (share: number) => `${Math.round(10 * share) / 10}%`;

/** The yearly cost of both packages by headcount, drawn as a coast. The table below has the same figures. */
export function Coast() {
  const { agent, suite, land, sea, strait } = coastPaths(estimate);
  return (
    <div className={styles.coast} data-background="ink" aria-hidden="true">
      <svg className={styles.chart} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.shapes} aria-hidden="true">
          {amounts.map((euros) => (
            <path
              key={euros}
              className={`${styles.grid} ${minorAmounts.includes(euros) ? styles.minor : ''}`}
              d={`M-60 ${heightOf(euros).toFixed(1)}H160`}
            />
          ))}
          {sea.map(({ opacity, path }) => (
            <path key={opacity} className={styles.sea} opacity={opacity} d={path} />
          ))}
          <path className={styles.sea} d={strait} />
          <path className={styles.suite} d={suite} />
          <path className={styles.agent} d={agent} />
          <path className={styles.land} d={land} />
        </svg>
        {amounts.map((euros) => (
          <text
            key={euros}
            className={`${styles.amount} ${minorAmounts.includes(euros) ? styles.minor : ''}`}
            x="0"
            y={percent(heightOf(euros))}
            dy="-5"
          >
            €{count(euros)}
          </text>
        ))}
        {headcounts.map((people) => (
          <text
            key={people}
            className={`${styles.headcount} ${minor.includes(people) ? styles.minor : ''}`}
            x={percent(positionOf(people))}
            y="100%"
            dy="-10"
          >
            {count(people)}
          </text>
        ))}
      </svg>
    </div>
  );
}
