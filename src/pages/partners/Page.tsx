import contours from 'virtual:entry-contours';
import { OutboundLink } from '../../components/ExternalLink.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { fillIn, listed } from '../../content/format.ts';
import partnerList from '../../content/partners.yaml';
import copy from '../../content/partners-page.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { LogoWall } from '../../sections/LogoWall.tsx';
import { Section } from '../../sections/Section.tsx';
import { FirstDays } from './FirstDays.tsx';

export const { head } = copy;

/** The hill of the entry, and the four lines that lead to it from the records. */
function Lines() {
  const ends = ['10% 12%', '90% 12%', '10% 88%', '90% 88%'].map((end) => end.split(' '));
  return (
    <svg className="absolute inset-0 overflow-hidden" aria-hidden="true" width="100%" height="100%">
      <svg
        viewBox="0 0 200 200"
        preserveAspectRatio="xMidYMid slice"
        width="100%"
        height="100%"
        aria-hidden="true"
      >
        {contours.map((contour) => (
          <path
            className="fill-lagoon/6 stroke-lagoon/55"
            vectorEffect="non-scaling-stroke"
            key={contour}
            d={contour}
          />
        ))}
      </svg>
      {['stroke-12 stroke-ink', 'stroke-8 stroke-sun'].map((looks) => (
        <g key={looks} className={looks}>
          {ends.map(([x, y]) => (
            <line key={`${x} ${y}`} x1="50%" y1="50%" x2={x} y2={y} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Four records in four wordings, and the one entry of the taxonomy that they mean. */
function SharedEntry() {
  const { title, skill, relates, related, records } = copy.hero.entry;
  return (
    <figure className="@container">
      <div className="relative grid overflow-hidden border border-ink bg-paper p-part">
        <Lines />
        <ul className="relative grid gap-x-6 gap-y-5 @[16rem]:grid-area-[1/1] @[16rem]:grid-cols-2 @[16rem]:grid-rows-[auto_minmax(18rem,1fr)_auto] @[36rem]:gap-x-24">
          {records.map(({ who, kind, name }) => (
            <li
              key={who}
              className="grid content-start gap-1 border border-ink bg-white px-4 py-3 leading-snug @[16rem]:nth-[n+3]:row-3"
            >
              <b>{name}</b>
              <span className="text-slate text-small leading-snug">{`${kind}, ${who}`}</span>
            </li>
          ))}
        </ul>
        <p className="ink-panel relative mt-5 grid max-w-76 gap-0.5 place-self-center rounded-md px-6 py-4 text-center text-small leading-snug @[16rem]:mt-0 @[16rem]:grid-area-[1/1]">
          <span>{title}</span>
          <b className="font-display text-sun text-title leading-tight">{skill.name}</b>
          <span>{fillIn(relates, { skills: listed(related.map((other) => other.name)) })}</span>
        </p>
      </div>
      {copy.hero.entry.sample ? (
        <figcaption className="pt-2.5 text-slate text-caption">{copy.hero.note}</figcaption>
      ) : null}
    </figure>
  );
}

/** The first screen for partners: why they need one taxonomy, and the way to talk about it. */
function PartnersHero() {
  const { title, text, explore, days } = copy.hero;
  return (
    <Hero split="figure" ground="mist" title={title} text={text} figure={<SharedEntry />}>
      <BookMeeting control="partners-hero" meetingType="Partnership enquiry" label={explore} />
      <PageLink className="button" to="#first-days" label={days} />
    </Hero>
  );
}

/** A stop of a line: across the page on wide pages, down it on narrow ones. */
const stop =
  "relative grid content-start gap-2 pb-6 pl-8 before:absolute before:top-1.5 before:left-0 before:size-4 before:rounded-full before:border-3 before:border-ink before:bg-paper before:content-[''] page-lg:pt-9 page-lg:pb-10 page-lg:pr-gutter page-lg:pl-0 page-lg:before:-top-1.5";

/** The kinds of partnership, each a line from who they are over what they bring to what they get. */
function PartnershipTypes() {
  const { brings, gets, items, ...heading } = copy.types;
  return (
    <Section id="partnerships" {...heading}>
      <ul className="grid gap-6 page-lg:gap-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="relative before:absolute before:top-2 before:bottom-8 before:left-1.5 before:w-1.5 before:border-x before:border-ink before:bg-sun before:content-[''] page-lg:grid page-lg:grid-cols-[5fr_3fr_4fr] page-lg:before:inset-x-0 page-lg:before:top-0 page-lg:before:bottom-auto page-lg:before:h-1.5 page-lg:before:w-auto page-lg:before:border-x-0 page-lg:before:border-y"
          >
            <div className={stop}>
              <h3 className="text-title font-700">{item.title}</h3>
              <p className="max-w-[42ch] text-quiet">{item.description}</p>
            </div>
            <p className={stop}>
              <span className="text-quiet text-small">{brings}</span>
              <span className="max-w-[24ch] font-display text-large font-600 leading-snug">
                {item.brings}
              </span>
            </p>
            <div className={stop}>
              <p className="text-quiet text-small">{gets}</p>
              <ul className="grid gap-1.5 leading-snug">
                {item.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Partners: why one taxonomy, the four kinds of partnership, their first 90 days and who is there already. */
export function Component() {
  const { firstDays, wall, closing } = copy;
  return (
    <>
      <PartnersHero />
      <PartnershipTypes />
      <FirstDays {...firstDays} />
      <Section id="leaders" layout="row" title={wall.title}>
        <LogoWall groups={partnerList.groups} />
      </Section>
      <Ending kind="paper" {...closing}>
        <BookMeeting
          control="partners-resources"
          meetingType="Partnership enquiry"
          label={closing.resources}
        />
        <OutboundLink className="text-link self-center" to="schedulingPage" label={closing.schedule} />
      </Ending>
    </>
  );
}
