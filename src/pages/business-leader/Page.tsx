import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/business-leader.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { answeredQuestions } from '../../sections/answered-questions.ts';
import { ClaimFigures } from '../../sections/ClaimFigures.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Faq } from '../../sections/Faq.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';
import { BoardPaper } from './BoardPaper.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { LeaderHero } from './LeaderHero.tsx';

export const { head } = copy;

const { bookingPage, skillsGapCalculator } = outboundLinks;

/** A customer's words on the dark sheet, and the figures that stand behind them. */
function Testimonial() {
  const { title, quote, person, role, mark, source, figures } = copy.evidence;
  return (
    <Section id="evidence" title={title} ground="ink">
      <figure className="mb-block page-lg:ml-1/4">
        <blockquote className="max-w-[34ch] font-display text-title font-400 leading-tight before:absolute before:-translate-x-[110%] before:content-['‘']">
          <p className="after:content-['’']">{quote}</p>
        </blockquote>
        <figcaption className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
          <b className="text-front">{person}</b>
          <span>{role}</span>
          <span className="rounded-sm border border-line px-2 py-0.5 text-caption">{mark}</span>
        </figcaption>
      </figure>
      <ClaimFigures source={source} figures={figures} />
    </Section>
  );
}

/** The numbers that the calculator asks for, as a form that is still empty. */
function Calculator() {
  const { title, text, button, formula, form, inputs } = copy.calculator;
  return (
    <Section
      id="calculator"
      title={title}
      text={text}
      aside={
        <>
          <ExternalLink className="button button-solid" href={skillsGapCalculator.href}>
            {button}
          </ExternalLink>
          <Link className="button" to={formula.to}>
            {formula.label}
          </Link>
        </>
      }
    >
      <div className="border border-front p-panel page-lg:ml-1/4">
        <h3 className="text-heading font-700 leading-normal">{form}</h3>
        <ol className="grid gap-x-gutter-wide page-md:grid-cols-2">
          {inputs.map((input, index) => (
            <li key={input} className="flex items-baseline gap-3 pt-5.5">
              <span className="text-quiet text-small tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              {input}
              <span
                className="min-w-8 flex-1 border-b-2 border-b-outline border-b-dotted"
                aria-hidden="true"
              />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** What is different, line by line: until now on the left, from now on the right. */
function Advantages() {
  const { title, columns, items } = copy.advantages;
  return (
    <Section id="advantages" title={title}>
      <ul>
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-gutter gap-y-3 border-t border-t-line py-6 last:border-b last:border-b-line page-md:grid-cols-[calc(25%-var(--spacing-gutter))_4fr_5fr]"
          >
            <h3 className="text-heading font-700 leading-normal">{item.title}</h3>
            <p className="text-quiet">
              <span className="block text-small">{columns.before}</span>
              {item.before}
            </p>
            <p className="border-l-4 border-l-sun pl-4 font-600">
              <span className="block text-quiet text-small font-400">{columns.after}</span>
              {item.after}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Products found by the question they answer, as in the index of an atlas. */
function Solutions() {
  const { title, text, items } = copy.solutions;
  return (
    <Section id="solutions" title={title} text={text} ground="mist">
      <ul>
        {items.map((item) => (
          <li key={item.to} className="last:border-b last:border-b-front">
            <Link
              className="group relative grid grid-cols-[auto_1fr] gap-3 border-t border-t-front py-5 page-md:grid-cols-[6fr_2.75rem_5fr_2rem] page-md:items-baseline page-md:gap-2 page-md:py-6 [&>svg]:size-8 [&>svg]:stroke-1.1 page-md:[&>svg]:self-start"
              to={item.to}
            >
              <p className="col-span-full pr-8 font-display text-heading font-700 page-md:col-auto">
                {item.question}
              </p>
              <ProductGlyph product={item.mark} />
              <div>
                <h3 className="font-600 group-hover:underline group-hover:underline-offset-[0.25em]">
                  {item.title}
                </h3>
                <p className="text-quiet">{item.text}</p>
              </div>
              <span
                className="i-lucide-arrow-right absolute top-6 right-0 text-subhead page-md:static page-md:self-center page-md:justify-self-end"
                aria-hidden="true"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Questions() {
  const { items, ...heading } = copy.faq;
  return (
    <Section id="faq" {...heading}>
      <div className="page-lg:ml-1/4">
        <Faq items={answeredQuestions(items)} />
      </div>
    </Section>
  );
}

/** Business leaders: the figures a board asks for, the paper that carried them and the products behind it. */
export function Component() {
  const { hero, board, closing } = copy;
  return (
    <>
      <LeaderHero {...hero} />
      <Testimonial />
      <BoardPaper {...board} />
      <Calculator />
      <Advantages />
      <Solutions />
      <Questions />
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="business-leader-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </Ending>
    </>
  );
}
