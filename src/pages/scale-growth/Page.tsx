import terrain from 'virtual:chart-pictures/inset-climb/ink';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/scale-growth.yaml';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { GrowthHero } from './GrowthHero.tsx';
import { GrowthPains } from './GrowthPains.tsx';
import './growth.css';
import './growth-sheets.css';

const bookingPage = outboundLinks.bookingPage.href;

function Transformation() {
  const { benefits, source, ...heading } = copy.transformation;
  return (
    <Sheet id="transformation" {...heading}>
      <ul className="growth-changes">
        {benefits.map(({ claim, text }) => (
          <li key={claim.wording} className="growth-change">
            <h3>
              <span className="growth-figure">{claim.figure}</span> {claim.wording}
            </h3>
            <p>{text}</p>
            <p className="growth-source">
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
      <dl className="credentials">
        {claims.map(({ figure, wording }) => (
          <div key={wording} className="credential">
            <dt>{wording}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
        <div className="credential credential-awards">
          <dt>{awards.claim.wording}</dt>
          <dd>{awards.claim.figure}</dd>
          <dd className="awards">
            {awards.entries.map(({ name, by }) => (
              <span key={name} className="award">
                <span className="i-lucide-award" aria-hidden="true" />
                <span>
                  <strong>{name}</strong> <span>{by}</span>
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
