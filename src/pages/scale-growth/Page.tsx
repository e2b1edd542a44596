import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/scale-growth.yaml';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { GrowthHero } from './GrowthHero.tsx';
import { GrowthPains } from './GrowthPains.tsx';
import styles from './growth-sheets.module.css';

export const { head } = copy;

const bookingPage = outboundLinks.bookingPage.href;

function Transformation() {
  const { benefits, source, ...heading } = copy.transformation;
  return (
    <Sheet id="transformation" {...heading}>
      <ul className="page-sm:gap-x-gutter page-sm:grid-cols-2 grid">
        {benefits.map(({ claim, text }) => (
          <li key={claim.wording} className="grid gap-3 py-8 border-t border-t-ink content-start">
            <h3 className="text-heading font-700">
              <span className="block tabular-nums mb-2 text-lagoon text-display tracking-[-0.03em] leading-none">
                {claim.figure}
              </span>{' '}
              {claim.wording}
            </h3>
            <p className="max-w-[46ch]">{text}</p>
            <p className="text-slate text-caption max-w-[46ch]">
              {source}: {claim.source}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Trust() {
  const { claims, awards, ...heading } = copy.trust;
  return (
    <Sheet id="trust" {...heading} ground="ink">
      <dl className="grid gap-y-8 gap-x-gutter page-sm:gap-x-gutter page-sm:grid-cols-2 page-lg:grid-cols-[repeat(3,3fr)_5fr]">
        {claims.map(({ figure, wording }) => (
          <div key={wording} className={`${styles.credential} flex flex-col pt-4 border-t border-t-line`}>
            <dt className="order-1 text-quiet">{wording}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
        <div className={`${styles.credential} credential-awards flex flex-col pt-4 border-t border-t-line`}>
          <dt className="order-1 text-quiet">{awards.claim.wording}</dt>
          <dd>{awards.claim.figure}</dd>
          <dd className="grid gap-3 mt-5 order-2">
            {awards.entries.map(({ name, by }) => (
              <span key={name} className="flex gap-3">
                <span className="i-lucide-award flex-none text-sun" aria-hidden="true" />
                <span>
                  <strong className="block">{name}</strong>{' '}
                  <span className="block text-quiet text-small leading-[1.55]">{by}</span>
                </span>
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </Sheet>
  );
}

/** The landing page for fast-growing SaaS companies. */
export function Component() {
  const { outcomes, guarantee } = copy;
  return (
    <>
      <GrowthHero />
      <GrowthPains />
      <Transformation />
      <Trust />
      <Sheet
        id="outcomes"
        name={outcomes.name}
        title={outcomes.title}
        text={outcomes.text}
        aside={
          <ExternalLink className="button button-solid" href={bookingPage}>
            {outcomes.button}
          </ExternalLink>
        }
      >
        <FeatureColumns cards={outcomes.cards} />
      </Sheet>
      <ClosingCall picture={terrain} title={guarantee.title} text={guarantee.text}>
        <ExternalLink className="button button-light" href={bookingPage}>
          {guarantee.button}
        </ExternalLink>
        <Link className="button" to={guarantee.terms.to}>
          {guarantee.terms.label}
        </Link>
      </ClosingCall>
    </>
  );
}
