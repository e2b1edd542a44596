import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/business-leader.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { answeredQuestions } from '../../sections/answered-questions.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { Faq } from '../../sections/Faq.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { BoardPaper } from './BoardPaper.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { LeaderHero } from './LeaderHero.tsx';
import { QuestionIndex } from './QuestionIndex.tsx';
import { Testimonial } from './Testimonial.tsx';
import '../../design/business.css';

export const { head } = copy;

const { bookingPage, skillsGapCalculator } = outboundLinks;

function Calculator() {
  const { name, title, text, button, formula, form, inputs } = copy.calculator;
  return (
    <Sheet
      id="calculator"
      name={name}
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
      <CalculatorForm form={form} inputs={inputs} />
    </Sheet>
  );
}

function Questions() {
  const { items, ...heading } = copy.faq;
  return (
    <Sheet id="faq" {...heading}>
      <div className="page-lg:ml-1/4">
        <Faq items={answeredQuestions(items)} />
      </div>
    </Sheet>
  );
}

/** Business leaders: the figures a board asks for, the paper that carried them and the products behind it. */
export function Component() {
  const { hero, evidence, board, solutions, advantages, closing } = copy;
  return (
    <>
      <LeaderHero {...hero} />
      <Testimonial {...evidence} />
      <BoardPaper {...board} />
      <Calculator />
      <Sheet id="advantages" name={advantages.name} title={advantages.title}>
        <BeforeAfter columns={advantages.columns} items={advantages.items} />
      </Sheet>
      <Sheet id="solutions" name={solutions.name} title={solutions.title} text={solutions.text} ground="mist">
        <QuestionIndex items={solutions.items} />
      </Sheet>
      <Questions />
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="business-leader-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
