import { Decoration } from '../../components/Decoration.tsx';
import { HeaderRow } from '../../components/HeaderRow.tsx';
import { fillIn, sum } from '../../content/format.ts';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';
import styles from './Timetable.module.css';

const { slots, columns, minutes: unit, text, ...heading } = page.timetable;

/** A column of the bar: all parts last a multiple of it. */
const minutesOfColumn = 5;

const lengthOf = (parts: typeof slots) => sum(parts.map(({ minutes }) => minutes));
const total = lengthOf(slots);
const work = lengthOf(slots.filter(({ kind }) => kind === 'work'));
const parts = slots.map((slot, index) => ({ ...slot, start: lengthOf(slots.slice(0, index)) }));

/** Minutes as a clock counts them: 75 is `1:15`. */
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const hours = Array.from({ length: total / 60 + 1 }, (_, hour) => clock(hour * 60));

/** The look of a part by its kind: work is filled, a break hatched. */
const looks = {
  talk: 'bg-paper text-ink forced-color-adjust-none',
  work: 'bg-lagoon text-paper forced-color-adjust-none',
  break:
    'text-ink forced-color-adjust-none bg-mist bg-[image:repeating-linear-gradient(135deg_in_srgb,var(--colors-outline)_0_1px,var(--colors-mist)_1px_0.5rem)]',
} as const;

/** The session from edge to edge of the window, to scale; what it says stands in the table too. */
function Bar() {
  return (
    <div aria-hidden="true">
      <div className="grid grid-cols-36 border-y border-y-ink">
        {parts.map(({ title, start, minutes, kind }) => (
          <div
            key={title}
            className={`${styles.part} ${looks[kind]}`}
            data-at={start / minutesOfColumn}
            data-until={(start + minutes) / minutesOfColumn}
          >
            <span
              className={`hidden font-display ${kind === 'break' ? 'w-max bg-mist px-1 page-xl:block' : 'page-md:block page-xl:text-heading'}`}
            >
              {clock(start)}
            </span>
            {kind === 'break' ? null : (
              <span className="hidden text-small font-600 page-lg:block">
                {title} <span className="block font-400">{`${minutes} ${unit}`}</span>
              </span>
            )}
          </div>
        ))}
      </div>
      {/* Each label has no width of its own, so that it stands under its hour; the outer ones stay off the window's edge. */}
      <p className="flex justify-between pt-1.5 text-muted text-small tabular-nums page-md:hidden *:flex *:w-0 *:justify-center *:first:translate-x-5 *:first:justify-start *:last:-translate-x-5 *:last:justify-end">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </div>
  );
}

/** The three hours on one bar, and below it each part with its start. */
export function Timetable() {
  return (
    <Section
      id="timetable"
      {...heading}
      text={fillIn(text, { work, total })}
      background="mist"
      bleed
      figure={<Bar />}
    >
      <div className="relative overflow-x-auto">
        <table className="w-full tabular-nums">
          <thead className="sr-only">
            <HeaderRow columns={Object.values(columns)} />
          </thead>
          <tbody>
            {parts.map(({ title, start, minutes, kind, text: what }) => (
              <tr
                key={title}
                className="border-t border-t-line align-baseline first:border-t-0 max-page-3xs:grid max-page-3xs:grid-cols-2"
              >
                <td className="w-18 py-2.5 page-md:w-28">
                  <Decoration className={`mr-3 inline-block size-3 border border-ink ${looks[kind]}`} />
                  {clock(start)}
                </td>
                <th
                  className="py-2.5 text-left font-400 max-page-3xs:order-last max-page-3xs:col-span-2"
                  scope="row"
                >
                  <span className="grid gap-x-gutter page-md:grid-cols-[2fr_3fr]">
                    <span className="font-700">{title}</span> <span className="text-muted">{what}</span>
                  </span>
                </th>
                <td className="py-2.5 pl-gutter text-right whitespace-nowrap">{`${minutes} ${unit}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
