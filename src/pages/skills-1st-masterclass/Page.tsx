import terrain from 'virtual:chart-pictures/inset-seats/ink';
import { Link } from 'react-router-dom';
import copy from '../../content/masterclass.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { SeatPlan } from './SeatPlan.tsx';
import { SessionTimetable } from './SessionTimetable.tsx';
import './masterclass.css';
import './timetable.css';

/** Register opens the meeting dialog under its own name; the orange button stays the header's. */
function Register({ control, className, label }: { control: string; className: string; label: string }) {
  return (
    <BookMeeting control={control} purpose="register" className={className}>
      {label}
    </BookMeeting>
  );
}

function Hero() {
  const { hero, session } = copy;
  return (
    <section className="class-hero">
      <div className="page class-hero-columns">
        <div className="class-words">
          <h1>
            <span className="product-hero-name">{hero.name}</span>
            <span className="visually-hidden">: </span>
            <span className="class-title">{hero.title}</span>
          </h1>
          <p className="class-text">{hero.text}</p>
          <Register control="masterclass-hero" className="button button-solid" label={hero.register} />
        </div>
        <section className="ticket" aria-labelledby="session-title">
          <h2 id="session-title" className="ticket-title">
            {session.title}
          </h2>
          <dl className="ticket-rows">
            {session.rows.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="ticket-stub">
            <SeatPlan />
            <p>{session.seats}</p>
          </div>
        </section>
      </div>
    </section>
  );
}

/** The Skills 1st Masterclass: the next session, its three hours and what stays of them. */
export function Component() {
  const { learn, bring, closing } = copy;
  return (
    <>
      <Hero />
      <SessionTimetable />
      <Sheet id="learn" name={learn.name} title={learn.title}>
        <ul className="learn">
          {learn.points.map(({ title, text }) => (
            <li key={title} className="learn-point">
              <span className="learn-mark i-lucide-check" aria-hidden="true" />
              <h3 className="font-700 text-heading">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet id="bring" name={bring.name} title={bring.title} text={bring.text}>
        <dl className="bring">
          {bring.items.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <Register control="masterclass-closing" className="button button-light" label={closing.register} />
        <Link className="button" to={closing.product.to}>
          {closing.product.label}
        </Link>
      </ClosingCall>
    </>
  );
}
