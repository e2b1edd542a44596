import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';

type Days = Content<'partners-page'>['firstDays'];

const wholeScale = 90;
const marks = [0, 15, 30, 45, 60, 75, 90];
const across = (day: number) => `${Math.round((1000 * day) / wholeScale) / 10}%`;

/** The scale of days in the table's head. */
function Scale() {
  return (
    <svg className="block overflow-visible max-page-lg:hidden" aria-hidden="true" width="100%" height="32">
      {marks.map((day) => (
        <g key={day}>
          <line
            className="stroke-front forced-colors:stroke-[CanvasText]"
            x1={across(day)}
            x2={across(day)}
            y1="22"
            y2="32"
          />
          <text
            className="fill-front text-note tabular-nums forced-colors:fill-[CanvasText]"
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
      className="mt-3 mb-2 block overflow-visible page-lg:mt-0"
      aria-hidden="true"
      width="100%"
      height="24"
    >
      <line className="stroke-2 stroke-quiet" strokeDasharray="3 5" x2="100%" y1="12" y2="12" />
      <line
        className="stroke-6 stroke-sun forced-colors:stroke-[CanvasText]"
        x2={across(firstDay)}
        y1="12"
        y2="12"
      />
      {milestones.map(({ day, first }) => (
        <circle
          key={day}
          className="fill-ground stroke-3 stroke-sun data-[first='true']:fill-sun forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] forced-colors:data-[first='true']:fill-[CanvasText]"
          data-first={first}
          cx={across(day)}
          cy="12"
          r={first ? 11 : 6}
        />
      ))}
    </svg>
  );
}

/** How a partnership of each kind runs in its first 90 days: one table, four lines that end in one day. */
export function FirstDays({ title, text, caption, columns, first, day: dayText, whole, rows }: Days) {
  return (
    <Section id="first-days" title={title} text={text} ground="ink">
      <table className="w-full table-fixed text-left max-page-lg:block">
        <caption className="visually-hidden">{caption}</caption>
        <thead className="max-page-lg:sr-only">
          <tr className="align-bottom text-quiet text-small max-page-lg:block [&>th]:font-400">
            <th className="max-page-lg:block page-lg:w-1/4 page-lg:pr-6" scope="col">
              {columns.type}
            </th>
            <th className="max-page-lg:block" scope="col">
              {columns.days}
              <Scale />
            </th>
          </tr>
        </thead>
        <tbody className="max-page-lg:block">
          {rows.map((row) => (
            <tr
              key={row.type}
              className="border-t border-t-line max-page-lg:block max-page-lg:py-6 page-lg:align-top page-lg:first:border-t-front"
            >
              <th
                className="font-display text-heading font-700 max-page-lg:block page-lg:pt-6 page-lg:pr-6 page-lg:pb-7"
                scope="row"
              >
                {row.type}
                <span className="block pt-1 font-text text-quiet text-small font-400 leading-tight">
                  {fillIn(first, { day: row.firstDay })}
                </span>
              </th>
              <td className="max-page-lg:block page-lg:border-r-4 page-lg:border-r-sun page-lg:pt-6 page-lg:pb-7">
                <Line {...row} />
                <ol className="page-lg:grid page-lg:grid-cols-18">
                  {row.milestones.map((milestone) => (
                    <li
                      key={milestone.day}
                      className="grid grid-cols-[4.5rem_1fr] py-1 leading-snug data-[first='true']:font-600 page-lg:block page-lg:row-1 page-lg:col-[calc(var(--at)_+_1)_/_calc(var(--until)_+_1)] page-lg:py-0 page-lg:pr-4 page-lg:text-small page-lg:nth-last-2:col-end-15 page-lg:last:col-[15/19] page-lg:last:pr-4 page-lg:last:text-right"
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
      <p className="grid justify-items-end gap-2 border-r-4 border-r-sun pt-block pr-5 text-right">
        <b className="text-monument text-sun">{fillIn(dayText, { day: wholeScale })}</b>
        <span className="max-w-[36ch] text-lead">{whole}</span>
      </p>
    </Section>
  );
}
