import { PageLink } from '../../components/Links.tsx';
import copy from '../../content/skills-roi.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { GapCalculator } from './GapCalculator.island.tsx';
import { GapSources } from './GapSources.tsx';

export const { head } = copy;

/** Skills ROI: what a skills gap costs in a year, calculated from the visitor's own numbers. */
export function Component() {
  const { hero, limits, closing } = copy;
  return (
    <>
      <GapCalculator>
        <HeroWords {...hero} titleClassName="block max-w-[16ch]" />
      </GapCalculator>
      <GapSources />
      <Section id="limits" title={limits.title} layout="row">
        <Points items={limits.cards} />
      </Section>
      <Ending kind="paper" {...closing}>
        <BookMeeting
          control="skills-roi-closing"
          meetingType="Skills Strategy Meeting"
          label={closing.button}
        />
        <PageLink {...closing.product} />
      </Ending>
    </>
  );
}
