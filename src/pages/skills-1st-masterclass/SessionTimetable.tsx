import { fillIn } from '../../content/format.ts';
import copy from '../../content/masterclass.yaml';
import { Sheet } from '../../sections/Sheet.tsx';
import './timetable.css';

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
      <div className="strip" aria-hidden="true">
        {slots.map(({ title: part, minutes, kind }, index) => (
          <div key={part} className="strip-part" data-minutes={minutes} data-kind={kind}>
            <span className="strip-number">{index + 1}</span>
            <span className="strip-title">{part}</span>
            <span className="strip-minutes">{minutes}</span>
          </div>
        ))}
      </div>
      <p className="strip-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <ol className="slots">
        {slots.map(({ title: part, minutes, kind, text: what }, index) => (
          <li key={part} className="slot" data-kind={kind}>
            <span className="slot-number" aria-hidden="true">
              {index + 1}
            </span>
            <span className="slot-start">{clock(lengthOf(slots.slice(0, index)))}</span>
            <h3 className="font-700 text-heading">{part}</h3>
            <p>{what}</p>
            <p className="slot-length">
              {minutes} {unit}
              {kind === 'break' ? null : <span className="slot-kind">{kinds[kind]}</span>}
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
