import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './agent.css';

/** A question on its way through the organisation's mailboxes, on a line of fifteen working days. */
export function QuestionByMail({ day, stations, ...heading }: Content<'skills-agent'>['problem']) {
  return (
    <Sheet id="problem" name={heading.name} title={heading.title} text={heading.text}>
      <ol className="asked">
        {stations.map((station) => (
          <li key={station.day} className="asked-station" data-day={station.day}>
            <p className="asked-day">
              {day} {station.day}
            </p>
            <h3 className="font-700 text-heading">{station.title}</h3>
            <p>{station.text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The same question put to the agent: one station on the same line, and the days that are left. */
export function QuestionByAgent({ asked, left, note, ...heading }: Content<'skills-agent'>['shift']) {
  return (
    <Sheet id="shift" {...heading}>
      <div className="asked asked-once">
        <div className="asked-station" data-day="1">
          <p className="asked-day">{asked.when}</p>
          <h3 className="font-700 text-heading">{asked.title}</h3>
          <p>{asked.text}</p>
        </div>
        <p className="asked-left">{left}</p>
      </div>
      <p className="asked-note">{note}</p>
    </Sheet>
  );
}
