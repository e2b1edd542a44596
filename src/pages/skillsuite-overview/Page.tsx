import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { sum } from '../../content/format.ts';
import { Chart } from '../../drawings/Chart.tsx';
import { Picture } from '../../drawings/Picture.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { darkCharts } from '../../sections/dark-charts.ts';
import { HeroWords } from '../../sections/Hero.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';
import styles from './SuiteGlobeHero.module.css';
import globe from './suite-globe.drawing.tsx';

/** The overview's first screen: a night chart with the engine as its pole and the products around it, each a link. */
function SuiteGlobeHero() {
  const { hero } = page;
  return (
    <Band className="overflow-hidden pt-26 pb-6 page-lg:pt-18 page-lg:pb-0" background="ink">
      <Container className="page-lg:relative page-lg:flex page-lg:items-center page-lg:min-h-[min(50vw,47rem)]">
        <div className="page-lg:relative page-lg:z-1 page-lg:w-[46%] page-lg:py-12">
          <HeroWords
            product={hero.product}
            title={hero.title}
            titleClassName="page-lg:text-[clamp(3.5rem,1.1rem_+_4.4vw,5rem)]"
            text={hero.text}
          >
            <BookMeeting control="skillsuite-overview-hero" label={hero.book} />
            <Link className="page-xs:mx-3" to="#products" label={hero.explore} />
          </HeroWords>
        </div>
        <div className="paired mt-6 page-sm:relative page-sm:-mx-8 page-lg:absolute page-lg:m-0 page-lg:left-[37%] page-lg:top-0 page-lg:w-[min(66vw,62rem)]">
          <Chart
            className={`${styles.globe} -mx-5 page-sm:mx-0 [&>svg]:aspect-square page-sm:[&>svg]:aspect-auto`}
            drawing={globe}
            background="ink"
          />
          <nav
            className="page-sm:absolute page-sm:pointer-events-none page-sm:inset-0"
            aria-label={hero.around}
          >
            <ul className={`grid mt-4 [--stop-back:0.6] page-sm:block page-sm:m-0 ${styles.products}`}>
              {hero.stations.map((station) => (
                <li key={station.to} className="paired-stop" data-world={station.mark}>
                  <a className={styles.product} href={station.to}>
                    <span className={`text-reef ${styles.disc}`}>
                      <ProductGlyph product={station.mark} className="size-6 text-current stroke-current" />
                    </span>
                    <b className="page-sm:font-display page-lg:text-large">{station.label}</b>{' '}
                    <span className="text-muted text-small leading-tight max-page-3xs:col-2">
                      {station.text}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Container>
    </Band>
  );
}

/** Charts with a frame of their own, which stays whole. */
const framed: ReadonlySet<string> = new Set(['skills-passport', 'skills-mapping']);

/** The products as rows of one index, each in its own world: its chart, its question, and what to compare it by. */
function Products() {
  const { title, text, cards, ...labels } = page.products;
  return (
    <Section id="products" layout="stacked" title={title} text={text}>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {cards.map((card) => (
          <li
            key={card.mark}
            data-world={card.mark}
            className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-md bg-mist page-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] page-lg:grid-cols-3"
          >
            {/* Whole on phones, beside the words on wider pages. */}
            <InkPanel className="page-md:relative page-md:row-span-2 page-lg:row-span-1">
              <Picture
                className={`block h-auto w-full page-md:absolute page-md:inset-0 page-md:h-full ${framed.has(card.mark) ? 'object-contain' : 'object-cover'}`}
                picture={darkCharts[card.mark]}
              />
            </InkPanel>
            <div className="grid content-start gap-2.5 px-5 pt-5 page-lg:p-7">
              <h3 className="flex items-center gap-2.5 text-body font-600 c-link">
                <ProductGlyph product={card.mark} className="size-7 text-ink stroke-lagoon" />
                {card.title}
              </h3>
              <p className="font-display text-title">{card.question}</p>
              <p>{card.text}</p>
            </div>
            <div className="grid content-start gap-3 p-5 page-lg:border-l page-lg:border-l-line page-lg:p-7">
              <p className="font-600">{card.feature}</p>
              <Definitions
                className="grid gap-2 text-small *:grid *:grid-cols-[4rem_minmax(0,1fr)] *:gap-x-3 [&_dt]:text-slate"
                items={[
                  [labels.people, card.people],
                  [labels.data, card.data],
                ]}
              />
              <p className="font-600">
                <Link {...card.link} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A bar for each minute. */
const minutesFrom = (start: number, minutes: number) =>
  Array.from({ length: minutes }, (_, index) => `M${10 * (start + index)} 0h8V20h-8z`).join('');

/** The minutes at which the scale under the bars has a figure. */
const scale = [0, 10, 20, 30];

/** What a demo is, minute by minute: the page's ending. */
function Demo() {
  const { title, text, parts, minutes, book, links } = page.demo;
  const lengths = parts.map((part) => part.minutes);
  const starts = parts.map((_, index) => sum(lengths.slice(0, index)));
  const whole = sum(lengths);
  return (
    <Section
      id="demo"
      background="mist"
      title={title}
      text={text}
      aside={<BookMeeting control="skillsuite-overview-demo" label={book} />}
    >
      <StretchedSvg
        className="block h-10 w-full fill-lagoon *:even:fill-sun forced-colors:fill-[CanvasText] forced-colors:*:even:fill-[Highlight]"
        viewBox={`0 0 ${10 * whole - 2} 20`}
      >
        {parts.map((part, index) => (
          <path key={part.title} d={minutesFrom(starts[index] ?? 0, part.minutes)} />
        ))}
      </StretchedSvg>
      <Decoration className="flex justify-between pt-2 text-caption text-muted tabular-nums">
        {scale.map((minute) => (
          <span key={minute}>{minute}</span>
        ))}
      </Decoration>
      <ol className="mt-5 grid gap-x-gutter gap-y-6 page-md:grid-cols-3 page-lg:grid-cols-[8fr_16fr_6fr] page-lg:gap-0">
        {parts.map((part) => (
          <li key={part.title} className="grid content-start gap-1.5 page-lg:not-last:pr-6">
            <p>
              <b className="font-display text-title leading-normal">{part.minutes}</b> {minutes}
            </p>
            <h3 className="text-heading">{part.title}</h3>
            <p className="text-muted">{part.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-block flex flex-wrap gap-x-8 gap-y-3 border-t border-t-line pt-part">
        {links.map((link) => (
          <Link key={link.to} {...link} />
        ))}
      </p>
    </Section>
  );
}

/** The suite at a glance: the five around the engine, which one for which question, and what a demo is. */
export default function SkillSuiteOverview() {
  return (
    <>
      <SuiteGlobeHero />
      <Products />
      <Demo />
    </>
  );
}
