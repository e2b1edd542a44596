import { Container } from '../../components/Container.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import screen from '../../content/screens/skills-mapping.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-mapping.drawing.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { PaperEnding } from '../../sections/Ending.tsx';
import { BookAndDemo, Hero } from '../../sections/Hero.tsx';
import { NextProduct } from '../../sections/NextProduct.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsMappingScreen } from '../../sections/SkillsMappingScreen.tsx';
import { VideoPlayer } from '../../sections/VideoPlayer.island.tsx';
import { MovePicker } from './MovePicker.island.tsx';
import styles from './Profile.module.css';
import page from './page.yaml';
import poster from './poster.drawing.tsx?picture&ink';

const gaps = screen.table.skills.map(({ name, demand, supply }) => ({ name, gap: demand - supply }));
const widest = Math.max(...gaps.map(({ gap }) => Math.abs(gap)));

/** A hill in its contours, in a square of 10 by 10, whose foot reaches beyond both sides. */
const hill = [10, 7, 4].map((height) => {
  const [foot, slope, top] = [0.7 * height, 0.2 * height, 10 - height];
  return `M${5 - foot} 10C${5 - slope} 10 ${5 - slope} ${top} 5 ${top}S${5 + slope} 10 ${5 + foot} 10z`;
});

/**
 * The map cut along its skills, from edge to edge of the window: hills as high as people are short, hollows as deep as
 * people are available to move. On narrow pages the line stands upright and hills point to the right.
 */
function Profile() {
  const { short, spare } = screen.labels;
  return (
    <ol className="page-lg:grid page-lg:auto-cols-fr page-lg:grid-flow-col page-lg:grid-rows-[auto_auto]">
      {gaps.map(({ name, gap }) => {
        const hollow = gap < 0;
        const label = (
          <p className="self-center px-5 py-2 leading-tight page-lg:self-auto page-lg:px-3 page-lg:py-3">
            <b className="font-display text-title page-lg:text-headline">{Math.abs(gap)}</b>{' '}
            {hollow ? spare : short} <span className="block font-600">{name}</span>
          </p>
        );
        const slope = (
          <StretchedSvg
            className={styles.slope}
            data-hollow={hollow || undefined}
            data-until={Math.round((36 * Math.abs(gap)) / widest)}
            viewBox="0 0 10 10"
          >
            <g className="[transform-origin:5px_5px] max-page-lg:rotate-90">
              {hill.map((contour) => (
                <path key={contour} d={contour} />
              ))}
            </g>
          </StretchedSvg>
        );
        return (
          <li
            key={name}
            className="max-page-lg:grid max-page-lg:grid-cols-2 page-lg:row-span-2 page-lg:grid page-lg:grid-rows-subgrid"
          >
            <div className="flex justify-end border-r-2 border-r-foreground text-right page-lg:row-2 page-lg:block page-lg:border-r-0 page-lg:text-left">
              {hollow ? slope : label}
            </div>
            <div className="flex page-lg:row-1 page-lg:items-end page-lg:border-b-2 page-lg:border-b-foreground">
              {hollow ? label : slope}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The widest gap set large, all gaps as one profile, the plan that they stand in, and what the product adds to it. */
function GapPlan() {
  const { title, text, short, found } = page.screen;
  const figure = (
    <>
      <Container
        as="p"
        className="grid gap-x-gutter-wide gap-y-3 mb-block page-lg:grid-cols-[auto_1fr] page-lg:items-end"
      >
        <b className="text-monument">{short}</b>{' '}
        <span className="max-w-[30ch] font-display text-heading page-md:text-title">{found}</span>
      </Container>
      <Profile />
    </>
  );
  return (
    <Section id="screen" title={title} text={text} background="mist" bleed figure={figure}>
      <SkillsMappingScreen />
      <div className="mt-block">
        <Points items={page.features} />
      </div>
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

/** Hard, human and transversal skills side by side: what each answers, and where it is read from. */
function SkillKinds() {
  const { labels, columns, ...heading } = page.kinds;
  return (
    <Section id="kinds" {...heading}>
      <ul className="grid gap-x-gutter-wide gap-y-8 page-md:grid-cols-3 *:grid *:gap-3 *:pt-4 *:border-t *:border-t-foreground *:content-start page-md:*:row-span-4 page-md:*:grid-rows-subgrid">
        {columns.map(({ title, question, read, examples }) => (
          <li key={title}>
            <h3 className="text-title">{title}</h3>
            <p className="font-display text-lead leading-[1.3]">{question}</p>
            <p>
              <span className="text-muted">{labels.read}:</span> {read}
            </p>
            <p>
              <span className="text-muted">{labels.examples}:</span> {examples.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Skills Mapping: where people are short, by how many, and what the three kinds of skill have to do with it. */
export default function SkillsMapping() {
  const { benefits, closing } = page;
  const { book, demo, note, ...words } = page.hero;
  return (
    <>
      <Hero
        split="figure"
        {...words}
        figure={
          <figure>
            <Chart drawing={chart} />
            <figcaption className="mt-3 text-slate text-caption page-sm:pl-[6.4%]">{note}</figcaption>
          </figure>
        }
      >
        <BookAndDemo control="skills-mapping-hero" book={book} demo={demo} />
      </Hero>
      <GapPlan />
      <TryMove />
      <SkillKinds />
      <Section id="video" layout="beside" {...page.video} background="ink">
        <VideoPlayer name="skills-mapping" poster={poster} />
      </Section>
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
