import { PageLink } from '../../components/PageLink.tsx';
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
    <li className="relative row-span-5 grid grid-rows-subgrid gap-3 border-l border-l-line px-5 first:border-l-0 page-2xl:px-8">
      <p className="flex items-center font-600 text-small">
        <span className="relative z-1 grid size-12 flex-none place-items-center rounded-full bg-sun text-ink">
          <ProductGlyph product={day.product} className="size-6 text-ink stroke-ink" />
        </span>
        <time className="bg-ground pr-2 pl-3 tabular-nums" dateTime={day.date}>
          {days.format(new Date(day.date))}
        </time>
      </p>
      <h3 className="grid content-start gap-1 leading-tight">
        <PageLink className="text-link font-text text-small font-600" to={day.to} label={day.name} />
        <span className="visually-hidden">: </span>
        <span className="text-title font-700">{day.title}</span>
      </h3>
      <p className="text-quiet text-small">{day.text}</p>
      <p className="font-600">
        <b className="block font-display text-headline text-sun font-700 leading-tight">{day.figure}</b>{' '}
        {day.counts}
      </p>
      <p className="border-t border-t-line pt-3 text-small">
        <span className="block text-caption text-quiet">{handsOver}</span> {day.hands}
      </p>
    </li>
  );
}

/** The jobs of the plan as one bar, a mark for each: how many are filled in which way. */
function Plan({ title, text, parts }: Week['plan']) {
  const jobs = parts.reduce((sum, { people }) => sum + people, 0);
  const outside = parts.reduce((sum, part) => sum + (part.outside ? part.people : 0), 0);
  return (
    <div className="grid gap-x-gutter-wide gap-y-5 page-lg:grid-cols-[4fr_8fr] page-lg:items-end">
      <div>
        <h3 className="text-title font-700">{title}</h3>
        <p className="pt-2 text-quiet">{fillIn(text, { jobs, within: jobs - outside })}</p>
      </div>
      <ul className="grid gap-x-2 gap-y-4 page-md:grid-cols-[3fr_2fr_9fr_9fr]">
        {parts.map(({ people, label, outside: advertised }) => (
          <li
            key={label}
            className="max-page-md:grid max-page-md:grid-cols-[10.5rem_1fr] max-page-md:items-center"
          >
            <svg
              className="h-6 w-[calc(100%*var(--until)/9)] max-page-md:order-1 page-md:mb-2 page-md:h-9 page-md:w-full"
              data-until={people}
              viewBox={`0 0 ${people * 10} 30`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path
                className={advertised ? 'fill-none stroke-1.5 stroke-reef' : 'fill-reef'}
                d={Array.from({ length: people }, (_, index) => `M${10 * index + 1} 1h7v28h-7z`).join('')}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <p className="leading-tight">
              <b className="font-display text-heading">{people}</b> {label}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One question on its way through five products, a day each, from edge to edge; on phones a strip to push sideways. */
export function SuiteWeek({ title, text, handsOver, days: stops, plan }: Week) {
  return (
    <Section
      id="week"
      ground="ink"
      bleed
      figure={
        <>
          <div className="page grid gap-5 pb-block">
            <h2 id="week-title" className="max-w-[12ch] text-monument">
              {title}
            </h2>
            <p className="section-text">{text}</p>
          </div>
          <ol className="relative grid auto-cols-[min(22rem,92cqw)] grid-flow-col grid-rows-[repeat(5,auto)] overflow-x-auto pl-5 before:absolute before:top-5.5 before:left-0 before:h-1 before:w-390 before:bg-sun before:content-[''] page-lg:auto-cols-fr page-lg:overflow-hidden page-lg:pl-3 page-lg:before:w-full">
            {stops.map((day) => (
              <Day key={day.date} day={day} handsOver={handsOver} />
            ))}
          </ol>
        </>
      }
    >
      <Plan {...plan} />
    </Section>
  );
}
