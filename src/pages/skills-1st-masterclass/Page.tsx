import { Definitions } from '../../components/Definitions.tsx';
import { Link } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { fillIn } from '../../content/format.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { MeetingFormInPage } from '../../forms/MeetingFormInPage.island.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Adverts } from './Adverts.tsx';
import page from './page.yaml';
import { minutesOf, Timetable } from './Timetable.tsx';

/** Register Now opens the meeting dialog under its own name. */
function Register({ control }: { readonly control: string }) {
  return <BookMeeting control={control} purpose="register" label={page.hero.register} />;
}

/** The tiles of the call, as many as there are places, in rows of five; the eighth is the reader's. */
const tiles = Array.from({ length: 25 }, (_, index) => ({
  x: 48 * (index % 5),
  y: 34 * Math.floor(index / 5),
}));
const reader = 7;

const words = page.session.jobs.toSpliced(reader, 0, page.session.seat);

/** The session as a call: a tile for each participant, with the vacancy that each brings. */
function Call() {
  return (
    <svg className="mx-auto w-full max-w-[26rem]" viewBox="0 0 236 166" aria-hidden="true">
      {tiles.map(({ x, y }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect
            className={`forced-colors:fill-none forced-colors:stroke-[CanvasText] ${index === reader ? 'fill-sun stroke-2 stroke-ink' : 'fill-lagoon/12'}`}
            width="44"
            height="30"
            rx="3"
          />
          <text
            className={`fill-ink text-[11px] ${index === reader ? 'font-700' : ''} forced-colors:fill-[CanvasText]`}
            x="22"
            y="19"
            textAnchor="middle"
          >
            {words[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** What one needs to know of the next session, under its participants. */
function Ticket() {
  const { title, rows } = page.session;
  return (
    <section className="rounded-md border border-ink" aria-labelledby="session-title">
      <div className="p-panel">
        <Call />
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
    <Section id="bring" head="row" title={title} aside={<Register control="masterclass-bring" />}>
      <Adverts />
      <Definitions
        className="mt-part grid gap-x-gutter gap-y-4 page-md:grid-cols-3 [&_dt]:text-muted [&_dt]:text-small [&_dd]:font-600"
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
        {sample ? <p className="text-muted text-small">{note}</p> : null}
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
        head="stacked"
        title={learn.title}
        text={fillIn(learn.text, minutesOf(learn.slots))}
        background="mist"
        aside={<Link {...learn.product} />}
      >
        <Timetable />
      </Section>
      <Bring />
      <Ending variant="form" {...closing} beside={<Lead />}>
        <MeetingFormInPage control="masterclass-closing" purpose="register" />
      </Ending>
    </>
  );
}
