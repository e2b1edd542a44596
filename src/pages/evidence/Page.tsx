import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { dayInWords, fillIn } from '../../content/format.ts';
import { NextEnding } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { allClaims, type Claim, claimGroups, isFiled, pagesWith } from './claims-in-use.ts';
import styles from './Ledger.module.css';
import page from './page.yaml';

/** The mark of a survey's fixed point: filled where the evidence is on file, hollow where it is to be confirmed. */
function BenchMark({ filed }: { readonly filed: boolean }) {
  return (
    <svg className={styles.bench} viewBox="0 0 24 24" data-filed={filed} aria-hidden="true">
      <path d="M2 3h20" />
      <path d="M4 7h16l-8 14z" />
    </svg>
  );
}

/** All figures as bench marks on one plate; each leads to its row. */
function Plate() {
  const { hero } = page;
  const filed = allClaims.filter(isFiled).length;
  return (
    <InkPanel as="figure" className={styles.plate}>
      <nav aria-label={hero.index}>
        <ul className={styles.marks}>
          {allClaims.map((claim) => (
            <li key={claim.name}>
              <a href={`#claim-${claim.name}`}>
                <BenchMark filed={isFiled(claim)} />
                <b>{claim.figure}</b> <span className={styles.wording}>{claim.wording}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <figcaption className={styles.key}>
        <p className="font-600">{fillIn(hero.filed, { filed, all: allClaims.length })}</p>
        <p aria-hidden="true">
          <BenchMark filed /> {hero.key.filed} <BenchMark filed={false} /> {hero.key.pending}
        </p>
      </figcaption>
    </InkPanel>
  );
}

/** The state of a row as a stamp. */
function Stamp({ claim }: { readonly claim: Claim }) {
  const { pending, filed, reviewed } = page.ledger;
  return (
    <span className={styles.stamp} data-filed={isFiled(claim)}>
      <b>{isFiled(claim) ? filed : pending}</b>{' '}
      <span>{fillIn(reviewed, { day: dayInWords(claim.reviewed) })}</span>
    </span>
  );
}

/** On wide pages the heads of the columns name the facts, too. */
const termClass = 'page-lg:sr-only';

/** What is known of a claim: of one without evidence, what it measures and that the rest is missing. */
function Facts({ claim }: { readonly claim: Claim }) {
  const { labels, missing } = page.ledger;
  const { measure, counted, period, source } = claim;
  const evidence: readonly (readonly [string, string | undefined])[] = isFiled(claim)
    ? [
        [labels.counted, counted],
        [labels.period, period],
        [labels.source, source],
      ]
    : [[missing.what, missing.state]];
  return (
    <dl className={styles.facts} data-filed={isFiled(claim)}>
      {[[labels.measure, measure] as const, ...evidence].map(([term, text]) => (
        <div key={term}>
          <dt className={termClass}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt className={termClass}>{labels.status}</dt>
        <dd>
          <Stamp claim={claim} />
        </dd>
      </div>
    </dl>
  );
}

/** A claim, what is known of it and the pages that make it. */
function Row({ claim }: { readonly claim: Claim }) {
  const { seen } = page.ledger;
  const pages = pagesWith(claim);
  return (
    <li id={`claim-${claim.name}`} className={styles.row}>
      <h4 className={styles.figure}>
        <BenchMark filed={isFiled(claim)} />
        <span>
          <b>{claim.figure}</b> {claim.wording}
        </span>
      </h4>
      <Facts claim={claim} />
      {pages.length > 0 ? (
        <p className={styles.seen}>
          {seen}{' '}
          {pages.map((link, index) => (
            <span key={link.to}>
              {index > 0 ? ', ' : ''}
              <Link {...link} />
            </span>
          ))}
        </p>
      ) : null}
    </li>
  );
}

function Ledger() {
  const { groups, labels, title, text } = page.ledger;
  const columns = ['figure', 'measure', 'counted', 'period', 'source', 'status'] as const;
  return (
    <Section id="ledger" title={title} text={text} layout="row">
      {(['results', 'counts'] as const).map((kind) => (
        <div key={kind} className={styles.sheet}>
          <h3 className="text-heading">{groups[kind]}</h3>
          <p className={styles.columns} aria-hidden="true">
            {columns.map((column) => (
              <span key={column}>{labels[column]}</span>
            ))}
          </p>
          <ul>
            {claimGroups[kind].map((claim) => (
              <Row key={claim.name} claim={claim} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

/** Every claimed figure of the site with its evidence, or with the word that it is to be confirmed. */
export default function Evidence() {
  const { hero, rules, invented, closing } = page;
  return (
    <>
      <Hero
        split="words"
        title={hero.title}
        titleClassName="max-w-[14ch]"
        text={hero.text}
        figure={<Plate />}
      />
      <Ledger />
      <Section id="rules" title={rules.title} layout="row" background="mist">
        <Steps steps={rules.steps} />
      </Section>
      <Section id="invented" title={invented.title} layout="beside">
        <Points items={invented.items} />
      </Section>
      <NextEnding {...closing} />
    </>
  );
}
