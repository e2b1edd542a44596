import { Decoration, swatch } from '../../components/Decoration.tsx';
import { sum } from '../../content/format.ts';
import page from './page.yaml';
import styles from './Timetable.module.css';

const { slots, columns, kinds, minutes: unit, caption } = page.learn;

/** A step of the scale: all parts last a multiple of it. */
const minutesOfStep = 5;

const lengthOf = (parts: readonly { readonly minutes: number }[]) => sum(parts.map(({ minutes }) => minutes));

/** The minutes of work among all minutes. */
export const minutesOf = (parts: typeof slots) => ({
  work: lengthOf(parts.filter(({ kind }) => kind === 'work')),
  total: lengthOf(parts),
});

/** Minutes as a clock counts them: 75 is `1:15`. */
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const timed = slots.map((slot, index) => ({ ...slot, start: clock(lengthOf(slots.slice(0, index))) }));

/** What the three looks of a part mean. */
function Key() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
      {(['work', 'talk', 'break'] as const).map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <Decoration className={`${styles.swatch} ${swatch}`} data-kind={kind} />
          {kinds[kind]}
        </li>
      ))}
    </ul>
  );
}

/** The afternoon as one band from edge to edge of a wide window, to scale, with what is made in each part; the table has it in words. */
export function Afternoon() {
  return (
    <Decoration className={styles.afternoon} data-motion>
      {timed.map(({ title, minutes, kind, makes, start }) => (
        <span key={title} className={styles.part} data-kind={kind} data-at={minutes / minutesOfStep}>
          <span className={styles.content}>
            <span className="text-small">{minutes}</span>
            <b className="font-display text-heading leading-tight">{makes}</b>
          </span>
          <span className="text-muted text-caption">{start}</span>
        </span>
      ))}
    </Decoration>
  );
}

/** The three hours part by part; on narrow pages as one route, each part at least as high as it is long. */
export function Timetable() {
  return (
    <div className="grid gap-y-part">
      <Key />
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-muted text-small">
          <tr>
            <th scope="col">{columns.start}</th>
            <th scope="col">{columns.part}</th>
            <th scope="col">{columns.make}</th>
            <th scope="col">{columns.learn}</th>
          </tr>
        </thead>
        <tbody>
          {timed.map(({ title, minutes, kind, text, makes, points = [], start }) => (
            <tr key={title} className={styles.slot} data-kind={kind} data-at={minutes / minutesOfStep}>
              <td className={styles.start}>
                <b className="block font-display text-heading">{start}</b>
                <span className="text-muted text-small">{`${minutes} ${unit}`}</span>
              </td>
              <th className="text-left font-400" scope="row">
                <b className="block font-display text-heading">{title}</b>
                {text ? <span className="block max-w-[36ch] pt-1 text-muted">{text}</span> : null}
              </th>
              <td className={styles.made}>{makes ? <b>{makes}</b> : null}</td>
              <td className={styles.learned}>
                {points.map((point) => (
                  <p key={point.title}>
                    <b>{point.title}</b> <span className="block text-muted">{point.text}</span>
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
