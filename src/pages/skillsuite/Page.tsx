import { OutboundLink } from '../../components/ExternalLink.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import copy from '../../content/skillsuite.yaml';
import { ControlCentreScreen } from '../../sections/ControlCentreScreen.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Section } from '../../sections/Section.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { SuiteHero } from './SuiteHero.tsx';
import { SuiteWeek } from './SuiteWeek.tsx';

export const { head } = copy;

/** Where to begin, and how long it takes. */
function Begin() {
  const { steps, claim, claimFor, pricing, ...heading } = copy.begin;
  return (
    <Section id="begin" {...heading} aside={<PageLink className="button" {...pricing} />}>
      <Steps steps={steps} />
      <p className="mt-block grid gap-x-gutter gap-y-2 border-t border-t-front pt-6 page-md:grid-cols-[auto_1fr] page-md:items-baseline">
        <span className="text-title font-700 font-display">
          {claim.figure} {claim.wording}
        </span>
        <span className="text-quiet">{claimFor}</span>
      </p>
    </Section>
  );
}

/** The suite: one question over three screens, the real overview, the week day by day, and where to begin. */
export function Component() {
  const { control, week, closing } = copy;
  const { link, ...heading } = control;
  return (
    <>
      <SuiteHero />
      <Section id="control" {...heading} ground="mist" aside={<PageLink className="button" {...link} />}>
        <ControlCentreScreen />
      </Section>
      <SuiteWeek {...week} />
      <Begin />
      <Ending kind="next" {...closing}>
        <OutboundLink className="button button-solid" to="bookingPage" label={closing.button} />
      </Ending>
    </>
  );
}
