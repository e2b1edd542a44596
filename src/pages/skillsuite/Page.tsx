import { Link } from 'react-router-dom';
import copy from '../../content/skillsuite.yaml';
import control from '../../drawings/control-centre.drawing.tsx?picture&card';
import { Picture } from '../../drawings/Picture.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { Steps } from '../../sections/Steps.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { SuiteFilm } from './SuiteFilm.tsx';
import { SuiteHero } from './SuiteHero.tsx';
import { SuiteWeek } from './SuiteWeek.tsx';
import '../../design/suite.css';
import '../../design/suite-choice.css';

export const { head } = copy;

function Begin() {
  const { steps, claim, source, pricing, ...heading } = copy.begin;
  return (
    <Sheet
      id="begin"
      {...heading}
      aside={
        <Link className="button" to={pricing.to}>
          {pricing.label}
        </Link>
      }
    >
      <Steps steps={steps} />
      <p className="mt-8 page-lg:ml-1/4">
        <b className="font-display text-heading leading-[1.55]">{claim.figure}</b> {claim.wording}{' '}
        <span className="block text-quiet text-caption">
          {source}: {claim.source}
        </span>
      </p>
    </Sheet>
  );
}

function Overview() {
  const { title, text, link } = copy.control;
  return (
    <section id="control" className="sheet" data-ground="mist" aria-labelledby="control-title">
      <div className="page suite-control grid gap-10 items-center page-lg:gap-20 page-lg:grid-cols-[6fr_5fr]">
        <Picture picture={control} alternative={control.title} />
        <div className="sheet-title">
          <h2 id="control-title" className="font-700 text-headline max-w-[22ch]">
            {title}
          </h2>
          <p className="sheet-text">{text}</p>
          <p>
            <Link className="button" to={link.to}>
              {link.label}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The suite: one question over five sheets, day by day, and where to begin. */
export function Component() {
  const { hero, week, film, closing } = copy;
  return (
    <>
      <SuiteHero hero={hero} />
      <SuiteWeek {...week} />
      <SuiteFilm {...film} />
      <Begin />
      <Overview />
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skillsuite-closing">{closing.button}</BookMeeting>
        <Link className="button" to={closing.overview.to}>
          {closing.overview.label}
        </Link>
      </ClosingCall>
    </>
  );
}
