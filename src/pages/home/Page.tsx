import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/home.yaml';
import partnerList from '../../content/partners.yaml';
import terrain from '../../drawings/peak.drawing.tsx?picture&ink';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { LogoRow } from '../../sections/LogoWall.tsx';
import { Section } from '../../sections/Section.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { CostLedger } from './CostLedger.tsx';
import { HomeHero } from './HomeHero.tsx';
import { NewsSheet } from './NewsSheet.tsx';
import { ProductCards } from './ProductCards.tsx';

export const { head } = copy;

const { bookingPage, schedulingPage, skillsGapCalculator } = outboundLinks;

function Why() {
  const { steps, analysis, partners, ...heading } = copy.why;
  return (
    <Section
      id="why"
      {...heading}
      aside={
        <ExternalLink className="button" href={schedulingPage.href}>
          {analysis}
        </ExternalLink>
      }
    >
      <Steps steps={steps} />
      <p className="mt-block mb-7 pt-4 border-t border-t-contour text-slate text-small font-600 leading-[1.55]">
        {partners}
      </p>
      <LogoRow groups={partnerList.groups} />
    </Section>
  );
}

/** The home page. */
export function Component() {
  const { hero, ecosystem, audiences, solutions, roi, technology, closing } = copy;
  return (
    <>
      <HomeHero hero={hero} ecosystem={ecosystem} audiences={audiences} />
      <Section
        id="solutions"
        title={solutions.title}
        text={solutions.text}
        ground="mist"
        aside={
          <Link className="button" to={solutions.suite.to}>
            {solutions.suite.label}
          </Link>
        }
      >
        <ProductCards {...solutions} />
      </Section>
      <Why />
      <section id="roi" className="section" data-ground="mist" aria-labelledby="roi-title">
        <div className="page grid gap-12 page-lg:gap-20 page-lg:grid-cols-[5fr_6fr] page-lg:items-center">
          <div className="section-head">
            <h2 id="roi-title" className="font-700 text-headline max-w-[22ch]">
              {roi.title}
            </h2>
            <p className="section-text">{roi.text}</p>
            <p>
              <ExternalLink className="button" href={skillsGapCalculator.href}>
                {roi.button}
              </ExternalLink>
            </p>
          </div>
          <CostLedger {...roi.ledger} />
        </div>
      </section>
      <Section
        id="technology"
        title={technology.title}
        text={technology.text}
        aside={
          <ExternalLink className="button" href={bookingPage.href}>
            {technology.button}
          </ExternalLink>
        }
      >
        <FeatureColumns cards={technology.cards} />
      </Section>
      <NewsSheet {...copy.news} />
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="home-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={schedulingPage.href}>
          {closing.session}
        </ExternalLink>
      </Ending>
    </>
  );
}
