import { Link } from 'react-router-dom';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import './suite-week.css';

type Week = Content<'skillsuite'>['week'];

const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

function Day({ day, handsOver }: { readonly day: Week['days'][number]; readonly handsOver: string }) {
  return (
    <li className="week-day">
      <p className="week-date">
        <time dateTime={day.date}>{days.format(new Date(day.date))}</time>
      </p>
      <span className="week-station">
        <ProductGlyph product={day.product} />
      </span>
      <h3 className="week-question">
        <Link className="text-link week-product" to={day.to}>
          {day.name}
        </Link>
        <span className="visually-hidden">: </span>
        <span className="font-700 text-heading">{day.title}</span>
      </h3>
      <p className="week-text">{day.text}</p>
      <p className="week-result">
        <b>{day.figure}</b> {day.counts}
      </p>
      <p className="week-hands">
        <span>{handsOver}</span> {day.hands}
      </p>
    </li>
  );
}

/** A mark for each post, ten units apart. */
function marks(people: number): string {
  return Array.from({ length: people }, (_, index) => `M${10 * index} 0h8v30h-8z`).join('');
}

/** The posts of the plan as one bar: how many are filled in which way. The figures stand under it. */
function Plan({ title, text, parts }: Week['plan']) {
  const posts = parts.reduce((sum, { people }) => sum + people, 0);
  const outside = parts.reduce((sum, part) => sum + (part.outside ? part.people : 0), 0);
  return (
    <div className="week-plan">
      <h3 className="font-700 text-title">{title}</h3>
      <p>{fillIn(text, { posts, within: posts - outside })}</p>
      <ul className="week-parts">
        {parts.map((part) => (
          <li key={part.label} data-people={part.people} data-outside={part.outside}>
            <svg
              className="week-marks"
              viewBox={`0 0 ${part.people * 10} 30`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={marks(part.people)} />
            </svg>
            <b>{part.people}</b> {part.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One question on its way through five products, a day each: what is asked, what is found, what is handed over. */
export function SuiteWeek({ handsOver, days: stops, plan, note, sample: _, ...heading }: Week) {
  return (
    <Sheet id="week" {...heading} ground="mist">
      <ol className="week">
        {stops.map((day) => (
          <Day key={day.date} day={day} handsOver={handsOver} />
        ))}
      </ol>
      <Plan {...plan} />
      <p className="week-note">{note}</p>
    </Sheet>
  );
}
