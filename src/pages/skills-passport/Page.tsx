import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/skills-passport.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { Video } from '../../sections/Video.tsx';
import { AnnotatedStamp } from './AnnotatedStamp.tsx';
import { CredentialLife } from './CredentialLife.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { PassportHero } from './PassportHero.tsx';
import { PassportSpread } from './PassportSpread.tsx';
import { SkillsPassportScreen } from './SkillsPassportScreen.tsx';

export const { head } = copy;

/** Skills Passport: what a stamp says, how long it lives and who sees it meanwhile. */
export function Component() {
  const { hero, screen, stamp, life, flow, video, sides, closing } = copy;
  return (
    <>
      <PassportHero {...hero} />
      <Sheet id="screen" {...screen}>
        <div className="grid gap-y-12 gap-x-[calc(2_*_var(--grid-gap))] page-2xl:grid-cols-[minmax(0,50rem)_minmax(21rem,1fr)] page-2xl:items-start">
          <SkillsPassportScreen />
          <AnnotatedStamp {...stamp} />
        </div>
      </Sheet>
      <CredentialLife {...life} />
      <Sheet id="flow" name={flow.name} title={flow.title} text={flow.text}>
        <Steps steps={flow.steps} />
      </Sheet>
      <Sheet id="video" {...video} ground="mist">
        <div className="page-lg:ml-[25%]">
          <Video name="skills-passport" />
        </div>
      </Sheet>
      <PassportSpread {...sides} />
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-passport-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
