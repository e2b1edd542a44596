import chart from 'virtual:charts/skills-ai';
import { Link } from 'react-router-dom';
import { Chart } from '../../charts/Chart.tsx';
import type { Content } from '../../content/schemas.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import './ai-hero.css';

/** The first screen on ink: the badge, the words, and the whole taxonomy as a globe of points. */
export function AiHero({
  badge,
  product,
  title,
  text,
  book,
  sentence,
  taxonomy,
}: Content<'skills-ai'>['hero']) {
  return (
    <section className="globe sheet" data-ground="ink">
      <div className="page globe-columns">
        <div className="globe-words product-hero-words">
          <p className="globe-badge">{badge}</p>
          <h1 className="globe-title">
            <span className="product-hero-name">{product}</span>
            <span className="visually-hidden">: </span>
            <span className="product-hero-title">{title}</span>
          </h1>
          <p className="product-hero-text">{text}</p>
          <p className="flex flex-wrap gap-3">
            <BookMeeting control="skills-ai-hero">{book}</BookMeeting>
            <Link className="button" to={sentence.to}>
              {sentence.label}
            </Link>
          </p>
          <p className="globe-figure">
            <b>{taxonomy.figure}</b> {taxonomy.wording}
          </p>
        </div>
        <Chart chart={chart} ground="ink" className="globe-chart" />
      </div>
    </section>
  );
}
