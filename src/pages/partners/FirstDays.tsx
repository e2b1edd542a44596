import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './first-days.module.css';

type Days = Content<'partners-page'>['firstDays'];

const wholeScale = 90;
const marks = [0, 15, 30, 45, 60, 75, 90];
const across = (day: number) => `${Math.round((1000 * day) / wholeScale) / 10}%`;

/** The scale of days in the table's head. */
function Scale() {
  return (
    <svg className={`${styles.daysScale} block overflow-visible`} aria-hidden="true" width="100%" height="32">
      {marks.map((day) => (
        <g key={day}>
          <line className="stroke-front" x1={across(day)} x2={across(day)} y1="22" y2="32" />
          <text
            className="tabular-nums fill-front text-note forced-colors:fill-[CanvasText]"
            x={across(day)}
            y="16"
            textAnchor={day === 0 ? 'start' : day === wholeScale ? 'end' : 'middle'}
          >
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A row's line with its stations; drawn solid up to the first result. */
function Line({ milestones, firstDay }: Days['rows'][number]) {
  return (
    <svg
      className={`${styles.daysLine} block overflow-visible mt-3 mb-2 page-lg:mt-0 page-lg:mb-2`}
      aria-hidden="true"
      width="100%"
      height="24"
    >
      <line
        className="stroke-outline stroke-2 [stroke-dasharray:3_5]"
        x1="0"
        x2="100%"
        y1="12"
        y2="12"
      />
      <line
        className={`${styles.daysBefore} stroke-ink stroke-4`}
        x1="0"
        x2={across(firstDay)}
        y1="12"
        y2="12"
      />
      {milestones.map(({ day, first }) => (
        <circle
          className="fill-ground stroke-ink stroke-2 forced-colors:fill-[Canvas] data-[first='true']:fill-sun forced-colors:data-[first='true']:fill-[CanvasText]"
          key={day}
          data-first={first}
          cx={across(day)}
          cy="12"
          r={first ? 9 : 6}
        />
      ))}
    </svg>
  );
}

/** How a partnership of each kind runs in its first 90 days: one table, milestones on one scale of days. */
export function FirstDays({ name, title, text, caption, columns, first, day: dayText, note, rows }: Days) {
  return (
    <Sheet id="first-days" name={name} title={title} text={text} ground="mist">
      <table
        className={`${styles.days} block page-lg:table page-lg:border-collapse page-lg:table-fixed page-lg:w-full`}
      >
        <caption className="absolute overflow-hidden w-px h-px [clip-path:inset(50%)]">{caption}</caption>
        <thead className="absolute overflow-hidden w-px h-px [clip-path:inset(50%)] page-lg:static page-lg:table-header-group page-lg:w-auto page-lg:h-auto page-lg:[clip-path:none]">
          <tr className="page-lg:table-row block">
            <th
              className="page-lg:table-cell page-lg:text-left page-lg:text-quiet page-lg:text-small page-lg:font-400 page-lg:align-bottom block page-lg:first:pr-6 page-lg:first:w-[25%]"
              scope="col"
            >
              {columns.type}
            </th>
            <th
              className="page-lg:table-cell page-lg:text-left page-lg:text-quiet page-lg:text-small page-lg:font-400 page-lg:align-bottom block page-lg:first:pr-6 page-lg:first:w-[25%]"
              scope="col"
            >
              {columns.days}
              <Scale />
            </th>
          </tr>
        </thead>
        <tbody className="page-lg:table-row-group block">
          {rows.map((row) => (
            <tr className="page-lg:table-row block py-6 border-t border-t-line" key={row.type}>
              <th
                className="block font-display text-heading font-700 text-left page-lg:pt-6 page-lg:pb-7 page-lg:border-t page-lg:border-t-front page-lg:table-cell page-lg:text-left page-lg:align-top page-lg:first:pr-6 page-lg:first:w-[25%]"
                scope="row"
              >
                {row.type}
                <span className="block pt-1 text-quiet font-text text-small font-400 leading-[1.2]">
                  {fillIn(first, { day: row.firstDay })}
                </span>
              </th>
              <td className="page-lg:pt-6 page-lg:pb-7 page-lg:border-t page-lg:border-t-front page-lg:table-cell page-lg:text-left page-lg:align-top block">
                <Line {...row} />
                <ol className="page-lg:grid page-lg:grid-cols-18">
                  {row.milestones.map((milestone) => (
                    <li
                      key={milestone.day}
                      className={`${styles.daysMilestone} grid py-1 grid-cols-[4.5rem_1fr] leading-[1.35] page-lg:block page-lg:pr-4 page-lg:pl-0 page-lg:py-0 page-lg:row-1 page-lg:col-[calc(var(--at)_+_1)_/_calc(var(--until)_+_1)] page-lg:text-small data-[first='true']:font-600 page-lg:last:pr-0 page-lg:last:col-[15_/_19] page-lg:last:text-right`}
                      data-at={milestone.at}
                      data-until={milestone.until}
                      data-first={milestone.first}
                    >
                      <b className="tabular-nums page-lg:block">{fillIn(dayText, { day: milestone.day })}</b>{' '}
                      {milestone.text}
                    </li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-4 text-quiet text-caption">{note}</p>
    </Sheet>
  );
}
