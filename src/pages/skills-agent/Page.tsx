import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { useHydrated, useLazyComponent } from '../../components/hydration.ts';
import { useNear } from '../../components/use-near.ts';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import frame from '../../content/screens/frame.yaml';
import screen from '../../content/screens/skills-agent.yaml';
import copy from '../../content/skills-agent.yaml';
import { Picture } from '../../drawings/Picture.tsx';
import network from '../../drawings/skills-agent.drawing.tsx?picture&ink';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsAgentScreen } from '../../sections/SkillsAgentScreen.tsx';

import { TracedAnswer, type TryIt } from './TracedAnswer.tsx';

export const { head } = copy;

type Copy = Content<'skills-agent'>;

/** The first screen: the product's mark and promise, and the product itself across the page. */
function AgentHero({ product, title, text, book, suite }: Copy['hero']) {
  return (
    <section className="product-hero bg-mist">
      <div className="page grid gap-block">
        <div className="grid gap-6 page-lg:grid-cols-[7fr_5fr] page-lg:gap-x-gutter-wide page-lg:items-end">
          <h1 className="grid gap-5">
            <span className="flex gap-3 items-center text-heading font-700">
              <ProductGlyph product="skills-agent" className="size-13 p-2 bg-ink text-sun stroke-reef" />
              {product}
            </span>
            <span className="visually-hidden">: </span>
            <span className="product-hero-title">{title}</span>
          </h1>
          <div className="grid gap-6">
            <p className="product-hero-text">{text}</p>
            <p className="flex flex-wrap gap-3">
              <BookMeeting control="skills-agent-hero" meetingType="Demo">
                {book}
              </BookMeeting>
              <ExternalLink className="button" href={outboundLinks.suitePage.href}>
                {suite}
              </ExternalLink>
            </p>
          </div>
        </div>
        <SkillsAgentScreen />
      </div>
    </section>
  );
}

/** The columns of each stop on the line of fifteen working days: from the day that it begins on to where the next one begins. */
const columns = {
  1: 'page-lg:col-[1/3]',
  3: 'page-lg:col-[3/6]',
  6: 'page-lg:col-[6/10]',
  10: 'page-lg:col-[10/13]',
  13: 'page-lg:col-[13/16]',
} as const;

/** A question on its way through the organisation's mailboxes, a column for each working day on wide pages. */
function QuestionByMail({ day, stations, ...heading }: Copy['problem']) {
  return (
    <Section id="problem" {...heading}>
      <ol className="grid gap-4 page-lg:gap-0 page-lg:pt-12 page-lg:grid-cols-15 page-lg:[background:repeating-linear-gradient(to_right_in_srgb,var(--colors-line)_0_1px,transparent_1px_calc((100%_-_1px)_/_15))_0_1.1875rem_/_100%_0.75rem_no-repeat]">
        {stations.map((station) => (
          <li
            key={station.day}
            className={`group relative grid gap-1 pl-9 content-start page-lg:gap-1.5 page-lg:pl-0 page-lg:pr-5 ${columns[station.day]}`}
          >
            <span
              className="absolute left-2 top-3 -bottom-7 w-0.5 bg-front group-last:hidden page-lg:right-0 page-lg:-top-6 page-lg:bottom-auto page-lg:w-auto page-lg:h-0.5 forced-colors:[background:CanvasText]"
              aria-hidden="true"
            />
            <span
              className="absolute left-0 top-0.75 size-4.5 border-2 border-front rounded-full bg-ground group-last:bg-front page-lg:-top-8"
              aria-hidden="true"
            />
            <p className="text-quiet text-small font-600 max-page-lg:absolute max-page-lg:right-0 max-page-lg:top-0.5">{`${day} ${station.day}`}</p>
            <h3 className="font-700 text-heading">{station.title}</h3>
            <p>{station.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const loadChoice = async () => (await import('./QuestionChoice.tsx')).QuestionChoice;

/** Four questions, each with its answer; with scripts the first alone, and as it comes near the choice takes its place. */
function TryQuestions({ title, text, ...copy }: Copy['try']) {
  const place = useRef<HTMLDivElement>(null);
  const Choice = useLazyComponent<TryIt>(useNear(place), loadChoice);
  const questions = useHydrated() ? copy.questions.slice(0, 1) : copy.questions;
  return (
    <Section id="try" title={title} text={text} ground="ink" bleed>
      <div className="grid gap-block" ref={place}>
        {Choice ? (
          <Choice {...copy} />
        ) : (
          questions.map((question) => (
            <div className="grid gap-part" key={question.question}>
              <h3 className="page text-title font-700">
                <span className="block text-quiet text-copy font-400">{question.who}</span>{' '}
                {question.question}
              </h3>
              <TracedAnswer question={question} labels={copy} />
            </div>
          ))
        )}
      </div>
    </Section>
  );
}

/** What each of the four other products adds to one answer. */
function SuiteAnswers({ explore, products, ...heading }: Copy['suite']) {
  const complete = screen.people.filter(({ missing }) => missing === undefined).length;
  const aside = (
    <ExternalLink className="button" href={outboundLinks.suitePage.href}>
      {explore}
    </ExternalLink>
  );
  return (
    <Section id="suite" layout="beside" {...heading} ground="mist" aside={aside}>
      <ul>
        {products.map(({ mark, to, asked, answer }) => (
          <li
            key={to}
            className="grid gap-x-gutter gap-y-1 items-baseline py-4 border-t border-t-line page-md:grid-cols-[4fr_4fr_5fr]"
          >
            <p className="flex gap-2.5 items-center font-600">
              <ProductGlyph product={mark} className="flex-none size-5 text-ink stroke-lagoon" />
              <Link className="py-0.5 underline decoration-1 underline-offset-[0.2em]" to={to}>
                {frame.products[mark]}
              </Link>
            </p>
            <p className="text-quiet">{asked}</p>
            <p className="font-display text-heading font-600">{fillIn(answer, { complete })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Skills Agent: a question that no longer travels by e-mail, and four answers to follow. */
export function Component() {
  const { hero, problem, shift, difference, matters, suite, closing } = copy;
  return (
    <>
      <AgentHero {...hero} />
      <QuestionByMail {...problem} />
      <Section id="shift" title={shift.title} text={shift.text}>
        <p className="text-monument page-lg:[font-size:min(10rem,11.6cqw)]">{shift.saved}</p>
        <p className="mt-4 text-lead">{shift.use}</p>
      </Section>
      <TryQuestions {...copy.try} />
      <Section id="difference" layout="beside" title={difference.title} text={difference.text}>
        <ul className="grid gap-x-gutter gap-y-8 page-sm:grid-cols-2">
          {difference.points.map(({ title, text }) => (
            <li className="grid gap-1.5 pt-4 border-t border-t-front content-start" key={title}>
              <h3 className="font-700 text-heading">{title}</h3>
              <p className="text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="video" layout="beside" {...copy.video} ground="mist">
        <Film name="skills-agent">
          <Picture picture={network} className="size-full object-cover" />
        </Film>
      </Section>
      <Section id="matters" title={matters.title} text={matters.text}>
        <ul className="grid gap-x-gutter gap-y-6 balanced-columns">
          {matters.askers.map(({ who, text, claim }) => (
            <li
              className="grid grid-cols-[6rem_1fr] gap-x-4 pt-4 border-t border-t-front content-start page-md:block"
              key={who}
            >
              <p className="font-600">
                <b className="block mb-1 font-display text-headline leading-none">{claim.figure}</b>{' '}
                <span className="text-small">{claim.wording}</span>
              </p>
              <p className="page-md:mt-4">
                <b>{who}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <SuiteAnswers {...suite} />
      <Ending kind="paper" title={closing.title} text={closing.text}>
        <BookMeeting control="skills-agent-closing" meetingType="Demo">
          {closing.button}
        </BookMeeting>
      </Ending>
    </>
  );
}
