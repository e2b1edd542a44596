import { Link } from 'react-router-dom';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './suite-week.module.css';

type Week = Content<'skillsuite'>['week'];

const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

function Day({ day, handsOver }: { readonly day: Week['days'][number]; readonly handsOver: string }) {
  return (
    <li className="relative grid gap-2 pr-0 pl-16 pt-0 pb-10 content-start page-lg:grid page-lg:gap-3 page-lg:p-0 page-lg:row-span-5 page-lg:grid-rows-subgrid before:absolute before:right-auto before:left-5 before:inset-y-0 before:border-x before:border-y-0 before:border-ink before:w-1.5 before:bg-sun page-lg:before:right-[calc(-1_*_var(--grid-gap))] page-lg:before:left-0 page-lg:before:top-14.5 page-lg:before:bottom-auto page-lg:before:border-x-0 page-lg:before:border-y page-lg:before:w-auto page-lg:before:h-1.5 last:before:bottom-auto last:before:h-8 page-lg:last:before:right-auto page-lg:last:before:bottom-auto page-lg:last:before:w-8 page-lg:last:before:h-1.5">
      <p className="tabular-nums text-small font-600 leading-[1.55] page-lg:pb-19">
        <time dateTime={day.date}>{days.format(new Date(day.date))}</time>
      </p>
      <span
        className={`${styles.weekStation} absolute grid left-0 -top-2 border border-ink w-11.5 h-11.5 place-items-center rounded-full bg-paper page-lg:top-9.5`}
      >
        <ProductGlyph product={day.product} />
      </span>
      <h3 className="grid gap-1 justify-items-start leading-[1.2]">
        <Link className="text-link font-text text-small font-600" to={day.to}>
          {day.name}
        </Link>
        <span className="visually-hidden">: </span>
        <span className="font-700 text-heading">{day.title}</span>
      </h3>
      <p className="text-slate page-lg:text-small">{day.text}</p>
      <p className="font-600">
        <b className="block tabular-nums font-display text-headline font-700 leading-[1.1]">{day.figure}</b>{' '}
        {day.counts}
      </p>
      <p className="px-0 pt-3 pb-0 border-t border-t-ink page-lg:text-small">
        <span className="block text-slate text-caption">{handsOver}</span> {day.hands}
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
    <div className="grid gap-2 mt-4 p-[clamp(1.25rem,3vw,2rem)] border border-ink bg-paper page-lg:mt-block">
      <h3 className="font-700 text-title">{title}</h3>
      <p>{fillIn(text, { posts, within: posts - outside })}</p>
      <ul
        className={`${styles.weekParts} grid gap-y-5 gap-x-2 mt-4 page-lg:gap-x-4 page-lg:grid-cols-[3fr_2fr_9fr_9fr]`}
      >
        {parts.map((part) => (
          <li
            className="grid grid-cols-[1.75rem_1fr] items-baseline page-lg:block"
            key={part.label}
            data-people={part.people}
            data-outside={part.outside}
          >
            <svg
              className={`${styles.weekMarks} col-span-full h-7 fill-lagoon page-lg:block page-lg:mb-2 page-lg:w-full`}
              viewBox={`0 0 ${part.people * 10} 30`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={marks(part.people)} />
            </svg>
            <b className="font-display text-heading page-lg:block page-lg:leading-[1.2]">{part.people}</b>{' '}
            {part.label}
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
      <ol className="grid page-lg:gap-y-0 page-lg:gap-x-gutter page-lg:grid-cols-5 page-lg:grid-rows-[repeat(5,auto)]">
        {stops.map((day) => (
          <Day key={day.date} day={day} handsOver={handsOver} />
        ))}
      </ol>
      <Plan {...plan} />
      <p className="mt-4 text-slate text-caption">{note}</p>
    </Sheet>
  );
}
