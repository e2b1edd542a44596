import { ExternalLink } from '../../components/ExternalLink.tsx';
import partnerList from '../../content/partners.yaml';
import copy from '../../content/partners-page.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { LogoWall } from '../../sections/LogoWall.tsx';
import { Section } from '../../sections/Section.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { FirstDays } from './FirstDays.tsx';
import { PartnersHero } from './PartnersHero.tsx';

export const { head } = copy;

/** The kinds of partnership in quarters of one sheet, each with whom it is for and what comes with it. */
function PartnershipTypes() {
  const { title, text, items } = copy.types;
  return (
    <Section id="partnerships" title={title} text={text}>
      <ul className="grid border-ink border-t border-l page-md:grid-cols-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="row-span-4 grid grid-rows-subgrid gap-3 border-ink border-r border-b p-panel"
          >
            <span className={`text-lagoon text-sum ${item.icon}`} aria-hidden="true" />
            <h3 className="text-title font-700">{item.title}</h3>
            <p className="max-w-[46ch] text-quiet">{item.description}</p>
            <ul className="pt-2">
              {item.benefits.map((benefit) => (
                <li
                  key={benefit}
                  className="grid grid-cols-[auto_1fr] items-baseline gap-3 border-t border-t-contour py-2"
                >
                  <span className="i-lucide-check translate-y-[0.2em] text-lagoon" aria-hidden="true" />
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Partners: why one taxonomy, the four kinds of partnership, their first 90 days and who is there already. */
export function Component() {
  const { hero, firstDays, wall, closing } = copy;
  return (
    <>
      <PartnersHero {...hero} />
      <PartnershipTypes />
      <FirstDays {...firstDays} />
      <Section id="leaders" title={wall.title}>
        <LogoWall groups={partnerList.groups} />
      </Section>
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <ExternalLink className="button button-light" href={outboundLinks.schedulingPage.href}>
          {closing.schedule}
        </ExternalLink>
        <BookMeeting className="button" control="partners-resources" meetingType="Partnership enquiry">
          {closing.resources}
        </BookMeeting>
      </Ending>
    </>
  );
}
