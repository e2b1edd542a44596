import { Definitions } from '../../components/Definitions.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { dayInWords, fillIn } from '../../content/format.ts';
import frame from '../../content/screens/frame.yaml';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { positionOf, stretchesOf } from './life.ts';
import page from './page.yaml';

const { title, text, events, viewers, viewersLabel, nothing, unchanged, note } = page.life;

/** The day of the screen, as in `2026-06-30`. */
const now = new Date(`${frame.date} UTC`).toISOString().slice(0, 10);
const today = fillIn(page.life.today, { date: dayInWords(now) });
const [first = now, last = now] = [events[0]?.date, events.at(-1)?.date];
const placeOf = (day: string) => `${positionOf(day, first, last)}%`;

const numbered = 'fill-background stroke-foreground stroke-2';

/** The days on a line to scale, with today. What is to come is dashed and hollow; the table below says it in words. */
function Ruler() {
  return (
    <svg
      className="mx-3 hidden h-16 w-[calc(100%-1.5rem)] overflow-visible text-small page-lg:block"
      textAnchor="middle"
      aria-hidden="true"
    >
      <line className="stroke-foreground stroke-4" x2={placeOf(now)} y1="46" y2="46" />
      <line
        className="stroke-foreground stroke-2 stroke-dash-[6_5]"
        x1={placeOf(now)}
        x2="100%"
        y1="46"
        y2="46"
      />
      <line className="stroke-foreground stroke-2" x1={placeOf(now)} x2={placeOf(now)} y1="22" y2="58" />
      <text className="fill-foreground font-600" x={placeOf(now)} y="14">
        {today}
      </text>
      {events.map(({ title: day, date }, index) => (
        <g key={day}>
          <circle
            className={date > now ? numbered : 'fill-foreground stroke-foreground stroke-2'}
            cx={placeOf(date)}
            cy="46"
            r="10"
          />
          <text
            className={`font-700 ${date > now ? 'fill-foreground' : 'fill-background'}`}
            x={placeOf(date)}
            y="51"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Who sees what from each day on; the same on several days is said once. */
function Readers() {
  return (
    <table className="hidden w-full table-fixed border-separate border-spacing-x-0.5 border-spacing-y-1 text-left text-small page-lg:table">
      <thead className="align-bottom">
        <tr>
          <th className="pr-3 pb-2 font-400 text-muted" scope="col">
            {viewersLabel}
          </th>
          {events.map(({ title: day, date }, index) => (
            <th key={day} className="border-l-2 border-l-foreground pb-2 pl-3" scope="col">
              <span className="block font-display text-heading">{`${index + 1} ${day}`}</span>{' '}
              <span className="font-400 text-muted tabular-nums">{dayInWords(date)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {viewers.map(({ name, role }, viewer) => (
          <tr key={name} className="align-top">
            <th className="py-2.5 pr-3" scope="row">
              {name}
              {role ? <span className="block font-400 text-muted">{role}</span> : null}
            </th>
            {stretchesOf(events.map(({ sees }) => sees[viewer] ?? null)).map(({ from, days, sees }) => (
              <td
                key={from}
                colSpan={days}
                className={sees ? 'border-l-2 border-l-foreground bg-paper px-3 py-2.5' : ''}
              >
                {sees ?? <span className="sr-only">{nothing}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What viewers see from a day on that they did not see before; those who see the same stand together. */
function seenAnew(day: number): readonly (readonly [names: string, sees: string])[] {
  const names = new Map<string, string[]>();
  for (const [viewer, { name }] of viewers.entries()) {
    const seen = events[day]?.sees[viewer];
    if (seen && seen !== events[day - 1]?.sees[viewer]) names.set(seen, [...(names.get(seen) ?? []), name]);
  }
  return [...names].map(([sees, together]) => [together.join(', '), sees]);
}

/** The days from top to bottom on narrow pages, each with what somebody sees from it on. */
function Changes() {
  return (
    <>
      <NumberedList className="ml-3 border-l-2 border-l-foreground page-lg:hidden">
        {events.map(({ title: day, date }, index) => (
          <li key={day} className="relative pb-5 pl-6">
            <span
              className={`absolute top-0 -left-3.25 size-6 rounded-full border-2 border-foreground text-center text-small font-700 leading-5 ${date > now ? 'bg-background' : 'bg-foreground text-background'}`}
            >
              {index + 1}
            </span>{' '}
            <h3 className="text-heading">{day}</h3>
            <p className="text-small text-muted tabular-nums">{dayInWords(date)}</p>
            <Definitions
              className="mt-2 *:border-t *:border-t-line *:py-2 [&_dt]:font-600 [&_dt]:text-small"
              items={seenAnew(index)}
            />
            {date <= now && (events[index + 1]?.date ?? '') > now ? (
              <p className="mt-3 w-fit bg-foreground px-2 py-0.25 text-small font-600 text-background">
                {today}
              </p>
            ) : null}
          </li>
        ))}
      </NumberedList>
      <p className="pt-3 text-small page-lg:hidden">{unchanged}</p>
    </>
  );
}

/** One credential from issue to renewal, and who sees what of it. */
export function CredentialLife() {
  return (
    <Section id="life" head="row" background="mist" title={title} text={text}>
      <Ruler />
      <Readers />
      <Changes />
      <p className="mt-4 text-small text-muted">
        {note} <SampleMark {...page.example} />
      </p>
    </Section>
  );
}
