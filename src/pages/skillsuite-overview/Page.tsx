import { Band } from '../../components/Band.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Decoration, outlined, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Link } from '../../components/Link.tsx';
import { sum } from '../../content/format.ts';
import { Chart } from '../../drawings/Chart.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { NextEnding } from '../../sections/Ending.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import { ProductPicture } from '../../sections/ProductCard.tsx';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';
import styles from './SuiteGlobeHero.module.css';
import globe from './suite-globe.drawing.tsx';

/** The places of the products' names beside their stations, in the drawing's 900 by 720 units as shares of its sides. */
const places = [
  'page-lg:top-[18.6%] page-lg:right-[66%] page-lg:text-right',
  'page-lg:top-[29.5%] page-lg:left-[66%] page-lg:max-w-36 page-xl:max-w-47',
  'page-lg:top-[64.5%] page-lg:left-[63%] page-lg:max-w-40 page-xl:max-w-47',
  'page-lg:top-[79.5%] page-lg:right-[70%] page-lg:text-right',
  'page-lg:top-[55%] page-lg:left-[21.5%] page-lg:w-22 page-lg:[&>b]:whitespace-nowrap',
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
            <ButtonLink to="#products" label={hero.explore} />
          </HeroWords>
        </div>
        <div className="paired mt-6 page-lg:absolute page-lg:m-0 page-lg:left-[41%] page-lg:top-0 page-lg:w-[min(66vw,62rem)]">
          <Chart
            className="-mx-5 page-sm:-mx-8 page-lg:mx-0 [&>svg]:aspect-square page-lg:[&>svg]:aspect-auto page-lg:[&>svg]:overflow-visible"
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
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-muted text-caption page-lg:relative page-lg:pb-6">
          <li className="flex items-center gap-2">
            <Decoration className="size-1.5 rounded-full bg-reef forced-color-adjust-none" />
            {hero.key.point}
          </li>
          <li className="flex items-center gap-2">
            <Decoration className="h-3 w-0.5 bg-reef forced-color-adjust-none" />
            {hero.key.tick}
          </li>
        </ul>
      </Container>
    </Band>
  );
}

function Products() {
  const { title, claim, text, cards, ...labels } = page.products;
  return (
    <Section id="products">
      <div className="mb-block grid gap-x-gutter-wide gap-y-5 page-lg:grid-cols-[7fr_5fr] page-lg:items-end">
        <h2
          id="products-title"
          className="grid grid-cols-[auto_1fr] items-end gap-x-5 text-headline leading-none"
        >
          <span className="text-monument leading-[0.8]">{claim.figure}</span>{' '}
          <span className="max-w-[12ch]">{title}</span>
        </h2>
        <p className="max-w-[60ch] text-muted text-lead">{text}</p>
      </div>
      <ol>
        {cards.map((card) => (
          <li
            key={card.title}
            className="grid items-start gap-x-gutter gap-y-4 border-t border-t-foreground py-6 page-3xs:grid-cols-[6.5rem_1fr] page-md:grid-cols-[4fr_7fr] page-lg:grid-cols-[3fr_5fr_4fr] page-lg:gap-x-gutter-wide"
          >
            <ProductPicture to={card.link.to} className="h-auto w-full border border-contour" named />
            <div className="grid gap-2">
              <h3 className="text-lagoon">{card.title}</h3>
              <p className="font-display text-heading page-md:text-title">{card.question}</p>
              <p className="max-w-[44ch] text-muted">{card.text}</p>
              <p className="pt-1 font-600">
                <Link {...card.link} />
              </p>
            </div>
            <Definitions
              className="col-span-full grid gap-3 text-small page-3xs:grid-cols-2 page-lg:col-auto page-lg:grid-cols-1 page-lg:pt-1 [&_dt]:text-muted [&_dd]:font-600"
              items={[
                [labels.people, card.people],
                [labels.data, card.data],
              ]}
            />
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
