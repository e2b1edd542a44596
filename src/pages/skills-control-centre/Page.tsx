import { PageLink } from '../../components/Links.tsx';
import copy from '../../content/skills-control-centre.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ControlCentreScreen } from '../../sections/ControlCentreScreen.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { BookAndDemo, HeroWords } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { Looks } from './Looks.tsx';

export const { head } = copy;

/** The first screen, dark, and under it the dashboard from edge to edge of the window: one plotting table. */
function DashboardHero() {
  const { book, demo, note, ...words } = copy.hero;
  return (
    <>
      <section className="section pt-hero pb-block" data-ground="ink">
        <div className="page page-lg:*:grid-cols-[7fr_5fr] page-lg:*:gap-x-gutter-wide page-lg:*:items-end page-lg:[&_h1]:row-span-2">
          <HeroWords {...words}>
            <BookAndDemo control="skills-control-centre-hero" book={book} demo={demo} />
          </HeroWords>
        </div>
      </section>
      <div className="*:rounded-none! *:border-x-0!">
        <ControlCentreScreen numbered />
      </div>
      <p className="page pt-3 text-slate text-caption">{note}</p>
    </>
  );
}

/** The Skills Control Centre: its dashboard, and how a morning with it goes. */
export function Component() {
  const { routine, rules, closing } = copy;
  return (
    <>
      <DashboardHero />
      <Section id="routine" title={routine.title} text={routine.text}>
        <Looks />
      </Section>
      <Section id="rules" layout="row" title={rules.title} ground="mist">
        <p className="mb-block">
          <b className="block mb-4 font-display text-display font-700">{rules.single}</b>{' '}
          <span className="measure block text-lead">{rules.rights}</span>
        </p>
        <Points items={rules.cards} />
        <p className="flex flex-wrap gap-3 mt-block">
          <PageLink className="button" {...rules.suite} />
          <PageLink className="button" {...rules.overview} />
        </p>
      </Section>
      <Ending kind="paper" {...closing}>
        <BookMeeting control="skills-control-centre-closing" label={closing.button} />
      </Ending>
    </>
  );
}
