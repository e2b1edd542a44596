import { Chart } from '../charts/Chart.tsx';
import type { ChartSource } from '../charts/chart-source.ts';
import { ExternalLink } from '../components/ExternalLink.tsx';
import type { Content } from '../content/schemas.ts';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { outboundLinks } from '../links.ts';

interface ProductHeroProps {
  readonly hero: Content<'skills-mapping'>['hero'];
  readonly chart: ChartSource;
  /** The page's name, for the attribution of a lead. */
  readonly control: string;
}

/** A product page's first screen: name and promise on the left, the product's chart on the right. */
export function ProductHero({ hero, chart, control }: ProductHeroProps) {
  return (
    <section className="product-hero">
      <div className="page product-hero-columns">
        <div className="product-hero-words">
          <h1>
            <span className="product-hero-name">{hero.product}</span>
            <span className="visually-hidden">: </span>
            <span className="product-hero-title">{hero.title}</span>
          </h1>
          <p className="product-hero-text">{hero.text}</p>
          <p className="flex flex-wrap gap-3">
            <BookMeeting control={`${control}-hero`}>{hero.book}</BookMeeting>
            <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
              {hero.demo}
            </ExternalLink>
          </p>
        </div>
        <figure className="product-hero-chart">
          <Chart chart={chart} />
          <figcaption>{hero.note}</figcaption>
        </figure>
      </div>
    </section>
  );
}
