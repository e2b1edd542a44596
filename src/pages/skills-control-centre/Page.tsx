import { Band } from '../../components/Band.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ControlCentreScreen, PanelNumber, panelText } from '../../sections/ControlCentreScreen.tsx';
import { PaperEnding } from '../../sections/Ending.tsx';
import { BookAndDemo, HeroWords } from '../../sections/Hero.tsx';
import { NextProduct } from '../../sections/NextProduct.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';

/** The first screen, dark, and under it the dashboard from edge to edge of the window: one plotting table. */
function DashboardHero() {
  const { book, demo, note, ...words } = page.hero;
  return (
    <>
      <Band className="pt-hero pb-block" background="ink">
        <Container className="page-lg:*:grid-cols-[7fr_5fr] page-lg:*:gap-x-gutter-wide page-lg:*:items-end page-lg:[&_h1]:row-span-2">
          <HeroWords {...words}>
            <BookAndDemo control="skills-control-centre-hero" book={book} demo={demo} />
          </HeroWords>
        </Container>
      </Band>
      <div className="*:rounded-none! *:border-x-0!">
        <ControlCentreScreen numbered />
      </div>
      <Container as="p" className="pt-3 text-slate text-caption">
        {note}
      </Container>
    </>
  );
}

/** Five looks at the dashboard by the clock: what to do, and in which panel. */
function Looks() {
  return (
    <NumberedList className="grid page-lg:grid-cols-5 page-lg:border-t-2 page-lg:border-t-foreground">
      {page.routine.looks.map(({ time, panel, title, text, link }, index) => (
        <li
          key={time}
          className="grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-1.5 py-4 border-t border-t-line content-start page-lg:block page-lg:px-4 page-lg:border-t-0 page-lg:border-l page-lg:first:border-l-0 page-lg:first:pl-0"
        >
          <p className="row-span-3 grid gap-2 content-start justify-items-start page-lg:flex page-lg:items-center page-lg:justify-between page-lg:mb-5">
            <time className="font-display text-heading page-lg:text-title">{time}</time>{' '}
            <PanelNumber number={index + 1} />
          </p>
          <h3 className="text-heading">{title}</h3>
          <p className="page-lg:mt-2">{panelText(panel, text)}</p>
          <p className="page-lg:mt-3">
            <Link {...link} />
          </p>
        </li>
      ))}
    </NumberedList>
  );
}

/** The Skills Control Centre: its dashboard, and how a morning with it goes. */
export default function SkillsControlCentre() {
  const { routine, rules, closing } = page;
  return (
    <>
      <DashboardHero />
      <Section id="routine" title={routine.title} text={routine.text}>
        <Looks />
      </Section>
      <Section id="rules" layout="row" title={rules.title} background="mist">
        <p className="mb-block">
          <b className="block mb-4 font-display text-display text-balance">{rules.single}</b>{' '}
          <span className="max-w-measure block text-lead">{rules.rights}</span>
        </p>
        <Points items={rules.cards} />
        <p className="flex flex-wrap gap-3 mt-block">
          <ButtonLink {...rules.suite} />
          <ButtonLink {...rules.overview} />
        </p>
      </Section>
      <PaperEnding {...closing}>
        <BookMeeting control="skills-control-centre-closing" label={closing.button} />
      </PaperEnding>
      <NextProduct after="control-centre" />
    </>
  );
}
