import { Link } from '../../components/Link.tsx';
import { dayInWords, fillIn } from '../../content/format.ts';
import { isFiled } from '../../content/invented.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { allClaims, type Claim, claimsOf, examplesCounted, pagesWith } from './claims-in-use.ts';
import styles from './Evidence.module.css';
import { Protocol } from './Protocol.island.tsx';
import page from './page.yaml';

/** The two columns of the ledger: what customers gain, and what we count. */
const columns = [
  ['suite', 'matching'],
  ['company', 'report'],
] as const;

/** The figures on file, each as the sheet that it is filed on. */
function OnFile() {
  const { hero, ledger } = page;
  const filed = allClaims.filter(isFiled);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {filed.map(({ name, figure, wording, measure, counted, period, source }) => (
        <div key={name} className={styles.sheet} data-background="paper">
          <p className="text-muted">{hero.sheet}</p>
          <p className={styles.claimed}>
            <b>{figure}</b> <span>{wording}</span>
          </p>
          <dl className={styles.rows}>
            {(
              [
                [ledger.labels.measure, measure],
                [ledger.labels.counted, counted],
                [ledger.labels.period, period],
                [ledger.labels.source, source],
              ] as const
            ).map(([term, text]) => (
              <div key={term}>
                <dt className="text-muted">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

/** An index of all claims, those on file first: the mark of each leads to its line. */
function Marks() {
  return (
    <ul className={styles.marks}>
      {allClaims
        .toSorted((a, b) => Number(isFiled(b)) - Number(isFiled(a)))
        .map((claim) => (
          <li key={claim.name}>
            <a className={isFiled(claim) ? styles.filed : undefined} href={`#claim-${claim.name}`}>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d="M1 1h10M2 3.5h8L6 11z" />
              </svg>
              <span className="sr-only">{`${claim.figure} ${claim.wording}`}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}

/** What is known of a claim: its evidence, or how it is measured, or what is missing. */
function Facts({ claim }: { readonly claim: Claim }) {
  const { labels, missing, rule, filed, pending, reviewed, looked } = page.ledger;
  const { measure, counted, period, source } = claim;
  const protocol = page.protocol.measures.find((entry) => entry.claim.name === claim.name);
  const onFile = isFiled(claim);
  const facts: readonly (readonly [string, string | undefined])[] = onFile
    ? [
        [labels.counted, counted],
        [labels.period, period],
        [labels.source, source],
      ]
    : protocol
      ? [
          [
            labels.rule,
            fillIn(rule, { least: protocol.least, cases: protocol.cases, months: protocol.months }),
          ],
          [labels.signs, protocol.signs],
        ]
      : [[missing.what, missing.state]];
  return (
    <dl className={styles.facts}>
      {[[labels.measure, measure] as const, ...facts].map(([term, text]) => (
        <div key={term}>
          <dt className="text-muted">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{labels.status}</dt>
        <dd data-filed={onFile}>
          <b className="font-600">{onFile ? filed : pending}</b>.{' '}
          {fillIn(onFile ? reviewed : looked, { day: dayInWords(claim.reviewed) })}.
        </dd>
      </div>
    </dl>
  );
}

/** A claim as one line of the ledger, which opens into what is known of it and the pages that make it. */
function Line({ claim }: { readonly claim: Claim }) {
  const { filed, pending, seen } = page.ledger;
  const pages = pagesWith(claim);
  return (
    <li id={`claim-${claim.name}`} className={styles.line}>
      <details>
        <summary className={styles.summary}>
          <b>{claim.figure}</b> <span>{claim.wording}</span>{' '}
          <b className={styles.state}>{isFiled(claim) ? filed : pending}</b>
        </summary>
        <div className="grid gap-2 pb-4 text-small">
          <Facts claim={claim} />
          {pages.length > 0 ? (
            <p>
              <span className="text-muted">{seen}</span>{' '}
              {pages.map((link, index) => (
                <span key={link.to}>
                  {index > 0 ? ', ' : ''}
                  <Link {...link} />
                </span>
              ))}
            </p>
          ) : null}
        </div>
      </details>
    </li>
  );
}

function Ledger() {
  const { groups } = page.ledger;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-10 page-lg:grid-cols-2">
      {columns.map((scopes) => (
        <div key={scopes[0]} className="grid content-start gap-y-10">
          {scopes.map((scope) => (
            <div key={scope}>
              <h3 className="pb-3 text-heading">{groups[scope]}</h3>
              <ul className="border-t-2 border-t-foreground">
                {claimsOf(scope).map((claim) => (
                  <Line key={claim.name} claim={claim} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What is on file, how the rest is measured with a customer, and every claimed figure of the site as one line. */
export default function Evidence() {
  const { hero, protocol, ledger, closing } = page;
  const filed = allClaims.filter(isFiled).length;
  const all = allClaims.length;
  const definitions = protocol.measures.map(
    ({ claim }) => allClaims.find(({ name }) => name === claim.name)?.measure ?? '',
  );
  return (
    <>
      <Hero
        title={hero.title}
        text={hero.text}
        facts={
          <>
            <Marks />
            <p className="font-600">{fillIn(hero.filed, { filed, all, open: all - filed })}</p>
            <p id="invented" className="max-w-[52ch]">
              {fillIn(hero.recounted, { examples: examplesCounted })} <Link {...hero.examples} />
            </p>
          </>
        }
        figure={<OnFile />}
      />
      <Section id="protocol" title={protocol.title} text={protocol.text} background="ink">
        <Protocol words={protocol} definitions={definitions} />
      </Section>
      <Section id="ledger" title={ledger.title} head="stacked">
        <Ledger />
      </Section>
      <Ending variant="line" {...closing}>
        <BookMeeting control="evidence-closing" label={closing.button} />
      </Ending>
    </>
  );
}
