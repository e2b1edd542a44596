import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration, outlined, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn, sum } from '../../content/format.ts';
import { Chart } from '../../drawings/Chart.tsx';
import matching from '../../drawings/skills-1st-matching.drawing.tsx?picture&card&ink';
import agent from '../../drawings/skills-agent.drawing.tsx?picture&card&ink';
import lens from '../../drawings/skills-lens.drawing.tsx?picture&card&ink';
import mapping from '../../drawings/skills-mapping.drawing.tsx?picture&card&ink';
import passport from '../../drawings/skills-passport.drawing.tsx?picture&card&ink';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { NextEnding } from '../../sections/Ending.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { ProductPicture } from '../../sections/ProductCard.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';
import styles from './SuiteGlobeHero.module.css';
import globe from './suite-globe.drawing.tsx';

const charts = {
  '/skills-agent': agent,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
  '/skills-lens': lens,
} as const;

/** The places of the products' names beside their stations, in the drawing's 900 by 720 units as shares of its sides. */
const places = [
  'page-sm:top-[22.2%] page-sm:right-[61.4%] page-sm:text-right',
  'page-sm:top-[32.2%] page-sm:left-[70.2%] page-sm:max-w-36 page-xl:max-w-47',
  'page-sm:top-[65%] page-sm:left-[70.2%] page-sm:max-w-36 page-xl:max-w-47',
  'page-sm:top-[79%] page-sm:right-[61.4%] page-sm:text-right',
  'page-sm:top-[48.6%] page-sm:right-[76.8%] page-sm:text-right page-sm:max-w-36',
] as const;

/** The overview's first screen: a night chart with the engine as its pole and the products around it, each a link. */
function SuiteGlobeHero() {
  const { hero } = page;
  return (
    <Band className="overflow-hidden pt-26 pb-6 page-lg:pt-18 page-lg:pb-0" background="ink">
      <Container className="page-lg:relative page-lg:min-h-[min(50vw,47rem)]">
        <div className="page-lg:relative page-lg:pt-16 page-lg:z-1 page-lg:w-[41%]">
          <HeroWords
            product={hero.product}
            title={hero.title}
            titleClassName="page-lg:text-[clamp(2.75rem,1.1rem_+_3.1vw,4.25rem)]"
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
            <ol className="grid mt-4 [--stop-back:0.6] page-sm:block page-sm:m-0">
              {hero.stations.map((station, index) => (
                <li key={station.to} className="paired-stop">
                  <a className={`${styles.product} ${places[index]}`} href={station.to}>
                    <Decoration className="text-sun font-display page-sm:hidden">{index + 1}</Decoration>
                    <b className="page-sm:font-display page-lg:text-large">{station.label}</b>{' '}
                    <span className="text-muted text-small leading-tight max-page-3xs:col-2">
                      {station.text}
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </Container>
    </Band>
  );
}

/** The products as rows of one index, each in its own world: its chart, its question, and what to compare it by. */
function Products() {
  const { title, claim, text, cards, ...labels } = page.products;
  return (
    <Section id="products" layout="stacked" title={fillIn(title, { products: claim.figure })} text={text}>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {cards.map((card) => (
          <li
            key={card.mark}
            data-world={card.mark}
            className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-md bg-mist page-lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)]"
          >
            <InkPanel className="h-36 page-lg:h-auto page-lg:relative">
              <ProductPicture
                className="h-full w-full object-cover page-lg:absolute page-lg:inset-0"
                to={card.link.to}
                own={charts}
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

/** A bar for each minute, every fifth of them taller. */
const minutesFrom = (start: number, minutes: number) =>
  Array.from({ length: minutes }, (_, index) => {
    const minute = start + index;
    const top = minute % 5 === 0 ? 0 : 6;
    return `M${10 * minute} ${top}h8V20h-8z`;
  }).join('');

function Demo() {
  const { parts, minutes, book, ...heading } = page.demo;
  const lengths = parts.map((part) => part.minutes);
  const starts = parts.map((_, index) => sum(lengths.slice(0, index)));
  const whole = sum(lengths);
  return (
    <Section id="demo" {...heading} aside={<BookMeeting control="skillsuite-overview-demo" label={book} />}>
      <StretchedSvg
        className={`block h-12 w-full fill-ink *:even:fill-sun *:even:stroke-ink ${outlined}`}
        viewBox={`0 0 ${10 * whole} 20`}
      >
        {parts.map((part, index) => (
          <path key={part.title} d={minutesFrom(starts[index] ?? 0, part.minutes)} />
        ))}
      </StretchedSvg>
      <ol className="mt-5 grid gap-x-gutter gap-y-6 page-md:grid-cols-3 page-lg:grid-cols-[8fr_16fr_6fr] page-lg:gap-0">
        {parts.map((part) => (
          <li key={part.title} className="grid content-start gap-1.5 page-lg:pr-6">
            <p>
              <b className="font-display text-title leading-normal">{part.minutes}</b> {minutes}
            </p>
            <h3 className="text-heading">{part.title}</h3>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
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
      <NextEnding {...page.closing} />
    </>
  );
}
