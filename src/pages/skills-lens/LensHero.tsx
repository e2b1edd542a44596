import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-lens.drawing.tsx?chart';

import { ProductHeroWords } from '../../sections/ProductHeroWords.tsx';
import styles from './lens-hero.module.css';

/** The first screen under a lens larger than the page: the words stand where its coast is still unsharp. */
export function LensHero({ note, ...words }: Content<'skills-lens'>['hero']) {
  return (
    <section
      className={`${styles.far} product-hero relative overflow-hidden flex flex-col pb-5 page-lg:grid page-lg:pb-18 page-lg:content-center page-lg:min-h-[min(56rem,68vw_+_4.5rem)]`}
    >
      <Chart
        chart={chart}
        className={`${styles.farChart} mr-0 ml-[calc(50vw_-_18rem)] mt-8 mb-2 w-140 page-sm:max-page-lg:ml-[-1vw] page-sm:max-page-lg:w-[118vw] page-lg:absolute page-lg:m-0 page-lg:-right-64 page-lg:top-18 page-lg:w-[min(90vw,76rem)] page-lg:[mask-image:linear-gradient(to_right,transparent_15%,black_48%)] forced-colors:[mask-image:none]`}
      />
      <div className={`page ${styles.farWords} product-hero-words relative pointer-events-none [order:-1]`}>
        <ProductHeroWords {...words} control="skills-lens" />
      </div>
      <p className="page relative text-slate text-caption page-lg:absolute page-lg:inset-x-0 page-lg:top-auto page-lg:bottom-6">
        {note}
      </p>
    </section>
  );
}
