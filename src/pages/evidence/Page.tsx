import { Decoration } from '../../components/Decoration.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { dayInWords, fillIn } from '../../content/format.ts';
import { isFiled } from '../../content/invented.ts';
import { NextEnding } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { allClaims, type Claim, claimGroups, pagesWith } from './claims-in-use.ts';
import styles from './Ledger.module.css';
import page from './page.yaml';

const kinds = ['results', 'counts'] as const;

/** The mark of a survey's fixed point: filled where the evidence is on file, hollow where it is to be confirmed. */
function BenchMark({ filed }: { readonly filed: boolean }) {
  return (
    <svg className={styles.bench} viewBox="0 0 24 24" data-filed={filed} aria-hidden="true">
      <path d="M2 3h20" />
      <path d="M4 7h16l-8 14z" />
    </svg>
  );
}

/** All figures as bench marks on a plate, a row for each kind; those whose evidence is on file are filled and named. */
function Plate() {
  const { hero, ledger } = page;
  const filed = allClaims.filter(isFiled);
  return (
    <InkPanel as="figure" className={styles.plate}>
      <figcaption className="text-title font-display">
        {fillIn(hero.filed, { filed: filed.length, all: allClaims.length })}
      </figcaption>
      {kinds.map((kind) => (
        <div key={kind} className={styles.marks}>
          <p>{ledger.groups[kind]}</p>
          <p>
            {claimGroups[kind].map((claim) => (
              <BenchMark key={claim.name} filed={isFiled(claim)} />
            ))}
          </p>
        </div>
      ))}
      <ul aria-label={hero.key.filed}>
        {filed.map((claim) => (
          <li key={claim.name} className={styles.named}>
            <BenchMark filed />
            <Link to={`#claim-${claim.name}`} label={`${claim.figure} ${claim.wording}`} />
          </li>
        ))}
      </ul>
      <p className={styles.key} aria-hidden="true">
        <BenchMark filed /> {hero.key.filed} <BenchMark filed={false} /> {hero.key.pending}
      </p>
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
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{labels.status}</dt>
        <dd>
          <Stamp claim={claim} />
        </dd>
      </div>
    </dl>
  );
}

/** The pages that make a claim. */
function Seen({ claim }: { readonly claim: Claim }) {
  const pages = pagesWith(claim);
  if (pages.length === 0) return null;
  return (
    <p className={styles.seen}>
      {page.ledger.seen}{' '}
      {pages.map((link, index) => (
        <span key={link.to}>
          {index > 0 ? ', ' : ''}
          <Link {...link} />
        </span>
      ))}
    </p>
  );
}

/** A claim as one line of the ledger, which opens into what is known of it and the pages that make it. */
function Row({ claim }: { readonly claim: Claim }) {
  const { filed } = page.ledger;
  return (
    <li id={`claim-${claim.name}`} className={styles.row}>
      <details>
        <summary className={styles.line}>
          <BenchMark filed={isFiled(claim)} />
          <b className={styles.figure}>{claim.figure}</b>{' '}
          <span className={styles.wording}>{claim.wording}</span>{' '}
          {isFiled(claim) ? <b className={styles.filed}>{filed}</b> : null}
          <Decoration className={styles.opener} />
        </summary>
        <div className={styles.opened}>
          <Facts claim={claim} />
          <Seen claim={claim} />
        </div>
      </details>
    </li>
  );
}

function Ledger() {
  const { groups, title, text, open } = page.ledger;
  const pending = allClaims.filter((claim) => !isFiled(claim)).length;
  return (
    <Section
      id="ledger"
      title={title}
      text={pending > 0 ? `${fillIn(open, { pending })} ${text}` : text}
      layout="stacked"
    >
      <div className={styles.sheets}>
        {kinds.map((kind) => (
          <div key={kind}>
            <h3 className="pb-3 text-heading">{groups[kind]}</h3>
            <ul className={styles.sheet}>
              {claimGroups[kind].map((claim) => (
                <Row key={claim.name} claim={claim} />
              ))}
            </ul>
          </div>
        ))}
      </div>
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
        titleClassName="max-w-[15ch]"
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
