import type { Content } from '../content/schemas.ts';
import { Chart } from '../drawings/Chart.tsx';
import type { ChartSource } from '../drawings/drawing.ts';
import { ProductHeroWords } from './ProductHeroWords.tsx';

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
      <div className="page grid gap-12 page-lg:gap-[calc(2_*_var(--spacing-gutter))] page-lg:grid-cols-[5fr_7fr] page-lg:items-center">
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
