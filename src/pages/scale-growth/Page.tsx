import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/scale-growth.yaml';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { Section } from '../../sections/Section.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { GrowthHero } from './GrowthHero.tsx';
import { growthFigures } from './growth-figures.ts';

export const { head } = copy;

const bookingPage = outboundLinks.bookingPage.href;

/** Four pain points, each at the quarter of the chart where it begins to hurt, with what is short then as a bar. */
function Pains() {
  const { points, short, ...heading } = copy.problem;
  const figures = growthFigures(copy.growth.quarters);
  const most = Math.max(...figures.map((quarter) => quarter.short));
  return (
    <Section id="problem" {...heading} ground="mist">
      <ol className="grid gap-x-gutter gap-y-10 page-sm:grid-cols-2 page-lg:grid-cols-4">
        {points.map(({ quarter, title, text }) => {
          const figure = figures[quarter - 1];
          const height = (100 * (figure?.short ?? 0)) / most;
          return (
            <li key={title} className="grid content-start gap-3">
              <p className="flex items-baseline justify-between gap-4 border-t border-t-ink pt-3">
                <span className="text-slate">{figure?.name}</span>
                <span>
                  <strong className="font-display text-title leading-none tabular-nums">
                    {figure?.short}
                  </strong>{' '}
                  {short}
                </span>
              </p>
              <svg
                className="h-16 w-full border-b border-b-ink fill-sun page-sm:h-32 page-lg:h-48 forced-colors:fill-[CanvasText]"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect y={100 - height} width="100" height={height} />
              </svg>
              <h3 className="text-heading font-700">{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** What changes, each claim as large as a headline over where it comes from. */
function Transformation() {
  const { benefits, source, ...heading } = copy.transformation;
  return (
    <Section id="transformation" {...heading}>
      <ul className="grid page-sm:grid-cols-2 page-sm:gap-x-gutter">
        {benefits.map(({ claim, text }) => (
          <li key={claim.wording} className="grid content-start gap-3 border-t border-t-ink py-8">
            <h3 className="text-heading font-700">
              <span className="mb-2 block text-display text-lagoon tracking-[-0.03em] tabular-nums">
                {claim.figure}
              </span>{' '}
              {claim.wording}
            </h3>
            <p className="max-w-[46ch]">{text}</p>
            <p className="max-w-[46ch] text-slate text-caption">
              {source}: {claim.source}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CredentialProps {
  readonly claim: { readonly figure: string; readonly wording: string };
  /** What the figure counts, one by one. */
  readonly children?: ReactNode;
}

/** A figure over what it counts; in the page's text the words come first. */
function Credential({ claim, children }: CredentialProps) {
  return (
    <div className="flex flex-col border-t border-t-line pt-4">
      <dt className="order-1 text-quiet">{claim.wording}</dt>
      <dd className="font-display text-headline font-700">{claim.figure}</dd>
      {children}
    </div>
  );
}

function Trust() {
  const { claims, awards, ...heading } = copy.trust;
  return (
    <Section id="trust" {...heading} ground="ink">
      <dl className="grid gap-x-gutter gap-y-8 page-sm:grid-cols-2 page-lg:grid-cols-[repeat(3,3fr)_5fr]">
        {claims.map((claim) => (
          <Credential key={claim.wording} claim={claim} />
        ))}
        <Credential claim={awards.claim}>
          <dd className="order-2 mt-5 grid gap-3">
            {awards.entries.map(({ name, by }) => (
              <span key={name} className="flex gap-3">
                <span className="i-lucide-award flex-none text-sun" aria-hidden="true" />
                <span>
                  <strong className="block">{name}</strong>{' '}
                  <span className="block text-quiet text-small">{by}</span>
                </span>
              </span>
            ))}
          </dd>
        </Credential>
      </dl>
    </Section>
  );
}

/** The landing page for fast-growing SaaS companies. */
export function Component() {
  const { outcomes, guarantee } = copy;
  return (
    <>
      <GrowthHero />
      <Pains />
      <Transformation />
      <Trust />
      <Section
        id="outcomes"
        title={outcomes.title}
        text={outcomes.text}
        aside={
          <ExternalLink className="button button-solid" href={bookingPage}>
            {outcomes.button}
          </ExternalLink>
        }
      >
        <FeatureColumns cards={outcomes.cards} />
      </Section>
      <Ending kind="dark" picture={terrain} title={guarantee.title} text={guarantee.text}>
        <ExternalLink className="button button-light" href={bookingPage}>
          {guarantee.button}
        </ExternalLink>
        <Link className="button" to={guarantee.terms.to}>
          {guarantee.terms.label}
        </Link>
      </Ending>
    </>
  );
}
