import { fillIn } from '../../content/format.ts';
import copy from '../../content/masterclass.yaml';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './timetable.module.css';

const { slots, kinds, minutes: unit } = copy.timetable;

function lengthOf(parts: typeof slots): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Minutes as a clock counts them: 75 is `1:15`. */
function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The session as a strip to scale, one column of the sheet's ruler a quarter of an hour, and its parts in words. */
export function SessionTimetable() {
  const { name, title, text } = copy.timetable;
  const total = lengthOf(slots);
  const work = lengthOf(slots.filter(({ kind }) => kind === 'work'));
  const hours = Array.from({ length: total / 60 + 1 }, (_, hour) => clock(hour * 60));
  return (
    <Sheet id="timetable" name={name} title={title} text={fillIn(text, { work, total })} ground="mist">
      <div className="grid border border-ink grid-cols-36 bg-paper" aria-hidden="true">
        {slots.map(({ title: part, minutes, kind }, index) => (
          <div
            key={part}
            className={`${styles.stripPart} flex flex-col overflow-hidden tabular-nums p-1.5 justify-between h-18 leading-[1.2] wrap-normal max-page-3xs:text-micro page-sm:px-3 page-sm:py-2.5 page-sm:h-28 page-lg:h-36 data-[kind='work']:bg-lagoon data-[kind='work']:text-paper data-[kind='break']:[background:repeating-linear-gradient(135deg_in_srgb,var(--colors-contour)_0_1px,transparent_1px_0.5rem)] data-[minutes='5']:col-span-1 data-[minutes='10']:col-span-2 data-[minutes='15']:col-span-3 data-[minutes='20']:col-span-4 data-[minutes='25']:col-span-5 data-[minutes='30']:col-span-6 data-[minutes='35']:col-span-7 data-[minutes='40']:col-span-8 data-[minutes='45']:col-span-9 data-[minutes='50']:col-span-10 data-[minutes='55']:col-span-11 data-[minutes='60']:col-span-12 page-sm:data-[kind='break']:px-1.5`}
            data-minutes={minutes}
            data-kind={kind}
          >
            <span className="font-700 page-lg:text-heading">{index + 1}</span>
            <span className="hidden page-lg:block page-lg:pt-1 page-lg:flex-1 page-lg:text-small page-lg:font-600">
              {part}
            </span>
            <span className="hidden page-sm:block">{minutes}</span>
          </div>
        ))}
      </div>
      <p
        className="flex tabular-nums mt-1.5 justify-between text-quiet text-small leading-[1.55]"
        aria-hidden="true"
      >
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <ol className="mt-8">
        {slots.map(({ title: part, minutes, kind, text: what }, index) => (
          <li
            key={part}
            className={`${styles.slot} grid tabular-nums gap-y-1 gap-x-3 py-4 border-t border-t-line grid-cols-[1.75rem_minmax(0,1fr)] items-baseline page-lg:gap-y-1 page-lg:gap-x-gutter page-lg:grid-cols-[1.75rem_3.25rem_4fr_5fr_4fr]`}
            data-kind={kind}
          >
            <span
              className={`${styles.slotNumber} border border-ink w-7 bg-paper font-700 [line-height:1.625rem] text-center`}
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span className="text-quiet">{clock(lengthOf(slots.slice(0, index)))}</span>
            <h3 className="font-700 text-heading">{part}</h3>
            <p>{what}</p>
            <p className="font-600 page-lg:text-right">
              {minutes} {unit}
              {kind === 'break' ? null : <span className="ml-3 text-quiet font-400">{kinds[kind]}</span>}
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
