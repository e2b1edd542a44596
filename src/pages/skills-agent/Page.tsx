import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/skills-agent.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { VideoSheet } from '../../sections/VideoSheet.tsx';
import { AgentHero } from './AgentHero.tsx';
import { AgentRules } from './AgentRules.tsx';
import { AnswerTrace } from './AnswerTrace.tsx';
import { Askers } from './Askers.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { QuestionByAgent, QuestionByMail } from './QuestionByMail.tsx';
import { SuiteAnswers } from './SuiteAnswers.tsx';

export const { head } = copy;

/** Skills Agent: a question that no longer travels by e-mail, and how its answer is made. */
export function Component() {
  const { hero, problem, shift, trace, video, difference, matters, suite, closing } = copy;
  return (
    <>
      <AgentHero {...hero} />
      <QuestionByMail {...problem} />
      <QuestionByAgent {...shift} />
      <AnswerTrace {...trace} />
      <AgentRules {...difference} />
      <Askers {...matters} />
      <VideoSheet video="skills-agent" {...video} />
      <SuiteAnswers {...suite} />
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-agent-closing" meetingType="Demo">
          {closing.button}
        </BookMeeting>
        <ExternalLink className="button" href={outboundLinks.suitePage.href}>
          {closing.suite}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
