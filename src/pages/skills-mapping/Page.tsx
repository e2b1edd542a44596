import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { fillIn, listed } from '../../content/format.ts';
import videos from '../../content/videos.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { BookAndDemo } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { GapMap } from './GapMap.island.tsx';
import { afterMove } from './gap-move.ts';
import page from './page.yaml';
import { SkillsMappingScreen } from './SkillsMappingScreen.tsx';

const { moves, title: mapTitle, ...map } = page.map;

/** What each number of moves leaves, folded. */
function EveryMove() {
  const { move, available, short, skills } = map;
  const nameOf = (wanted: string) => skills.find(({ name }) => name.toLowerCase() === wanted)?.name ?? wanted;
  const columns = [
    moves.people,
    `${nameOf(move.from)}: ${available}`,
    `${nameOf(move.to)}: ${short}`,
    `${moves.plan}: ${short}`,
  ];
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-small">{moves.summary}</summary>
      <div className="pt-part">
        <Table
          caption={moves.summary}
          columns={columns}
          rows={Array.from({ length: move.most + 1 }, (_, people) => {
            const after = afterMove(move, people);
            return { name: String(people), cells: [after.available, after.short, after.planShort] };
          })}
        />
      </div>
    </details>
  );
}

/** The first screen and the act: the headline, and below it one map in three views. */
function MapHero() {
  const { product, title, text, book, demo, video } = page.hero;
  const { length } = videos.videos['skills-mapping'];
  return (
    <Band className="overflow-hidden pt-hero pb-block" background="ink">
      <Container>
        <h1 className="mb-4 grid gap-4 page-lg:mb-part">
          <span className="text-heading text-link">{product}</span>
          <span className="sr-only">: </span>
          <span className="text-display tracking-[-0.02em]">{title}</span>
        </h1>
        <section
          id="try"
          className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-6 page-lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] page-lg:grid-rows-[auto_1fr_auto]"
          aria-labelledby="try-title"
        >
          <h2 id="try-title" className="sr-only">
            {mapTitle}
          </h2>
          <p className="text-lead">{text}</p>
          <p className="flex flex-wrap content-start gap-3 max-page-lg:order-last">
            <BookAndDemo control="skills-mapping-hero" book={book} demo={demo} />
            <WatchVideo name="skills-mapping">{`${video} (${length})`}</WatchVideo>
          </p>
          <GapMap
            {...map}
            example={page.example}
            pins={page.features.items.map((feature) => feature.title)}
          />
        </section>
        <div className="pt-part">
          <EveryMove />
        </div>
      </Container>
    </Band>
  );
}

/** The four features by the numbers of their pins, and where in the organisation the gaps are. */
function Features() {
  const { title, items } = page.features;
  return (
    <Section id="features" head="row" title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-block page-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <NumberedList className="grid content-between gap-5">
          {items.map((feature, index) => (
            <li
              key={feature.title}
              id={`feature-${index + 1}`}
              className="grid scroll-mt-30 grid-cols-[auto_1fr] gap-x-4 border-t border-t-line pt-4 target:bg-sun-pale"
            >
              <span className="row-span-2 grid size-8 place-items-center rounded-full bg-foreground font-700 text-background">
                {index + 1}
              </span>
              <h3 className="text-heading">{feature.title}</h3>
              <p className="text-muted">{feature.text}</p>
            </li>
          ))}
        </NumberedList>
        <SkillsMappingScreen />
      </div>
    </Section>
  );
}

/** Skills Mapping: where people are short, by how many, and who could move; as two skills, all skills and a table. */
export default function SkillsMapping() {
  const { kinds, benefits, closing } = page;
  return (
    <>
      <MapHero />
      <Features />
      <Section id="kinds" head="beside" title={kinds.title} text={kinds.text} background="mist">
        <Points
          variant="rows"
          items={kinds.columns.map(({ title, text, count, examples }) => ({
            title,
            text,
            above: fillIn(kinds.counted, { count, skills: kinds.skills, examples: listed(examples) }),
          }))}
        />
      </Section>
      <Section id="benefits" head="stacked" title={benefits.title}>
        <Figures items={benefits.items} />
      </Section>
      <Ending variant="line" {...closing}>
        <BookMeeting control="skills-mapping-closing" label={closing.button} />
      </Ending>
      <Ending variant="product" after="skills-mapping" />
    </>
  );
}
