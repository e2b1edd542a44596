import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { change, fillIn } from '../../content/format.ts';
import videos from '../../content/videos.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import coast from '../../drawings/skills-lens.drawing.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { BookAndDemo, HeroWords } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { Forecast } from './Forecast.island.tsx';
import styles from './Lens.module.css';
import { Misses } from './Misses.tsx';
import page from './page.yaml';
import { decisions, pastFigures, skillForecasts } from './reading.ts';
import { Years } from './Years.island.tsx';

/** The first screen: a coast in fog, which lifts from ring to ring as the year moves on, and the decision in each year. */
function CoastHero() {
  const { note, book, demo, ...words } = page.hero;
  const { title, text, slider, points, announcement } = page.years;
  const skill = skillForecasts[0]?.name.toLowerCase() ?? '';
  return (
    <Band
      className={`relative grid grid-cols-[minmax(0,1fr)] gap-6 pt-hero pb-block page-lg:gap-0 ${styles.scene}`}
      background="paper"
    >
      <Container className="pointer-events-none relative z-1 page-lg:min-h-[min(34rem,46vw)] page-lg:[&_p]:max-w-108 page-lg:[&_h1]:max-w-176 [&_:is(h1,p)]:pointer-events-auto">
        <HeroWords {...words}>
          <BookAndDemo control="skills-lens-hero" book={book} demo={demo} />
        </HeroWords>
      </Container>
      <Chart drawing={coast} className={styles.coast} />
      <Container className="relative grid gap-3">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h2 id="years-title" className="text-heading">
            {title}
          </h2>
          <p className="mr-auto">{fillIn(text, { skill })}</p>
          <p className="flex flex-wrap items-baseline gap-x-4 text-small">
            <span>
              {note}
              <SampleMark {...page.mark} />
            </span>
          </p>
        </div>
        <Years decisions={decisions()} words={{ slider, points, announcement }} />
      </Container>
    </Band>
  );
}

/** The forecast of every skill, for those without scripts and on paper. */
function AllForecasts() {
  const { table, columns } = page.forecast;
  const last = skillForecasts[0]?.points.at(-1);
  return (
    <div className="[@media_screen_and_(scripting:enabled)]:hidden">
      <Table
        caption={table}
        columns={[columns.skill, columns.year, fillIn(columns.last, { quarter: last?.quarter ?? '' })]}
        rows={skillForecasts.map(({ name, trend, points }) => {
          const end = points.at(-1);
          return { name, cells: [change(trend), `${end?.value} ±${end?.error}`] };
        })}
      />
    </div>
  );
}

/** Skills Lens: how far ahead one can see, one forecast quarter by quarter, and how far off an earlier one was. */
export default function SkillsLens() {
  const { forecast, misses, trust, closing } = page;
  const { title, text, watch, source, choose, quarter, period, today, said } = forecast;
  const figures = pastFigures();
  const { length } = videos.videos['skills-lens'];
  return (
    <>
      <CoastHero />
      <Section
        id="forecast"
        title={title}
        text={text}
        background="ink"
        mark={<SampleMark {...page.mark} />}
        aside={<WatchVideo name="skills-lens">{`${watch} (${length})`}</WatchVideo>}
      >
        <Forecast skills={skillForecasts} words={{ choose, quarter, period, today, said }} />
        <AllForecasts />
        <p className="pt-4 text-small text-muted">{source}</p>
      </Section>
      <Section
        id="misses"
        head="monument"
        title={fillIn(misses.title, figures)}
        text={fillIn(misses.text, figures)}
        mark={<SampleMark {...page.mark} />}
      >
        <Misses />
      </Section>
      <Section id="trust" head="beside" title={trust.title} background="mist">
        <Points variant="rows" items={trust.items} />
      </Section>
      <Ending variant="line" {...closing}>
        <BookAndDemo control="skills-lens-closing" book={closing.button} demo={closing.demo} />
      </Ending>
      <Ending variant="product" after="skills-lens" />
    </>
  );
}
