import chart from 'virtual:charts/skills-lens';
import { Chart } from '../charts/Chart.tsx';
import { horizons } from '../charts/data/skills-lens.ts';
import { ExternalLink } from '../components/ExternalLink.tsx';
import type { Content } from '../content/schemas.ts';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { outboundLinks } from '../links.ts';
import { fillIn } from '../screens/numbers.ts';
import '../design/lens-hero.css';

const margins = horizons.map(({ year, error }) => `${year} ±${error}%`).join(', ');

/** The first screen under a lens larger than the page: the words stand where its coast is still unsharp. */
export function LensHero({ product, title, text, book, demo, note }: Content<'skills-lens'>['hero']) {
  return (
    <section className="far product-hero">
      <Chart chart={chart} className="far-chart" />
      <div className="page far-words product-hero-words">
        <h1>
          <span className="product-hero-name">{product}</span>
          <span className="visually-hidden">: </span>
          <span className="product-hero-title">{title}</span>
        </h1>
        <p className="product-hero-text">{text}</p>
        <p className="flex flex-wrap gap-3">
          <BookMeeting control="skills-lens-hero">{book}</BookMeeting>
          <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
            {demo}
          </ExternalLink>
        </p>
      </div>
      <p className="page far-note">{fillIn(note, { margins })}</p>
    </section>
  );
}
