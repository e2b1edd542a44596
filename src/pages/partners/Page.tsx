import { buttonClass } from '../../components/Button.tsx';
import { Link } from '../../components/Link.tsx';
import partners from '../../content/partners.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Logos } from '../../sections/logos/Logos.tsx';
import { OutboundLink } from '../../sections/Outbound.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Partnerships } from './Partnerships.tsx';
import page from './page.yaml';
import { SharedEntry } from './SharedEntry.tsx';

const isInvented = partners.groups.some((group) => group.partners.some(({ sample }) => sample));

/** Partners: why one taxonomy, the four kinds of partnership with their first 90 days, and who is there already. */
export default function Partners() {
  const { hero, wall, closing } = page;
  return (
    <>
      <Hero background="mist" title={hero.title} text={hero.text} figure={<SharedEntry />}>
        <BookMeeting control="partners-hero" meetingType="Partnership enquiry" label={hero.explore} />
        <Link className="page-xs:mx-3" to="#partnerships" label={hero.days} />
      </Hero>
      <Partnerships />
      <Section id="leaders" head="row" title={wall.title}>
        {isInvented ? <p className="-mt-3 pb-part text-muted text-small">{wall.note}</p> : null}
        <Logos />
      </Section>
      <Ending variant="line" {...closing}>
        <BookMeeting
          control="partners-resources"
          className={buttonClass()}
          meetingType="Partnership enquiry"
          label={closing.resources}
        />
        <OutboundLink className="self-center" to="schedulingPage" label={closing.schedule} />
      </Ending>
    </>
  );
}
