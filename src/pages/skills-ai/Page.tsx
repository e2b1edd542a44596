import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/skills-ai.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { AiCapabilities } from './AiCapabilities.tsx';
import { AiHero } from './AiHero.tsx';
import { AiUses } from './AiUses.tsx';
import { AiValues } from './AiValues.tsx';
import { AiVideo } from './AiVideo.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { ManyNames } from './ManyNames.tsx';
import { ReadSentence } from './ReadSentence.tsx';

export const { head } = copy;

/** The AI behind the suite: the problem of words, how it reads one sentence, what it does and what that is worth. */
export function Component() {
  const { hero, video, challenge, capabilities, sentence, uses, values, closing } = copy;
  return (
    <>
      <AiHero {...hero} />
      <AiVideo {...video} parts={sentence.parts} />
      <ManyNames {...challenge} />
      <ReadSentence {...sentence} />
      <AiCapabilities {...capabilities} />
      <AiUses {...uses} />
      <AiValues {...values} />
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-ai-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
