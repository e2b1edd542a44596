import type { ReactNode } from 'react';
import { count, fillIn } from '../../content/format.ts';
import {
  type Assumptions,
  applicationsOf,
  firstYear,
  inCents,
  inEuros,
  inNumbers,
  type Range,
  setupFee,
} from '../../content/price-estimate.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import styles from './PackageCost.module.css';
import type page from './page.yaml';

type PackageCostProps = (typeof page)['packages'][number] & {
  readonly tier: 'agent' | 'suite';
  readonly words: (typeof page)['estimate'];
  readonly cost: Range;
  readonly people: number;
  readonly assumptions: Assumptions;
};

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/**
 * A package: its name, its cost, what moves the cost, what is paid once, and what it covers. The company's own price is the large
 * figure if there is one, otherwise the estimate.
 */
export function PackageCost(props: PackageCostProps) {
  const { name, audience, price, note, tier, words, cost, people, assumptions } = props;
  const { labels, to } = words;
  const setup = setupFee(assumptions.systems[tier], assumptions);
  const after = (
    <>
      {fillIn(words.period, { people })}
      {assumptions.sample ? <SampleMark word={words.mark} label={words.label} /> : null}
    </>
  );
  const estimate = inEuros(cost, to);
  const moves = fillIn(props.moves, {
    applications: inNumbers(applicationsOf(people, assumptions), to),
    token: inCents(assumptions.token),
    base: `€${count(assumptions.licence)}`,
    each: inEuros(assumptions.bands[0] ?? { from: 0, to: 0 }, to),
  });
  const once = fillIn(props.setup, { setup: inEuros(setup, to), total: inEuros(firstYear(cost, setup), to) });
  return (
    <section className={`${styles.package} ${styles[tier]}`} aria-labelledby={`package-${tier}`}>
      <h2 id={`package-${tier}`} className={styles.title}>
        {name}: {audience}
      </h2>
      {price.figure ? (
        <p className={styles.cost}>
          {price.before} <b className="font-condensed">{price.figure}</b> {price.after}
        </p>
      ) : (
        <p className={styles.cost}>
          {labels.estimate} <b className="font-condensed">{estimate}</b>{' '}
          <span className={styles.after}>{after}</span>
        </p>
      )}
      <dl className={styles.facts}>
        {price.figure ? (
          <Fact label={labels.estimate}>
            <b className={styles.amount}>{estimate}</b> {after}
          </Fact>
        ) : (
          <Fact label={labels.price}>
            <b className={styles.amount}>{price.before}</b> {note}
          </Fact>
        )}
        <Fact label={labels.moves}>{moves}</Fact>
        <Fact label={labels.setup}>{price.figure ? `${note} ${once}` : once}</Fact>
        <Fact label={labels.scope}>{props.scope}</Fact>
      </dl>
      <p>
        <OutboundButton to="bookingPage" label={props.button} />
      </p>
    </section>
  );
}
