import { dayInWords, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import frame from '../../content/screens/frame.yaml';
import { Sheet } from '../../sections/Sheet.tsx';
import './credential-life.css';
import './credential-line.css';

type Life = Content<'skills-passport'>['life'];

interface SeenProps extends Pick<Life, 'viewers' | 'nothing'> {
  readonly sees: Life['events'][number]['sees'];
}

function Seen({ viewers, nothing, sees }: SeenProps) {
  return (
    <dl className="life-sees">
      {viewers.map(({ name }, index) => {
        const seen = sees[index];
        return (
          <div key={name} data-sees={seen ? 'some' : 'nothing'}>
            <dt>{name}</dt>
            <dd>
              <span className={seen ? 'i-lucide-eye' : 'i-lucide-lock'} aria-hidden="true" />
              {seen ?? nothing}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** One credential from issue to renewal on a line, and below each day who sees what of it. */
export function CredentialLife({ today, viewersLabel, viewers, nothing, events, note, ...heading }: Life) {
  const now = new Date(`${frame.date} UTC`).toISOString().slice(0, 10);
  const next = events.find(({ date }) => date > now);
  return (
    <Sheet id="life" name={heading.name} title={heading.title} text={heading.text} ground="mist">
      <div className="life">
        <div className="life-viewers" aria-hidden="true">
          <p>{viewersLabel}</p>
          {viewers.map(({ name, role }) => (
            <p key={name}>
              <strong>{name}</strong>
              {role ? <span> {role}</span> : null}
            </p>
          ))}
        </div>
        <ol className="life-line">
          {events.map((event) => (
            <li
              key={event.title}
              className="life-event"
              data-when={event.date > now ? 'planned' : 'done'}
              data-lapsed={event.lapsed}
            >
              <div className="life-head">
                {event === next ? (
                  <p className="life-today">{fillIn(today, { date: dayInWords(now) })}</p>
                ) : null}
                <p className="life-date">{dayInWords(event.date)}</p>
                <h3 className="font-700 text-heading">{event.title}</h3>
              </div>
              <Seen viewers={viewers} nothing={nothing} sees={event.sees} />
            </li>
          ))}
        </ol>
      </div>
      <p className="life-note">{note}</p>
    </Sheet>
  );
}
