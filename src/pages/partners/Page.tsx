import { Band } from '../../components/Band.tsx';
import { buttonClass } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import partners from '../../content/partners.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Logos } from '../../sections/logos/Logos.tsx';
import { OutboundLink } from '../../sections/Outbound.tsx';
import { Section } from '../../sections/section/Section.tsx';
import page from './page.yaml';
import { Roads } from './Roads.tsx';
import { Term } from './Term.island.tsx';

const isInvented = partners.groups.some((group) => group.partners.some(({ sample }) => sample));

/** The title, what one can do here, and below both the visitor's own word for a skill. */
function TermHero() {
  const { title, text, explore, days, term } = page.hero;
  return (
    <Band className="pt-hero pb-block" background="mist">
      <Container className="grid gap-x-gutter-wide gap-y-6 page-lg:grid-cols-[7fr_5fr] page-lg:items-end">
        <h1 className="max-w-[16ch] text-display tracking-[-0.02em]">{title}</h1>
        <div className="grid gap-4">
          <p className="text-lead">{text}</p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <BookMeeting control="partners-hero" meetingType="Partnership enquiry" label={explore} />
            <Link to="#partnerships" label={days} />
          </p>
        </div>
        <div className="min-w-0 page-lg:col-span-2">
          <Term {...term} />
        </div>
      </Container>
    </Band>
  );
}

/** Partners: one name for a skill, the four kinds of partnership with their first 90 days, and who is there already. */
export default function Partners() {
  const { wall, closing } = page;
  return (
    <>
      <TermHero />
      <Roads />
      <Section id="leaders">
        <div className="pb-4 text-title">
          <h2 id="leaders-title" className="inline">
            {wall.title}
          </h2>
          {isInvented ? <SampleMark word={wall.mark} label={wall.label} /> : null}
        </div>
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
