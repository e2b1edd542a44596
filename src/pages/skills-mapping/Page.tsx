import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { Film } from '../../sections/film/Film.tsx';
import { BookAndDemo } from '../../sections/hero/Hero.tsx';
import { GapMap } from '../../sections/screen/GapMap.tsx';
import { Section } from '../../sections/section/Section.tsx';
import summit from './closing.drawing.tsx?picture&ink';
import styles from './MoveHero.module.css';
import { MovePicker } from './MovePicker.island.tsx';
import page from './page.yaml';
import { SkillKinds } from './SkillKinds.tsx';
import { SkillsMappingScreen } from './SkillsMappingScreen.tsx';

/** The first screen: the headline over the page, below it the words, what the gaps add up to, and a move of people to try out. */
function MoveHero() {
  const { product, title, text, book, demo, short, net, note } = page.hero;
  const { title: heading, text: reading, sample, ...picker } = page.try;
  return (
    <Band className="overflow-hidden pt-hero" background="ink">
      <Container>
        <h1 className="mb-part grid gap-4">
          <span className="text-link text-heading">{product}</span>
          <span className="sr-only">: </span>
          <span className="text-display tracking-[-0.02em]">{title}</span>
        </h1>
        <section id="try" className={styles.hero} aria-labelledby="try-title">
          <h2 id="try-title" className="sr-only">
            {heading}
          </h2>
          <div className={`${styles.words} grid content-start gap-6`}>
            <p className="text-lead">{text}</p>
            <p className="flex flex-wrap gap-3">
              <BookAndDemo control="skills-mapping-hero" book={book} demo={demo} />
            </p>
          </div>
          <MovePicker {...picker} total={{ short, net }} />
          <p className={`${styles.note} text-small text-muted`}>
            {reading} {note}
          </p>
        </section>
      </Container>
    </Band>
  );
}

/** The gaps on a map, with what the product knows of them beside it, and the plan that they stand in. */
function GapPlan() {
  const { title, text, note } = page.screen;
  return (
    <Section id="screen" head="row" title={title} text={text}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter-wide gap-y-block page-lg:grid-cols-[8fr_4fr]">
        <GapMap className="page-lg:-ml-[3.2%]" note={note} />
        <Definitions
          className="grid content-between gap-y-5 page-md:max-page-lg:grid-cols-2 page-md:max-page-lg:gap-x-gutter page-lg:pb-10 *:border-t *:border-t-line *:pt-4 [&_dt]:font-display [&_dt]:text-heading [&_dd]:pt-1.5"
          items={page.features.map((feature) => [feature.title, feature.text])}
        />
      </div>
      <div className="mt-block">
        <SkillsMappingScreen />
      </div>
    </Section>
  );
}

/** Skills Mapping: where people are short, by how many, and what the three kinds of skill have to do with it. */
export default function SkillsMapping() {
  const { benefits, closing } = page;
  return (
    <>
      <MoveHero />
      <GapPlan />
      <SkillKinds />
      <Film name="skills-mapping" {...page.video} background="mist" />
      <Section id="benefits" head="stacked" title={benefits.title}>
        <Figures items={benefits.items} />
      </Section>
      <Ending variant="dark" picture={summit} {...closing}>
        <BookMeeting control="skills-mapping-closing" label={closing.button} />
      </Ending>
      <Ending variant="product" after="skills-mapping" />
    </>
  );
}
