import { Decoration } from '../../components/Decoration.tsx';
import { OutboundLink } from '../../components/Links.tsx';
import { fillIn } from '../../content/format.ts';
import frame from '../../content/screens/frame.yaml';
import screen from '../../content/screens/skills-agent.yaml';
import network from '../../drawings/skills-agent.drawing.tsx?picture&ink';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { PaperEnding } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { ProductRows } from '../../sections/ProductRows.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsAgentScreen } from '../../sections/SkillsAgentScreen.tsx';
import copy from './page.yaml';
import { QuestionPlace } from './QuestionPlace.island.tsx';
import { TracedAnswer } from './TracedAnswer.tsx';

export const { head } = copy;

function AgentHero() {
  const { product, title, text, book, suite, note } = copy.hero;
  const name = (
    <span className="flex items-center gap-3">
      <ProductGlyph product="skills-agent" className="size-13 p-2 bg-ink text-sun stroke-reef" />
      {product}
    </span>
  );
  return (
    <section className="section pt-hero" data-ground="mist">
      <div className="page grid gap-block page-lg:[&>:first-child]:grid-cols-[7fr_5fr] page-lg:[&>:first-child]:gap-x-gutter-wide page-lg:[&>:first-child]:grid-rows-[1fr_auto] page-lg:[&>:first-child]:items-end page-lg:[&_h1]:row-span-2">
        <HeroWords product={name} title={title} text={text}>
          <BookMeeting control="skills-agent-hero" meetingType="Demo" label={book} />
          <OutboundLink to="suitePage" label={suite} />
        </HeroWords>
        <div>
          <SkillsAgentScreen />
          <p className="pt-3 text-slate text-caption">{note}</p>
        </div>
      </div>
    </section>
  );
}

/** Working days, a column each on wide pages. */
const daysOfLine = 15;

/** A question on its way through the organisation's mailboxes. */
function QuestionByMail() {
  const { day, stations, ...heading } = copy.problem;
  return (
    <Section id="problem" {...heading}>
      <ol className="grid gap-4 page-lg:gap-0 page-lg:pt-12 page-lg:grid-cols-15 page-lg:[background:repeating-linear-gradient(to_right_in_srgb,var(--colors-line)_0_1px,transparent_1px_calc((100%_-_1px)_/_15))_0_1.1875rem_/_100%_0.75rem_no-repeat]">
        {stations.map((station, index) => (
          <li
            key={station.day}
            className="group relative grid gap-1 pl-9 content-start page-lg:col-[calc(var(--at)_+_1)_/_calc(var(--until)_+_1)] page-lg:gap-1.5 page-lg:pl-0 page-lg:pr-5"
            data-at={station.day - 1}
            data-until={(stations[index + 1]?.day ?? daysOfLine + 1) - 1}
          >
            <Decoration className="absolute left-2 top-3 -bottom-7 w-0.5 bg-front group-last:hidden page-lg:right-0 page-lg:-top-6 page-lg:bottom-auto page-lg:w-auto page-lg:h-0.5 forced-colors:[background:CanvasText]" />
            <Decoration className="absolute left-0 top-0.75 size-4.5 border-2 border-front rounded-full bg-ground group-last:bg-front page-lg:-top-8" />
            <p className="text-quiet text-small font-600 max-page-lg:absolute max-page-lg:right-0 max-page-lg:top-0.5">{`${day} ${station.day}`}</p>
            <h3 className="text-heading max-page-lg:pr-14">{station.title}</h3>
            <p>{station.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Four questions, each with its answer. */
function TryQuestions() {
  const { title, text, questions } = copy.try;
  return (
    <Section id="try" title={title} text={text} ground="ink" bleed>
      <QuestionPlace>
        {questions.map((question) => (
          <div className="grid gap-part" key={question.question}>
            <h3 className="page text-title">
              <span className="block text-quiet text-copy font-400">{question.who}</span> {question.question}
            </h3>
            <TracedAnswer {...question} />
          </div>
        ))}
      </QuestionPlace>
    </Section>
  );
}

/** How many people of the answer miss no skill. */
const complete = screen.people.filter(({ missing }) => missing === undefined).length;

/** Skills Agent: a question that no longer travels by e-mail, and four answers to follow. */
export default function SkillsAgent() {
  const { shift, difference, matters, suite, closing } = copy;
  return (
    <>
      <AgentHero />
      <QuestionByMail />
      <Section id="shift" title={shift.title} text={shift.text}>
        <p className="text-monument page-lg:[font-size:min(10rem,11.6cqw)]">{shift.saved}</p>
        <p className="mt-4 text-lead">{shift.use}</p>
      </Section>
      <TryQuestions />
      <Section id="difference" layout="beside" title={difference.title} text={difference.text}>
        <Points columns={2} items={difference.points} />
      </Section>
      <Section id="video" layout="beside" {...copy.video} ground="mist">
        <Film name="skills-agent" poster={network} />
      </Section>
      <Section id="matters" title={matters.title} text={matters.text}>
        <Points items={matters.askers.map(({ who, text, claim }) => ({ claim, text: `${who} ${text}` }))} />
      </Section>
      <Section
        id="suite"
        layout="beside"
        title={suite.title}
        text={suite.text}
        ground="mist"
        aside={<OutboundLink to="suitePage" label={suite.explore} />}
      >
        <ProductRows
          items={suite.products.map(({ asked, answer, ...product }) => ({
            ...product,
            title: frame.products[product.mark],
            text: asked,
            result: fillIn(answer, { complete }),
          }))}
        />
      </Section>
      <PaperEnding {...closing}>
        <BookMeeting control="skills-agent-closing" meetingType="Demo" label={closing.button} />
      </PaperEnding>
    </>
  );
}
