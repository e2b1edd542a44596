import { ArrowRightIcon } from 'lucide-react';
import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { Icon } from '../../components/Icon.tsx';
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

const timed = slots.map((slot, index) => ({ ...slot, begins: lengthOf(slots.slice(0, index)) }));
const total = lengthOf(slots);
const hours = Array.from({ length: total / 60 + 1 }, (_, hour) => 60 * hour);

/** A part as a bar on the scale of the whole session, with a line at each full hour. */
function Track({ begins, minutes }: { readonly begins: number; readonly minutes: number }) {
  return (
    <StretchedSvg className={styles.track} viewBox={`0 0 ${total} 100`}>
      <path className="stroke-contour" d={hours.map((hour) => `M${hour} 0V100`).join('')} />
      <rect x={begins} y="10" width={minutes} height="80" />
    </StretchedSvg>
  );
}

/**
 * The three hours part by part: on wide pages as bars to scale beside what happens in each, on narrow ones as one route, each part
 * at least as high as it is long.
 */
export function Timetable() {
  return (
    <table className={styles.table} data-motion>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-left text-muted text-small">
        <tr>
          <th className={styles.scale} scope="col">
            <span>{columns.start}</span>{' '}
            <Decoration className={styles.hours}>
              {hours.map((hour) => (
                <span key={hour}>{clock(hour)}</span>
              ))}
            </Decoration>
          </th>
          <th scope="col">{columns.part}</th>
          <th scope="col">{columns.learn}</th>
        </tr>
      </thead>
      <tbody>
        {timed.map(({ title, minutes, kind, text, makes, points = [], begins }) => (
          <tr key={title} className={styles.slot} data-kind={kind} data-at={minutes / minutesOfStep}>
            <td className={styles.start}>
              <b className="block font-display text-heading">{clock(begins)}</b>{' '}
              <span className="text-muted text-small">
                {`${minutes} ${unit}`}{' '}
                {kind === 'break' ? null : <span className="page-md:block">{kinds[kind]}</span>}
              </span>
              <Track begins={begins} minutes={minutes} />
            </td>
            <th className="text-left font-400" scope="row">
              <b className="block font-display text-heading">{title}</b>
              {text ? <span className="block max-w-[36ch] pt-1 text-muted">{text}</span> : null}
              {makes ? (
                <span className={styles.made}>
                  <Icon icon={ArrowRightIcon} inline />{' '}
                  <b>
                    <span className="sr-only">{columns.make}: </span>
                    {makes}
                  </b>
                </span>
              ) : null}
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
