import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './first-days.css';

type Days = Content<'partners-page'>['firstDays'];

const wholeScale = 90;
const marks = [0, 15, 30, 45, 60, 75, 90];
const across = (day: number) => `${Math.round((1000 * day) / wholeScale) / 10}%`;

/** The scale of days in the table's head. */
function Scale() {
  return (
    <svg className="days-scale" aria-hidden="true" width="100%" height="32">
      {marks.map((day) => (
        <g key={day}>
          <line x1={across(day)} x2={across(day)} y1="22" y2="32" />
          <text
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
    <svg className="days-line" aria-hidden="true" width="100%" height="24">
      <line className="days-after" x1="0" x2="100%" y1="12" y2="12" />
      <line className="days-before" x1="0" x2={across(firstDay)} y1="12" y2="12" />
      {milestones.map(({ day, first }) => (
        <circle key={day} data-first={first} cx={across(day)} cy="12" r={first ? 9 : 6} />
      ))}
    </svg>
  );
}

/** How a partnership of each kind runs in its first 90 days: one table, milestones on one scale of days. */
export function FirstDays({ name, title, text, caption, columns, first, day: dayText, note, rows }: Days) {
  return (
    <Sheet id="first-days" name={name} title={title} text={text} ground="mist">
      <table className="days">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.type}</th>
            <th scope="col">
              {columns.days}
              <Scale />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.type}>
              <th scope="row">
                {row.type}
                <span className="days-first">{fillIn(first, { day: row.firstDay })}</span>
              </th>
              <td>
                <Line {...row} />
                <ol className="days-milestones">
                  {row.milestones.map((milestone) => (
                    <li
                      key={milestone.day}
                      className="days-milestone"
                      data-at={milestone.at}
                      data-until={milestone.until}
                      data-first={milestone.first}
                    >
                      <b>{fillIn(dayText, { day: milestone.day })}</b> {milestone.text}
                    </li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="days-note">{note}</p>
    </Sheet>
  );
}
