import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import copy from '../../content/skills-agent.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import { Picture } from '../../drawings/Picture.tsx';
import network from '../../drawings/skills-agent.drawing.tsx?chart';
import small from '../../drawings/skills-agent.drawing.tsx?picture&card';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsAgentScreen } from '../../sections/SkillsAgentScreen.tsx';
import { AnswerTrace, Askers, SuiteAnswers } from './Answers.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { QuestionByAgent, QuestionByMail } from './QuestionByMail.tsx';

export const { head } = copy;

type Copy = Content<'skills-agent'>;

/** The first screen: the product's mark and promise, and the product itself beside them. */
function AgentHero({ product, title, text, book, suite, note }: Copy['hero']) {
  return (
    <section className="pt-[clamp(6.5rem,5.5rem_+_3vw,8rem)] pb-band bg-mist">
      <div className="page grid gap-10 page-2xl:gap-6 page-2xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-6 content-start justify-items-start page-2xl:pr-4 page-2xl:grid-rows-[auto_auto_1fr_auto]">
          <h1 className="grid gap-6">
            <span className="flex gap-3 items-center text-heading font-700">
              <ProductGlyph product="skills-agent" className="size-13 p-2 bg-ink text-sun stroke-reef" />
              {product}
            </span>
            <span className="visually-hidden">: </span>
            <span className="[font-size:clamp(2.75rem,1.9rem_+_3.4vw,4.5rem)] font-700 tracking-[-0.02em] leading-none page-2xl:[font-size:3.375rem]">
              {title}
            </span>
          </h1>
          <p className="max-w-[52ch] text-lead">{text}</p>
          <p className="flex flex-wrap gap-3 content-start">
            <BookMeeting control="skills-agent-hero" meetingType="Demo">
              {book}
            </BookMeeting>
            <ExternalLink className="button" href={outboundLinks.suitePage.href}>
              {suite}
            </ExternalLink>
          </p>
          <p className="max-w-[44ch] text-slate text-caption page-2xl:pt-3 page-2xl:border-t page-2xl:border-t-outline page-2xl:w-full">
            {note}
          </p>
        </div>
        <SkillsAgentScreen />
      </div>
    </section>
  );
}

/** What the agent keeps to, beside the chart of another question that it answered; on phones the card, which has no words. */
function AgentRules({ caption, points, ...heading }: Copy['difference']) {
  return (
    <Section id="difference" {...heading}>
      <div className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[7fr_5fr] page-lg:items-start">
        <figure>
          <Chart chart={network} className="max-page-sm:hidden" />
          <Picture picture={small} alternative={small.title} className="w-full h-auto page-sm:hidden" />
          <figcaption className="mt-3 text-quiet text-caption">{caption}</figcaption>
        </figure>
        <ul>
          {points.map(({ title, text }) => (
            <li className="grid gap-1.5 py-4.5 border-t border-t-line first:border-t-front" key={title}>
              <h3 className="font-700 text-heading">{title}</h3>
              <p className="text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

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
      <Section id="video" {...video} ground="ink">
        <Film name="skills-agent" />
      </Section>
      <SuiteAnswers {...suite} />
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-agent-closing" meetingType="Demo">
          {closing.button}
        </BookMeeting>
        <ExternalLink className="button" href={outboundLinks.suitePage.href}>
          {closing.suite}
        </ExternalLink>
      </Ending>
    </>
  );
}
