import { Link } from 'react-router-dom';
import copy from '../../content/masterclass.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Section } from '../../sections/Section.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { SeatPlan } from './SeatPlan.tsx';
import { SessionTimetable } from './SessionTimetable.tsx';

export const { head } = copy;

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
    <section className="pt-hero pb-band">
      <div className="page grid gap-y-12 gap-x-gutter-wide grid-cols-1 page-lg:grid-cols-[7fr_5fr] page-lg:items-center">
        <div className="grid gap-6 content-center justify-items-start">
          <h1 className="grid gap-4">
            <span className="product-hero-name">{hero.name}</span>
            <span className="visually-hidden">: </span>
            <span className="ml-[-0.04em] text-display font-700 tracking-[-0.02em]">{hero.title}</span>
          </h1>
          <p className="max-w-[46ch] text-lead">{hero.text}</p>
          <Register control="masterclass-hero" className="button button-solid" label={hero.register} />
        </div>
        <section className="border border-ink rounded-md bg-paper" aria-labelledby="session-title">
          <h2
            id="session-title"
            className="px-6 py-4 border-b border-b-ink text-heading font-700 leading-normal"
          >
            {session.title}
          </h2>
          <dl className="px-6">
            {session.rows.map(({ label, text }) => (
              <div
                className="group flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-b-contour py-3.5 last:border-b-0"
                key={label}
              >
                <dt className="w-20 flex-none text-slate text-small">{label}</dt>
                <dd className="min-w-0 flex-1 basis-32 wrap-anywhere font-600 group-first:font-display group-first:text-title group-first:font-700">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-3 p-6 border-t-2 border-t-dashed border-t-ink bg-mist text-small leading-[1.55] page-sm:gap-6 page-sm:grid-cols-[12rem_1fr] page-sm:items-center">
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
      <Section id="learn" title={learn.title}>
        <ul className="grid gap-x-gutter-wide page-sm:grid-cols-2 page-lg:ml-1/4">
          {learn.points.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-y-1.5 gap-x-3 py-6 border-t border-t-contour grid-cols-[2rem_1fr] content-start"
            >
              <span className="i-lucide-check self-start text-lagoon text-numeral" aria-hidden="true" />
              <h3 className="font-700 text-heading">{title}</h3>
              <p className="col-2 text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="bring" title={bring.title} text={bring.text}>
        <dl className="page-lg:ml-1/4">
          {bring.items.map(({ label, text }) => (
            <div
              className="grid gap-y-1 gap-x-gutter py-5 border-t border-t-contour page-lg:grid-cols-[2fr_7fr]"
              key={label}
            >
              <dt className="font-600">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <Register control="masterclass-closing" className="button button-light" label={closing.register} />
        <Link className="button" to={closing.product.to}>
          {closing.product.label}
        </Link>
      </Ending>
    </>
  );
}
