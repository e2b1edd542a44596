import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { outlined, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { fillIn, sum } from '../../content/format.ts';
import screen from '../../content/screens/skills-mapping.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-mapping.drawing.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { PaperEnding } from '../../sections/Ending.tsx';
import { FilmSection } from '../../sections/FilmSection.tsx';
import { BookAndDemo } from '../../sections/Hero.tsx';
import { NextProduct } from '../../sections/NextProduct.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { MovePicker } from './MovePicker.island.tsx';
import page from './page.yaml';
import { SkillsMappingScreen } from './SkillsMappingScreen.tsx';

const gaps = screen.table.skills.map(({ demand, supply }) => demand - supply);
const short = sum(gaps.filter((gap) => gap > 0));
const spare = -sum(gaps.filter((gap) => gap < 0));

/** The first screen: the headline over the whole page, below it the map in its frame, and beside the map what is left of the gap. */
function MapHero() {
  const { product, title, text, book, demo, left, note } = page.hero;
  return (
    <Band className="overflow-hidden pt-hero" background="mist">
      <Container>
        <h1 className="mb-part grid gap-4 page-lg:mb-block">
          <span className="c-link text-heading">{product}</span>
          <span className="sr-only">: </span>
          <span className="text-display tracking-[-0.02em]">{title}</span>
        </h1>
        <div className="grid gap-x-gutter-wide gap-y-8 page-lg:grid-cols-[4fr_8fr]">
          <div className="grid content-start gap-6 page-lg:grid-rows-[auto_auto_1fr_auto]">
            <p className="text-lead">{text}</p>
            <p className="flex flex-wrap gap-3">
              <BookAndDemo control="skills-mapping-hero" book={book} demo={demo} />
            </p>
            <p className="self-end border-t-2 border-t-foreground pt-4 max-page-lg:mt-2">
              <b className="block text-monument">{short - spare}</b>{' '}
              <span className="block pt-3 font-display text-heading">{fillIn(left, { short, spare })}</span>
            </p>
            <p className="text-caption text-muted max-page-lg:hidden">{note}</p>
          </div>
          <Chart drawing={chart} className="page-lg:-mt-4" />
          <p className="text-caption text-muted page-lg:hidden">{note}</p>
        </div>
      </Container>
    </Band>
  );
}

const widest = screen.table.skills.reduce((one, other) =>
  other.demand - other.supply > one.demand - one.supply ? other : one,
);

/** So many people side by side, after those before them. */
const people = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${10 * (from + index)} 0h7v10h-7z`).join('');

/** One line of the gap plan, enlarged until each mark is a person: those in place, and those who are missing. */
function WidestGap() {
  const { name, demand, supply } = widest;
  const { stats, short } = screen.labels;
  return (
    <div className="grid gap-3 border-y-2 border-y-foreground py-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <b className="font-display text-title">{name}</b>{' '}
        <span>{`${demand} ${stats.need.toLowerCase()}`}</span>
      </p>
      <StretchedSvg className={`h-20 w-full page-md:h-36 ${outlined}`} viewBox={`0 0 ${10 * demand - 3} 10`}>
        <path className="fill-lagoon" d={people(0, supply)} />
        <path className="fill-none stroke-1.5 stroke-lagoon" d={people(supply, demand)} />
      </StretchedSvg>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-lead">
        <span>{`${supply} ${stats.have.toLowerCase()}`}</span> <b>{`${demand - supply} ${short}`}</b>
      </p>
    </div>
  );
}

/** The widest gap set large and enlarged, the plan that it stands in, and what the product adds to it. */
function GapPlan() {
  const { title, text, short, found } = page.screen;
  return (
    <Section id="screen" layout="row" title={title} text={text}>
      <p className="grid gap-x-gutter-wide gap-y-3 mb-block page-lg:grid-cols-[auto_1fr] page-lg:items-end">
        <b className="font-display text-display">{short}</b>{' '}
        <span className="max-w-[30ch] font-display text-heading page-md:text-title">{found}</span>
      </p>
      <WidestGap />
      <div className="mt-block">
        <SkillsMappingScreen />
      </div>
      <Definitions
        className="mt-block grid gap-x-gutter-wide page-lg:grid-cols-2 *:grid *:gap-x-gutter *:border-t *:border-t-line *:py-4 page-md:*:grid-cols-[2fr_3fr] [&_dt]:font-700"
        items={page.features.map((feature) => [feature.title, feature.text])}
      />
    </Section>
  );
}

/** A move of people to try out. */
function TryMove() {
  const { title, text, sample, ...picker } = page.try;
  return (
    <Section id="try" title={title} text={text} background="ink" bleed>
      <div data-motion>
        <MovePicker {...picker} />
      </div>
    </Section>
  );
}

/** Hard, human and transversal skills, a line each: what it answers, and where it is read from. */
function SkillKinds() {
  const { labels, columns, ...heading } = page.kinds;
  return (
    <Section id="kinds" layout="stacked" {...heading}>
      <ul>
        {columns.map(({ title, question, read, examples }) => (
          <li
            key={title}
            className="grid gap-x-gutter-wide gap-y-2 border-t border-t-foreground py-6 page-md:grid-cols-2 page-lg:grid-cols-[4fr_4fr_4fr]"
          >
            <h3 className="text-title max-page-lg:col-span-full">{title}</h3>
            <p className="font-display text-lead leading-[1.3] max-page-lg:col-span-full">{question}</p>
            <div className="grid gap-2 max-page-lg:col-span-full">
              <p>
                <span className="text-muted">{labels.read}:</span> {read}
              </p>
              <p>
                <span className="text-muted">{labels.examples}:</span> {examples.join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Skills Mapping: where people are short, by how many, and what the three kinds of skill have to do with it. */
export default function SkillsMapping() {
  const { benefits, closing } = page;
  return (
    <>
      <MapHero />
      <GapPlan />
      <TryMove />
      <SkillKinds />
      <FilmSection name="skills-mapping" {...page.video} background="mist" />
      <Section id="benefits" layout="beside" title={benefits.title}>
        <Points columns={2} items={benefits.items} />
      </Section>
      <PaperEnding {...closing}>
        <BookMeeting control="skills-mapping-closing" label={closing.button} />
      </PaperEnding>
      <NextProduct after="skills-mapping" />
    </>
  );
}
