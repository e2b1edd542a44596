import chart from 'virtual:charts/skills-lens';
import { Chart } from '../../charts/Chart.tsx';
import type { Content } from '../../content/schemas.ts';
import './lens-hero.css';
import { ProductHeroWords } from '../../sections/ProductHeroWords.tsx';

/** The first screen under a lens larger than the page: the words stand where its coast is still unsharp. */
export function LensHero({ note, ...words }: Content<'skills-lens'>['hero']) {
  return (
    <section className="far product-hero">
      <Chart chart={chart} className="far-chart" />
      <div className="page far-words product-hero-words">
        <ProductHeroWords {...words} control="skills-lens" />
      </div>
      <p className="page far-note">{note}</p>
    </section>
  );
}
