import { Definitions } from '../../components/Definitions.tsx';
import { Link } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { fillIn } from '../../content/format.ts';
import { polar } from '../../drawings/paths.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { MeetingFormInPage } from '../../forms/MeetingFormInPage.island.tsx';
import { FormEnding } from '../../sections/Ending.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';
import { Afternoon, minutesOf, Timetable } from './Timetable.tsx';

/** Register Now opens the meeting dialog under its own name. */
function Register({ control }: { readonly control: string }) {
  return <BookMeeting control={control} purpose="register" label={page.hero.register} />;
}

const screen = { x: 120, y: 118 } as const;
/** From the screen outwards. */
const seatRows = [
  { count: 5, radius: 40 },
  { count: 8, radius: 72 },
  { count: 12, radius: 104 },
] as const;
/** Seats of a row stand from 8 to 172 degrees around the screen. */
const places = seatRows.flatMap(({ count, radius }) =>
  Array.from({ length: count }, (_, index) => polar(screen, radius, 188 + (164 * index) / (count - 1))),
);

/** The seats as a hill around the screen, a contour for each row; one of them is the reader's. */
function SeatPlan() {
  return (
    <svg
      className="w-full fill-lagoon forced-colors:fill-[CanvasText]"
      viewBox="0 0 240 124"
      aria-hidden="true"
      data-precision={1}
    >
      {seatRows.toReversed().map(({ radius }) => (
        <path
          key={radius}
          className="fill-lagoon/9 stroke-lagoon/45"
          d={`M${screen.x - radius} ${screen.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`}
        />
      ))}
      {places.map(({ x, y }, index) => (
        <circle
          key={`${x} ${y}`}
          className={index === 9 ? 'fill-sun stroke-2 stroke-ink' : undefined}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={index === 9 ? 7 : 5}
        />
      ))}
      <text className="fill-ink text-[9px] font-600 forced-colors:fill-[CanvasText]" x="148" y="49">
        {page.session.seat}
      </text>
      <path className="stroke-ink stroke-4 forced-colors:stroke-[CanvasText]" d="M96 118h48" />
    </svg>
  );
}

/** What one needs to know of the next session, under its seats. */
function Ticket() {
  const { title, rows } = page.session;
  return (
    <section className="rounded-md border border-ink" aria-labelledby="session-title">
      <div className="px-panel pt-panel">
        <SeatPlan />
      </div>
      <div className="border-t-2 border-t-dashed border-t-ink bg-mist p-panel">
        <h2 id="session-title" className="pb-3 text-heading">
          {title}
        </h2>
        <Definitions
          className="grid gap-1.5 *:grid *:grid-cols-[4rem_1fr] *:gap-4 [&_dt]:text-slate [&_dd]:font-600"
          items={rows.map(({ label, text }) => [label, text])}
        />
      </div>
    </section>
  );
}

/** What to bring and what to take home. */
function Bring() {
  const { title, items } = page.bring;
  return (
    <Section id="bring" layout="beside" title={title} aside={<Register control="masterclass-bring" />}>
      <Definitions
        className="grid gap-part *:grid *:gap-x-gutter *:gap-y-1 page-sm:*:grid-cols-[10rem_1fr] page-sm:*:items-baseline [&_dt]:text-muted [&_dd]:max-w-[44ch] [&_dd]:text-lead"
        items={items.map(({ label, text }) => [label, text])}
      />
    </Section>
  );
}

/** Who leads the afternoon, beside the form. */
function Lead() {
  const { label, person, note } = page.lead;
  const { name, role, bio, image, sample } = person;
  return (
    <div className="mt-part grid grid-cols-[6rem_minmax(0,1fr)] gap-x-gutter page-sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Picture className="w-full rounded-md" image={image} />
      <div className="grid max-w-[40ch] content-start gap-1">
        <p className="text-muted text-small">{label}</p>
        <h3 className="text-heading">{name}</h3>
        <p className="text-lagoon text-small font-600">{role}</p>
        <p className="pt-1 text-muted text-small">{bio}</p>
        {sample ? <p className="text-muted text-caption">{note}</p> : null}
      </div>
    </div>
  );
}

/** The Skills 1st Masterclass: the next session, its three hours, what to bring, who leads it and the form to register. */
export default function Skills1stMasterclass() {
  const { learn, closing } = page;
  const { name, title, text } = page.hero;
  return (
    <>
      <Hero split="words" product={name} title={title} text={text} figure={<Ticket />}>
        <Register control="masterclass-hero" />
      </Hero>
      <Section
        id="learn"
        bleed
        title={learn.title}
        text={fillIn(learn.text, minutesOf(learn.slots))}
        background="mist"
        aside={<Link {...learn.product} />}
        figure={<Afternoon />}
      >
        <Timetable />
      </Section>
      <Bring />
      <FormEnding {...closing} beside={<Lead />}>
        <MeetingFormInPage control="masterclass-closing" purpose="register" />
      </FormEnding>
    </>
  );
}
