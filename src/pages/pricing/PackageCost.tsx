import type { ReactNode } from 'react';
import { count, fillIn } from '../../content/format.ts';
import {
  type Assumptions,
  applicationsOf,
  firstYear,
  inEuros,
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
  readonly licence: number;
  readonly assumptions: Assumptions;
};

/** An amount with cents: `€0.20`. */
export const inCents = (euros: number) => `€${euros.toFixed(2)}`;

/**
 * A package: its name, its cost, what moves the cost, what is paid once, and what it covers. The company's own price is the large
 * figure if there is one, otherwise the estimate.
 */
export function PackageCost(props: PackageCostProps) {
  const { name, audience, price, note, tier, words, cost, people, licence, assumptions } = props;
  const { labels, to } = words;
  const setup = setupFee(assumptions.systems[tier], assumptions);
  const after = (
    <>
      {fillIn(words.period, { people })}
      {assumptions.sample ? <SampleMark word={words.mark} label={words.label} /> : null}
    </>
  );
  const facts: readonly (readonly [label: string, fact: ReactNode, more?: ReactNode])[] = [
    price.figure
      ? [
          labels.estimate,
          <span key="estimate">
            <b className={styles.amount}>{inEuros(cost, to)}</b> {after}
          </span>,
        ]
      : [
          labels.price,
          <b key="price" className={styles.amount}>
            {price.before}
          </b>,
          note,
        ],
    [
      labels.moves,
      fillIn(props.moves, {
        applications: inEuros(applicationsOf(people, assumptions), to).replaceAll('€', ''),
        token: inCents(assumptions.token),
        base: `€${count(licence)}`,
        each: inEuros(assumptions.bands[0] ?? { from: 0, to: 0 }, to),
      }),
    ],
    [
      labels.setup,
      price.figure ? note : '',
      fillIn(props.setup, { setup: inEuros(setup, to), total: inEuros(firstYear(cost, setup), to) }),
    ],
    [labels.scope, props.scope],
  ];
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
          {labels.estimate} <b className="font-condensed">{inEuros(cost, to)}</b>{' '}
          <span className={styles.after}>{after}</span>
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, fact, more]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {fact} {more}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <OutboundButton to="bookingPage" label={props.button} />
      </p>
    </section>
  );
}
