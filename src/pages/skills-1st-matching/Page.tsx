import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/skills-1st-matching.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { BlindSlip } from './BlindSlip.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { MatchingAudiences } from './MatchingAudiences.tsx';
import { MatchingHero } from './MatchingHero.tsx';
import { MeasuredClaims } from './MeasuredClaims.tsx';
import styles from './matching-page.module.css';
import { SkillsMatchingScreen } from './SkillsMatchingScreen.tsx';

export const { head } = copy;

/** Skills 1st Matching: what is left out of a match, who it is for and how it goes from a brief to a meeting. */
export function Component() {
  const { hero, measured, slip, audiences, steps, closing } = copy;
  return (
    <>
      <MatchingHero {...hero} />
      <MeasuredClaims {...measured} />
      <BlindSlip {...slip} />
      <MatchingAudiences audiences={audiences} />
      <Sheet id="steps" name={steps.name} title={steps.title} text={steps.text} ground="mist">
        <div
          className={`${styles.rail} grid gap-12 page-lg:gap-[calc(2_*_var(--grid-gap))] page-lg:grid-cols-[4fr_8fr] page-lg:items-start`}
        >
          <Steps steps={steps.steps} />
          <SkillsMatchingScreen />
        </div>
      </Sheet>
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-1st-matching-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
