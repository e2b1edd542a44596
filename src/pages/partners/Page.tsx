import { ExternalLink } from '../../components/ExternalLink.tsx';
import partnerList from '../../content/partners.yaml';
import copy from '../../content/partners-page.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { LogoWall } from '../../sections/LogoWall.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { FirstDays } from './FirstDays.tsx';
import { PartnersHero } from './PartnersHero.tsx';
import { PartnershipTypes } from './PartnershipTypes.tsx';

export const { head } = copy;

/** Partners: why one taxonomy, the four kinds of partnership, their first 90 days and who is there already. */
export function Component() {
  const { hero, types, firstDays, wall, closing } = copy;
  return (
    <>
      <PartnersHero {...hero} />
      <Sheet id="partnerships" name={types.name} title={types.title} text={types.text}>
        <PartnershipTypes items={types.items} />
      </Sheet>
      <FirstDays {...firstDays} />
      <Sheet id="leaders" name={wall.name} title={wall.title}>
        <LogoWall groups={partnerList.groups} />
      </Sheet>
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <ExternalLink className="button button-light" href={outboundLinks.schedulingPage.href}>
          {closing.schedule}
        </ExternalLink>
        <BookMeeting className="button" control="partners-resources" meetingType="Partnership enquiry">
          {closing.resources}
        </BookMeeting>
      </ClosingCall>
    </>
  );
}
