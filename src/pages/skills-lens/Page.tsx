import { Container } from '../../components/Container.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { fillIn } from '../../content/format.ts';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-lens.drawing.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Film } from '../../sections/film/Film.tsx';
import { BookAndDemo, HeroWords } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import fan from './closing.drawing.tsx?picture&ink';
import { EnlargedForecast } from './EnlargedForecast.tsx';
import { ReaderNumber } from './ForecastFan.tsx';
import { countedAt } from './forecast.ts';
import { forecasts } from './forecast-reading.ts';
import styles from './LensHero.module.css';
import page from './page.yaml';
import { SkillsLensScreen } from './SkillsLensScreen.tsx';
import { YearPicker } from './YearPicker.island.tsx';

/** The first screen under a lens larger than the page: the words stand where its coast is still unsharp. */
function LensHero() {
  const { note, book, demo, ...words } = page.hero;
  return (
    <section className="pt-hero relative flex flex-col overflow-hidden pb-5 page-lg:grid page-lg:pb-18 page-lg:content-center page-lg:min-h-[min(56rem,68vw_+_4.5rem)]">
      <Chart drawing={chart} className={styles.chart} />
      {/* Beside the words lies the chart, which answers the pointer. */}
      <Container className="relative -order-1 pointer-events-none page-lg:[&_p]:max-w-108 page-lg:[&_h1]:max-w-170 [&_:is(h1,p)]:pointer-events-auto">
        <HeroWords {...words}>
          <BookAndDemo control="skills-lens-hero" book={book} demo={demo} />
        </HeroWords>
      </Container>
      <Container
        as="p"
        className="relative text-slate text-small page-lg:absolute page-lg:inset-x-0 page-lg:bottom-6 page-lg:pr-[min(55vw,44rem)]"
      >
        {note}
      </Container>
    </section>
  );
}

function ForecastYears() {
  const { title, text, skill, labels, said } = page.forecast;
  return (
    <Section
      id="forecast"
      title={title}
      text={fillIn(text, { skill: skill.name })}
      background="ink"
      width="window"
    >
      <YearPicker forecasts={forecasts} labels={labels} said={said} />
    </Section>
  );
}

/** Three points of the forecast read by three people, and what each decides there. */
function Readers() {
  const { cards, ...heading } = page.readers;
  const { supply } = page.forecast.skill;
  return (
    <Section id="readers" head="stacked" {...heading}>
      <NumberedList>
        {cards.map((card, index) => {
          const { ahead, today } = card;
          const { quarter = '', low = 0, high = 0 } = forecasts.ahead[ahead - 1] ?? {};
          const counted = countedAt({ low, high }, today);
          const values = { ...counted, quarter, today, supply, short: counted.low - supply };
          return (
            <li
              key={card.title}
              className="grid gap-x-gutter-wide gap-y-3 border-t border-t-foreground py-7 page-md:grid-cols-[4fr_8fr]"
            >
              <div className="grid content-start gap-1">
                <h3 className="flex gap-3 items-center text-heading">
                  <ReaderNumber number={index + 1} /> {card.title}
                </h3>
                <p className="text-muted">{card.reader}</p>
              </div>
              <div className="grid gap-2">
                <p className="font-display text-title">{card.question}</p>
                <p className="max-w-measure">
                  {fillIn(card.text, values)} <b className="font-600">{fillIn(card.decision, values)}</b>
                </p>
              </div>
            </li>
          );
        })}
      </NumberedList>
    </Section>
  );
}

/** Skills Lens: where demand goes, how far off the forecast may be, and what three people decide by it. */
export default function SkillsLens() {
  const { screen, trust, closing } = page;
  return (
    <>
      <LensHero />
      <ForecastYears />
      <Readers />
      <Section id="screen" head="row" {...screen} background="mist">
        <EnlargedForecast />
        <SkillsLensScreen />
      </Section>
      <Section id="trust" head="beside" title={trust.title}>
        <Points items={trust.items} />
      </Section>
      <Film name="skills-lens" {...page.video} />
      <Ending variant="dark" picture={fan} {...closing}>
        <BookAndDemo control="skills-lens-closing" book={closing.button} demo={closing.demo} />
      </Ending>
      <Ending variant="product" after="skills-lens" />
    </>
  );
}
