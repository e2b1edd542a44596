import { Decoration } from '../../components/Decoration.tsx';
import { Link } from '../../components/Link.tsx';
import { dayInWords, fillIn } from '../../content/format.ts';
import { isFiled } from '../../content/invented.ts';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Steps } from '../../sections/steps/Steps.tsx';
import { allClaims, type Claim, claimsOf, pagesWith } from './claims-in-use.ts';
import styles from './Ledger.module.css';
import page from './page.yaml';

/** The two sheets of the ledger: what customers gain, and what we count. */
const sheets = [
  ['suite', 'matching'],
  ['report', 'company'],
] as const;

/** The mark of a survey's fixed point: filled where the evidence is on file, hollow where it is to be confirmed. */
function BenchMark({ filed }: { readonly filed: boolean }) {
  return (
    <svg className={styles.bench} viewBox="0 0 24 24" data-filed={filed} aria-hidden="true">
      <path d="M2 3h20" />
      <path d="M4 7h16l-8 14z" />
    </svg>
  );
}

/** The state of a row as a stamp. */
function Stamp({ claim }: { readonly claim: Claim }) {
  const { pending, filed, reviewed, looked } = page.ledger;
  const [state, seen] = isFiled(claim) ? [filed, reviewed] : [pending, looked];
  return (
    <span className={styles.stamp} data-filed={isFiled(claim)}>
      <b>{state}</b> <span>{fillIn(seen, { day: dayInWords(claim.reviewed) })}</span>
    </span>
  );
}

/** One line of the ledger enlarged, as the sheet that it is filed on: what is not on file yet is a blank to be filled in. */
function FiledSheet() {
  const { hero, ledger } = page;
  const [claim] = claimsOf('matching');
  if (!claim) return null;
  const { figure, wording, measure, counted, period, source } = claim;
  const filed = isFiled(claim);
  const { labels } = ledger;
  const blanks = [
    [labels.counted, counted],
    [labels.period, period],
    [labels.source, source],
  ] as const;
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className={styles.filedSheet}>
        <p className={styles.claimed}>
          <BenchMark filed={filed} />
          <b>{figure}</b> <span>{wording}</span>
        </p>
        <dl className={styles.blanks}>
          <div>
            <dt>{labels.measure}</dt>
            <dd>{measure}</dd>
          </div>
          {blanks.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{filed ? text : <span className={styles.blank}>{hero.blank}</span>}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.seal}>
          <Stamp claim={claim} />
        </p>
      </div>
      <figcaption className="text-muted text-small">
        {fillIn(hero.filed, { filed: allClaims.filter(isFiled).length, all: allClaims.length })}
      </figcaption>
    </figure>
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

/** The first line of either state, which shows what one opens into. */
const openedFirst = [true, false].map((state) => allClaims.find((claim) => isFiled(claim) === state));

/** A claim as one line of the ledger, which opens into what is known of it and the pages that make it. */
function Row({ claim }: { readonly claim: Claim }) {
  const { filed, pending } = page.ledger;
  return (
    <li id={`claim-${claim.name}`} className={styles.row}>
      <details open={openedFirst.includes(claim)}>
        <summary className={styles.line}>
          <BenchMark filed={isFiled(claim)} />
          <b className={styles.figure}>{claim.figure}</b>{' '}
          <span className={styles.wording}>{claim.wording}</span>{' '}
          <b className={styles.state} data-filed={isFiled(claim)}>
            {isFiled(claim) ? filed : pending}
          </b>
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
  return (
    <Section
      id="ledger"
      title={title}
      text={allClaims.every(isFiled) ? text : `${open} ${text}`}
      head="stacked"
    >
      <div className={styles.sheets}>
        {sheets.map((scopes) => (
          <div key={scopes[0]} className="grid content-start gap-y-10">
            {scopes.map((scope) => (
              <div key={scope}>
                <h3 className="pb-3 text-heading">{groups[scope]}</h3>
                <ul className={styles.sheet}>
                  {claimsOf(scope).map((claim) => (
                    <Row key={claim.name} claim={claim} />
                  ))}
                </ul>
              </div>
            ))}
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
        figure={<FiledSheet />}
      />
      <Ledger />
      <Section id="rules" title={rules.title} head="row" background="mist">
        <Steps steps={rules.steps} />
      </Section>
      <Section id="invented" title={invented.title} head="beside">
        <Points items={invented.items} />
      </Section>
      <Ending variant="next" {...closing} />
    </>
  );
}
