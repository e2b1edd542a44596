import terrain from 'virtual:chart-pictures/inset-route/ink';
import { ExternalLink } from '../components/ExternalLink.tsx';
import copy from '../content/skills-agent.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { outboundLinks } from '../links.ts';
import { AgentHero } from '../sections/AgentHero.tsx';
import { AgentRules } from '../sections/AgentRules.tsx';
import { AnswerTrace } from '../sections/AnswerTrace.tsx';
import { Askers } from '../sections/Askers.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { QuestionByAgent, QuestionByMail } from '../sections/QuestionByMail.tsx';
import { SuiteAnswers } from '../sections/SuiteAnswers.tsx';
import { VideoSheet } from '../sections/VideoSheet.tsx';

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
