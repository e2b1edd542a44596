import { fillIn } from '../../content/format.ts';
import evidence from '../../sections/figures/EvidenceMark.module.css';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { type Assumptions, applicationsOf, inEuros, perPerson, type Range, setupFee } from './estimate.ts';
import styles from './PackageCost.module.css';
import type page from './page.yaml';

type PackageCostProps = (typeof page)['packages'][number] & {
  readonly tier: 'agent' | 'suite';
  readonly words: (typeof page)['estimate'];
  readonly cost: Range;
  readonly people: number;
  readonly assumptions: Assumptions;
};

/** An amount with cents: `€0.20`. */
export const inCents = (euros: number) => `€${euros.toFixed(2)}`;

/** A package: its name, its estimated cost, the company's own price, what moves the cost, and what is paid once. */
export function PackageCost(props: PackageCostProps) {
  const { name, audience, price, note, tier, words, cost, people, assumptions } = props;
  const { labels, to } = words;
  const applications = applicationsOf(people, assumptions);
  const facts = [
    [
      labels.price,
      <b key="price" className={styles.price}>
        {[price.before, price.figure, price.after].filter(Boolean).join(' ')}
      </b>,
      note,
    ],
    [
      labels.moves,
      fillIn(props.moves, {
        applications: inEuros(applications, to).replaceAll('€', ''),
        token: inCents(assumptions.token),
        each: inEuros(perPerson(cost, people), to),
      }),
    ],
    [
      labels.setup,
      fillIn(props.setup, { setup: inEuros(setupFee(assumptions.systems[tier], assumptions), to) }),
    ],
  ] as const;
  return (
    <section className={`${styles.package} ${styles[tier]}`} aria-labelledby={`package-${tier}`}>
      <h2 id={`package-${tier}`} className={styles.title}>
        {name}: {audience}
      </h2>
      <p className={styles.cost}>
        <b className="font-condensed">{inEuros(cost, to)}</b> {words.period}
        {assumptions.sample ? (
          <a className={evidence.mark} href="/evidence#invented">
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M1 1h10M2 3.5h8L6 11z" />
            </svg>
            <span className={evidence.word}>{words.mark}</span>
            <span className="sr-only">{`: ${words.label}`}</span>
          </a>
        ) : null}
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, fact, after]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {fact} {after}
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
