import { fillIn } from '../../content/format.ts';
import copy from '../../content/masterclass.yaml';
import { Section } from '../../sections/Section.tsx';

const { slots, kinds, minutes: unit } = copy.timetable;

/** A column of the strip: all parts last a multiple of it. */
const minutesOfColumn = 5;

function lengthOf(parts: typeof slots): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Minutes as a clock counts them: 75 is `1:15`. */
function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The look of a part by its kind: work is filled, a break hatched. */
const looks: Readonly<Partial<Record<(typeof slots)[number]['kind'], string>>> = {
  work: 'border-lagoon bg-lagoon text-paper',
  break:
    'bg-[image:repeating-linear-gradient(135deg_in_srgb,var(--colors-contour)_0_1px,transparent_1px_0.5rem)]',
};

/** The session as a strip to scale, one column of the sheet's ruler a quarter of an hour, and its parts in words. */
export function SessionTimetable() {
  const { title, text } = copy.timetable;
  const total = lengthOf(slots);
  const work = lengthOf(slots.filter(({ kind }) => kind === 'work'));
  const hours = Array.from({ length: total / 60 + 1 }, (_, hour) => clock(hour * 60));
  const parts = slots.map((slot, index) => ({ ...slot, start: lengthOf(slots.slice(0, index)) }));
  return (
    <Section id="timetable" title={title} text={fillIn(text, { work, total })} ground="mist">
      <div className="grid grid-cols-36 border border-ink bg-paper" aria-hidden="true">
        {parts.map((part, index) => (
          <div
            key={part.title}
            className={`flex h-18 flex-col justify-between overflow-hidden p-1.5 leading-tight tabular-nums wrap-normal col-[calc(var(--at)_+_1)_/_calc(var(--until)_+_1)] not-first:border-l not-first:border-l-ink max-page-xs:px-0 max-page-xs:text-center max-page-3xs:text-micro page-sm:h-28 page-sm:px-1.5 page-sm:py-2.5 page-lg:h-36 page-lg:px-3 ${looks[part.kind] ?? ''}`}
            data-at={part.start / minutesOfColumn}
            data-until={(part.start + part.minutes) / minutesOfColumn}
          >
            <span className="font-700 page-lg:text-heading">{index + 1}</span>
            <span className="hidden flex-1 pt-1 text-small font-600 page-lg:block">{part.title}</span>
            <span className="hidden page-sm:block">{part.minutes}</span>
          </div>
        ))}
      </div>
      <p className="mt-1.5 flex justify-between text-quiet text-small tabular-nums" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <ol className="mt-8">
        {parts.map((part, index) => (
          <li
            key={part.title}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-t border-t-line py-4 tabular-nums page-lg:grid-cols-[1.75rem_3.25rem_4fr_5fr_4fr] page-lg:gap-x-gutter max-page-lg:[&>:not(:first-child)]:col-2"
          >
            <span
              className={`w-7 border border-ink text-center font-700 leading-6.5 ${looks[part.kind] ?? 'bg-paper'}`}
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span className="text-quiet">{clock(part.start)}</span>
            <h3 className="text-heading font-700">{part.title}</h3>
            <p>{part.text}</p>
            <p className="font-600 page-lg:text-right">
              {part.minutes} {unit}
              {part.kind === 'break' ? null : (
                <span className="ml-3 text-quiet font-400">{kinds[part.kind]}</span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
