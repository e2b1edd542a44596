import { Link } from 'react-router-dom';
import { PageLink } from '../../components/PageLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { HeroWords } from '../../sections/Hero.tsx';
import globe from './suite-globe.drawing.tsx?chart';

/** The places of the products' names beside their stations, in the drawing's 900 by 720 units as shares of its sides. */
const places = [
  'page-lg:top-[18.6%] page-lg:right-[66%] page-lg:text-right',
  'page-lg:top-[29.5%] page-lg:left-[66%]',
  'page-lg:top-[64.5%] page-lg:left-[63%]',
  'page-lg:top-[79.5%] page-lg:right-[70%] page-lg:text-right',
  'page-lg:top-[52.5%] page-lg:left-[22%] page-lg:w-22',
] as const;

/** The overview's first screen: a night chart with the engine as its pole and the products around it, each a link. */
export function SuiteGlobeHero({ hero }: { readonly hero: Content<'skillsuite-overview'>['hero'] }) {
  return (
    <section className="section overflow-hidden pt-26 pb-6 page-lg:pt-18 page-lg:pb-0" data-ground="ink">
      <div className="page page-lg:relative page-lg:min-h-[min(50vw,47rem)]">
        <div className="page-lg:relative page-lg:pt-16 page-lg:z-1 page-lg:w-[42%]">
          <HeroWords
            product={hero.product}
            title={hero.title}
            titleClassName="page-lg:text-[clamp(3.25rem,1.3rem_+_4vw,5rem)]"
            text={hero.text}
          >
            <BookMeeting control="skillsuite-overview-hero" label={hero.book} />
            <PageLink className="button" to="#products" label={hero.explore} />
          </HeroWords>
        </div>
        <div className="paired mt-6 page-lg:absolute page-lg:m-0 page-lg:left-[41%] page-lg:top-0 page-lg:w-[min(66vw,62rem)]">
          <Chart
            className="-mx-5 page-sm:-mx-8 page-lg:mx-0 [&>svg]:aspect-square page-lg:[&>svg]:aspect-auto page-lg:[&>svg]:overflow-visible"
            chart={globe}
            ground="ink"
          />
          <nav
            className="page-lg:absolute page-lg:pointer-events-none page-lg:inset-0"
            aria-label={hero.around}
          >
            <ol className="grid mt-4 [--stop-back:0.6] page-sm:gap-x-gutter page-sm:grid-cols-2 page-lg:block page-lg:m-0">
              {hero.stations.map((station, index) => (
                <li key={station.to} className="paired-stop">
                  <Link
                    className={`pointed-underline grid min-h-12 grid-cols-[2rem_1fr_auto] items-center border-t border-t-line leading-tight hover:[--pointed:1] max-page-3xs:grid-cols-[2rem_1fr] max-page-3xs:py-2 page-lg:pointer-events-auto page-lg:absolute page-lg:min-h-0 page-lg:grid-cols-[auto] page-lg:border-0 page-lg:[text-shadow:0_0_6px_var(--colors-ink),0_0_2px_var(--colors-ink)] ${places[index]}`}
                    to={station.to}
                  >
                    <span className="text-sun font-display font-700 page-lg:hidden" aria-hidden="true">
                      {index + 1}
                    </span>
                    <b className="page-lg:whitespace-nowrap page-lg:font-display page-lg:text-large">
                      {station.label}
                    </b>{' '}
                    <span className="text-quiet text-small leading-tight max-page-3xs:col-2">
                      {station.text}
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-quiet text-caption page-lg:relative page-lg:pb-6">
          <li className="flex items-center gap-2">
            <span className="size-1.5 rounded-full bg-reef" aria-hidden="true" />
            {hero.key.point}
          </li>
          <li className="flex items-center gap-2">
            <span className="h-3 w-0.5 bg-reef" aria-hidden="true" />
            {hero.key.tick}
          </li>
        </ul>
      </div>
    </section>
  );
}
