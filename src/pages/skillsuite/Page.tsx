import { Link } from 'react-router-dom';
import copy from '../../content/skillsuite.yaml';
import videos from '../../content/videos.yaml';
import control from '../../drawings/control-centre.drawing.tsx?picture&card';
import { Picture } from '../../drawings/Picture.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Section } from '../../sections/Section.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import poster from './plotting-table.drawing.tsx?picture&card&ink';
import { SuiteHero } from './SuiteHero.tsx';
import { SuiteWeek } from './SuiteWeek.tsx';

export const { head } = copy;

/** The film of the suite on the dark sheet: its poster opens the video dialog. */
function Film() {
  const { title, text, play } = copy.film;
  return (
    <section id="film" className="section" data-ground="ink" aria-labelledby="film-title">
      <div className="page grid gap-10 items-center page-lg:gap-16 page-lg:grid-cols-[5fr_7fr]">
        <div className="section-head">
          <h2 id="film-title" className="font-700 text-headline max-w-[22ch]">
            {title}
          </h2>
          <p className="section-text">{text}</p>
        </div>
        <WatchVideo name="product-demo" className="group relative block border border-line">
          <Picture className="h-auto w-full" picture={poster} />
          <span className="absolute bottom-4 left-4 flex items-center gap-3 rounded-full bg-paper py-2 pr-5 pl-2 text-ink font-600 group-hover:underline group-hover:underline-offset-[0.25em]">
            <span className="grid size-9 place-items-center rounded-full bg-ink text-paper">
              <span className="i-lucide-play" aria-hidden="true" />
            </span>
            {play}
            <span className="tabular-nums">{videos.videos['product-demo'].length}</span>
          </span>
        </WatchVideo>
      </div>
    </section>
  );
}

function Begin() {
  const { steps, claim, source, pricing, ...heading } = copy.begin;
  return (
    <Section
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
        <b className="font-display text-heading leading-normal">{claim.figure}</b> {claim.wording}{' '}
        <span className="block text-quiet text-caption">
          {source}: {claim.source}
        </span>
      </p>
    </Section>
  );
}

function Overview() {
  const { title, text, link } = copy.control;
  return (
    <section id="control" className="section" data-ground="mist" aria-labelledby="control-title">
      <div className="page grid gap-10 items-center page-lg:gap-20 page-lg:grid-cols-[6fr_5fr]">
        <Picture className="h-auto w-full" picture={control} alternative={control.title} />
        <div className="section-head">
          <h2 id="control-title" className="font-700 text-headline max-w-[22ch]">
            {title}
          </h2>
          <p className="section-text">{text}</p>
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
  const { hero, week, closing } = copy;
  return (
    <>
      <SuiteHero hero={hero} />
      <SuiteWeek {...week} />
      <Film />
      <Begin />
      <Overview />
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skillsuite-closing">{closing.button}</BookMeeting>
        <Link className="button" to={closing.overview.to}>
          {closing.overview.label}
        </Link>
      </Ending>
    </>
  );
}
