import { Link } from 'react-router-dom';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-ai.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';

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
    <section className="globe sheet pt-[clamp(7rem,5.5rem_+_4vw,9rem)] pb-10" data-ground="ink">
      <div className="page grid gap-10 page-lg:gap-0 page-lg:grid-cols-[6fr_7fr] page-lg:items-center">
        <div className="globe-words product-hero-words">
          <p className="px-3 py-1 rounded-[2px] bg-sun text-ink font-700 forced-colors:[forced-color-adjust:none]">
            {badge}
          </p>
          <h1 className="grid gap-4">
            <span className="product-hero-name text-reef">{product}</span>
            <span className="visually-hidden">: </span>
            <span className="product-hero-title page-lg:[font-size:clamp(3rem,0.9rem_+_4.7vw,5.5rem)]">
              {title}
            </span>
          </h1>
          <p className="product-hero-text">{text}</p>
          <p className="flex flex-wrap gap-3">
            <BookMeeting control="skills-ai-hero">{book}</BookMeeting>
            <Link className="button" to={sentence.to}>
              {sentence.label}
            </Link>
          </p>
          <p className="pt-4 border-t border-t-line text-quiet">
            <b className="tabular-nums text-paper font-display text-title leading-[1.55]">
              {taxonomy.figure}
            </b>{' '}
            {taxonomy.wording}
          </p>
        </div>
        <Chart chart={chart} ground="ink" className="page-lg:-mr-8" />
      </div>
    </section>
  );
}
