import { ButtonLink } from '../../components/Button.tsx';
import { Definitions } from '../../components/Definitions.tsx';

import { polar } from '../../drawings/paths.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { MeetingFormInPage } from '../../forms/MeetingFormInPage.island.tsx';
import { FormEnding } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';
import { Timetable } from './Timetable.tsx';

/** Register Now opens the meeting dialog under its own name. */
function Register({ control }: { readonly control: string }) {
  return <BookMeeting control={control} purpose="register" label={page.hero.register} />;
}

const screen = { x: 100, y: 96 } as const;
/** From the screen outwards. */
const seatRows = [
  { count: 5, radius: 34 },
  { count: 8, radius: 60 },
  { count: 12, radius: 86 },
] as const;
/** Seats of a row stand from 8 to 172 degrees around the screen. */
const places = seatRows.flatMap(({ count, radius }) =>
  Array.from({ length: count }, (_, index) => polar(screen, radius, 188 + (164 * index) / (count - 1))),
);

function SeatPlan() {
  return (
    <svg
      className="ml-auto w-full max-w-64 fill-lagoon forced-colors:fill-[CanvasText]"
      viewBox="0 0 200 104"
      aria-hidden="true"
    >
      {places.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="5" />
      ))}
      <path className="stroke-ink stroke-4 forced-colors:stroke-[CanvasText]" d="M80 96h40" />
    </svg>
  );
}

/** What one needs to know of the next session: how long, how many, and only then when. */
function Ticket() {
  const { title, hours, seats, rows } = page.session;
  return (
    <section className="rounded-md border border-ink" aria-labelledby="session-title">
      <div className="grid grid-cols-[auto_1fr] items-end gap-part p-panel">
        <div>
          <h2 id="session-title" className="text-muted text-small">
            {title}
          </h2>
          <p className="font-display text-title">
            {hours} <span className="block text-monument">{places.length}</span> {seats}
          </p>
        </div>
        <SeatPlan />
      </div>
      <Definitions
        className="grid gap-1.5 border-t-2 border-t-dashed border-t-ink bg-mist p-panel *:grid *:grid-cols-[4rem_1fr] *:gap-4 [&_dt]:text-slate [&_dd]:font-600"
        items={rows.map(({ label, text }) => [label, text])}
      />
    </section>
  );
}

/** The Skills 1st Masterclass: the next session, its three hours, what stays of them and the form to register. */
export default function Skills1stMasterclass() {
  const { learn, bring, closing } = page;
  const { name, title, text } = page.hero;
  return (
    <>
      <Hero split="words" product={name} title={title} text={text} figure={<Ticket />}>
        <Register control="masterclass-hero" />
      </Hero>
      <Timetable />
      <Section
        id="learn"
        title={learn.title}
        layout="beside"
        aside={
          <>
            <Register control="masterclass-learn" />
            <ButtonLink {...learn.product} />
          </>
        }
      >
        <Points columns={2} items={learn.points} />
      </Section>
      <Section id="bring" title={bring.title} layout="row">
        <Points items={bring.items.map((item) => ({ title: item.label, text: item.text }))} />
      </Section>
      <FormEnding {...closing}>
        <MeetingFormInPage control="masterclass-closing" purpose="register" />
      </FormEnding>
    </>
  );
}
