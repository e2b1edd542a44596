import { Link } from 'react-router-dom';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { Section } from '../../sections/Section.tsx';

type Week = Content<'skillsuite'>['week'];

const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

function Day({ day, handsOver }: { readonly day: Week['days'][number]; readonly handsOver: string }) {
  return (
    <li className="group relative grid content-start gap-2 pb-10 pl-16 page-lg:row-span-5 page-lg:grid-rows-subgrid page-lg:gap-3 page-lg:p-0">
      <span
        className="absolute inset-y-0 left-5 w-1.5 border-ink border-x bg-sun group-last:bottom-auto group-last:h-8 page-lg:top-14.5 page-lg:bottom-auto page-lg:left-0 page-lg:h-1.5 page-lg:w-[calc(100%+var(--spacing-gutter))] page-lg:border-x-0 page-lg:border-y page-lg:group-last:h-1.5 page-lg:group-last:w-8"
        aria-hidden="true"
      />
      <p className="tabular-nums text-small font-600 page-lg:pb-19">
        <time dateTime={day.date}>{days.format(new Date(day.date))}</time>
      </p>
      <span className="absolute -top-2 left-0 grid size-11.5 place-items-center rounded-full border border-ink bg-paper page-lg:top-9.5 [&>svg]:size-6">
        <ProductGlyph product={day.product} />
      </span>
      <h3 className="grid gap-1 justify-items-start leading-tight">
        <Link className="text-link font-text text-small font-600 leading-tight" to={day.to}>
          {day.name}
        </Link>
        <span className="visually-hidden">: </span>
        <span className="font-700 text-heading">{day.title}</span>
      </h3>
      <p className="text-slate page-lg:text-small">{day.text}</p>
      <p className="font-600">
        <b className="block tabular-nums font-display text-headline font-700">{day.figure}</b> {day.counts}
      </p>
      <p className="border-t border-t-ink pt-3 page-lg:text-small">
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
  const most = Math.max(...parts.map(({ people }) => people));
  const outside = parts.reduce((sum, part) => sum + (part.outside ? part.people : 0), 0);
  return (
    <div className="grid gap-2 mt-4 border border-ink bg-paper p-panel page-lg:mt-block">
      <h3 className="font-700 text-title">{title}</h3>
      <p>{fillIn(text, { posts, within: posts - outside })}</p>
      <ul className="grid gap-y-5 gap-x-2 mt-4 page-lg:gap-x-4 page-lg:grid-cols-[3fr_2fr_9fr_9fr]">
        {parts.map((part) => (
          <li className="grid grid-cols-[1.75rem_1fr] items-baseline page-lg:block" key={part.label}>
            <svg
              className="col-span-full h-7 w-[calc(100%*var(--until)/36)] page-lg:mb-2 page-lg:block page-lg:w-full"
              data-until={Math.round((36 * part.people) / most)}
              viewBox={`0 0 ${part.people * 10} 30`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path
                className={part.outside ? 'fill-none stroke-1.5 stroke-lagoon' : 'fill-lagoon'}
                d={marks(part.people)}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <b className="font-display text-heading page-lg:block page-lg:leading-tight">{part.people}</b>{' '}
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
    <Section id="week" {...heading} ground="mist">
      <ol className="grid page-lg:gap-x-gutter page-lg:grid-cols-5 page-lg:grid-rows-[repeat(5,auto)]">
        {stops.map((day) => (
          <Day key={day.date} day={day} handsOver={handsOver} />
        ))}
      </ol>
      <Plan {...plan} />
      <p className="mt-4 text-slate text-caption">{note}</p>
    </Section>
  );
}
