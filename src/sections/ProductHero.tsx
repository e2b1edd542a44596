import { ExternalLink } from '../components/ExternalLink.tsx';
import type { Content } from '../content/schemas.ts';
import { Chart } from '../drawings/Chart.tsx';
import type { ChartSource } from '../drawings/drawing.ts';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { outboundLinks } from '../links.ts';

interface ProductHeadingProps {
  readonly product: string;
  readonly title: string;
  /** For a title of another size. */
  readonly titleClassName?: string;
}

/** The heading of a page about a product, or about all of them: the name in the colour of links, under it the promise. */
export function ProductHeading({ product, title, titleClassName = '' }: ProductHeadingProps) {
  return (
    <h1 className="grid gap-4">
      <span className="product-hero-name">{product}</span>
      <span className="visually-hidden">: </span>
      <span className={`product-hero-title ${titleClassName}`}>{title}</span>
    </h1>
  );
}

interface ProductHeroWordsProps {
  readonly product: string;
  readonly title: string;
  readonly text: string;
  readonly book: string;
  readonly demo?: string | undefined;
  /** The page's name, for the attribution of a lead. */
  readonly control: string;
}

/** A product's name, its promise and the ways to see it: what every product page begins with. */
export function ProductHeroWords({ product, title, text, book, demo, control }: ProductHeroWordsProps) {
  return (
    <>
      <ProductHeading product={product} title={title} />
      <p className="product-hero-text">{text}</p>
      <p className="flex flex-wrap gap-3">
        <BookMeeting control={`${control}-hero`}>{book}</BookMeeting>
        {demo ? (
          <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
            {demo}
          </ExternalLink>
        ) : null}
      </p>
    </>
  );
}

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
      <div className="page grid gap-12 page-lg:gap-gutter-wide page-lg:grid-cols-[5fr_7fr] page-lg:items-center">
        <div className="product-hero-words">
          <ProductHeroWords {...hero} control={control} />
        </div>
        <figure>
          <Chart chart={chart} />
          <figcaption className="mt-3 text-slate text-caption">{hero.note}</figcaption>
        </figure>
      </div>
    </section>
  );
}
