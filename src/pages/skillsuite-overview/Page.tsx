import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration, outlined, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { Link } from '../../components/Link.tsx';
import { sum } from '../../content/format.ts';
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
  'page-lg:top-[18.6%] page-lg:right-[66%] page-lg:text-right',
  'page-lg:top-[29.5%] page-lg:left-[66%] page-lg:max-w-36 page-xl:max-w-47',
  'page-lg:top-[64.5%] page-lg:left-[63%] page-lg:max-w-40 page-xl:max-w-47',
  'page-lg:top-[79.5%] page-lg:right-[70%] page-lg:text-right',
  'page-lg:top-[38%] page-lg:right-[78.5%] page-lg:text-right page-lg:[&>*]:whitespace-nowrap',
] as const;

/** The overview's first screen: a night chart with the engine as its pole and the products around it, each a link. */
function SuiteGlobeHero() {
  const { hero } = page;
  return (
    <Band className="overflow-hidden pt-26 pb-6 page-lg:pt-18 page-lg:pb-0" background="ink">
      <Container className="page-lg:relative page-lg:min-h-[min(50vw,47rem)]">
        <div className="page-lg:relative page-lg:pt-16 page-lg:z-1 page-lg:w-[42%]">
          <HeroWords
            product={hero.product}
            title={hero.title}
            titleClassName="page-lg:text-[clamp(3.25rem,1.3rem_+_4vw,5rem)]"
            text={hero.text}
          >
            <BookMeeting control="skillsuite-overview-hero" label={hero.book} />
            <Link className="page-xs:mx-3" to="#products" label={hero.explore} />
          </HeroWords>
        </div>
        <div className="paired mt-6 page-lg:absolute page-lg:m-0 page-lg:left-[41%] page-lg:top-0 page-lg:w-[min(66vw,62rem)]">
          <Chart
            className={`${styles.globe} -mx-5 page-sm:-mx-8 page-lg:mx-0 [&>svg]:aspect-square page-lg:[&>svg]:aspect-auto page-lg:[&>svg]:overflow-visible`}
            drawing={globe}
            background="ink"
          />
          <nav
            className="page-lg:absolute page-lg:pointer-events-none page-lg:inset-0"
            aria-label={hero.around}
          >
            <ol className="grid mt-4 [--stop-back:0.6] page-sm:gap-x-gutter page-sm:grid-cols-2 page-lg:block page-lg:m-0">
              {hero.stations.map((station, index) => (
                <li key={station.to} className="paired-stop">
                  <a className={`${styles.product} ${places[index]}`} href={station.to}>
                    <Decoration className="text-sun font-display page-lg:hidden">{index + 1}</Decoration>
                    <b className="page-lg:font-display page-lg:text-large">{station.label}</b>{' '}
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

/** The products as cards, each in its own world: its chart on its dark ground, its mark, its question and its key feature. */
function Products() {
  const { title, claim, text, cards, ...labels } = page.products;
  return (
    <Section id="products" layout="stacked" title={`${claim.figure} ${title}`} text={text}>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-gutter page-md:grid-cols-2 page-lg:grid-cols-6">
        {cards.map((card) => (
          <li
            key={card.mark}
            data-world={card.mark}
            className="grid grid-cols-[minmax(0,1fr)] content-start overflow-hidden rounded-md bg-mist page-md:last:col-span-2 page-lg:col-span-2 page-lg:first:col-span-3 page-lg:nth-2:col-span-3"
          >
            <InkPanel className="px-6 pt-6 pb-4">
              <ProductPicture
                to={card.link.to}
                own={charts}
                className="mx-auto h-44 w-full object-contain page-lg:h-52"
                named
              />
            </InkPanel>
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-5 page-md:p-7">
              <h3 className="flex items-center gap-2.5 text-lagoon">
                <ProductGlyph product={card.mark} className="size-7 text-ink stroke-lagoon" />
                {card.title}
              </h3>
              <p className="font-display text-title">{card.question}</p>
              <p className="font-600">{card.feature}</p>
              <p>{card.text}</p>
              <Definitions
                className="grid gap-2 border-t border-t-line pt-3 text-small [&_dt]:text-slate [&_dd]:font-600"
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

function Demo() {
  const { parts, minutes, book, ...heading } = page.demo;
  const lengths = parts.map((part) => part.minutes);
  const starts = parts.map((_, index) => sum(lengths.slice(0, index)));
  const whole = sum(lengths);
  return (
    <Section id="demo" {...heading} aside={<BookMeeting control="skillsuite-overview-demo" label={book} />}>
      <StretchedSvg
        className={`block h-8 w-full border border-ink fill-ink *:even:fill-sun ${outlined}`}
        viewBox={`0 0 ${whole} 2`}
      >
        {parts.map((part, index) => (
          <rect key={part.title} x={starts[index]} width={part.minutes} height="2" />
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
