import { sum } from '../../content/format.ts';
import page from './page.yaml';
import styles from './Timetable.module.css';

const { slots, columns, minutes: unit, caption } = page.learn;

/** A step of a row's height: all parts last a multiple of it. */
const minutesOfStep = 5;

const lengthOf = (parts: readonly { readonly minutes: number }[]) => sum(parts.map(({ minutes }) => minutes));

/** The minutes of work among all minutes. */
export const minutesOf = (parts: typeof slots) => ({
  work: lengthOf(parts.filter(({ kind }) => kind === 'work')),
  total: lengthOf(parts),
});

/** Minutes as a clock counts them: 75 is `1:15`. */
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** The three hours as one route down the page: each part at least as high as it is long, and what it teaches beside it. */
export function Timetable() {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-left text-muted text-small">
        <tr>
          <th scope="col">{columns.start}</th>
          <th scope="col">{columns.part}</th>
          <th className={styles.learned} scope="col">
            {columns.learn}
          </th>
        </tr>
      </thead>
      <tbody data-motion>
        {slots.map(({ title, minutes, kind, text, points = [] }, index) => (
          <tr key={title} className={styles.slot} data-kind={kind} data-at={minutes / minutesOfStep}>
            <td className={styles.start}>
              <b className="block font-display text-heading">{clock(lengthOf(slots.slice(0, index)))}</b>
              <span className="text-muted text-small">{`${minutes} ${unit}`}</span>
            </td>
            <th className="text-left font-400" scope="row">
              <b className="block font-display text-heading">{title}</b>
              {text ? <span className="block max-w-[40ch] pt-1 text-muted">{text}</span> : null}
            </th>
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
  );
}
