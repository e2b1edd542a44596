import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Link } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { fillIn, sum } from '../../content/format.ts';
import masterclass from '../../content/masterclass.yaml';
import sample from '../../content/sample.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { MeetingFormInPage } from '../../forms/MeetingFormInPage.island.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { calendarPath } from '../../site.ts';
import { Advert } from './Advert.island.tsx';
import page from './page.yaml';

/** Register Now opens the meeting dialog under its own name. */
function Register({ control }: { readonly control: string }) {
  return <BookMeeting control={control} purpose="register" label={page.hero.register} />;
}

/** What one needs to know of the next session. */
function Session() {
  const { title, rows } = page.session;
  return (
    <section className="border-t-2 border-t-foreground pt-4" aria-labelledby="session-title">
      <h2 id="session-title" className="pb-2 text-heading">
        {title}
      </h2>
      <Definitions
        className="grid gap-1 *:grid *:grid-cols-[4rem_1fr] *:gap-4 [&_dt]:text-muted [&_dd]:font-600"
        items={rows.map(({ label, text }) => [label, text])}
      />
      {masterclass.start === undefined ? null : (
        <p className="pt-3">
          <Link to={calendarPath} label={masterclass.calendar} />
        </p>
      )}
    </section>
  );
}

const { slots, time, takes } = page.learn;
const lengthOf = (parts: typeof slots) => sum(parts.map(({ minutes }) => minutes));

/** Minutes as a clock counts them: 75 is `1:15`. */
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** The six points, each with its time and what one takes home from it. */
const learned = slots.flatMap(({ minutes, makes, point }, index) =>
  point
    ? [
        {
          ...point,
          above: fillIn(time, { start: clock(lengthOf(slots.slice(0, index))), minutes }),
          ...(makes ? { note: fillIn(takes, { makes }) } : {}),
        },
      ]
    : [],
);

const minutes = {
  work: lengthOf(slots.filter(({ kind }) => kind === 'work')),
  total: lengthOf(slots),
};

/** Who leads the afternoon, beside the form. */
function Lead() {
  const { label, person } = page.lead;
  const { name, role, bio, image, sample: isSample } = person;
  return (
    <div className="mt-part grid grid-cols-[6rem_minmax(0,1fr)] gap-x-gutter page-sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Picture className="w-full rounded-md" image={image} />
      <div className="grid max-w-[40ch] content-start gap-1">
        <p className="text-muted text-small">{label}</p>
        <h3 className="text-heading">{name}</h3>
        <p className="text-lagoon text-small font-600">{isSample ? `${role} (${sample.word})` : role}</p>
        <p className="pt-1 text-muted text-small">{bio}</p>
      </div>
    </div>
  );
}

/** The Skills 1st Masterclass: an advert to strike out, what the three hours teach, who leads them and the form to register. */
export default function Skills1stMasterclass() {
  const { hero, advert, learn, closing } = page;
  return (
    <>
      <Hero
        split="words"
        product={hero.name}
        title={hero.title}
        text={hero.text}
        note={hero.note}
        figure={<Session />}
      >
        <Register control="masterclass-hero" />
      </Hero>
      <Band id="advert" background="ink" className="py-block" aria-labelledby="advert-title">
        <Container>
          <div className="mb-part flex flex-wrap items-baseline justify-between gap-x-gutter-wide gap-y-2">
            <h2 id="advert-title" className="text-headline font-condensed">
              {advert.title}
            </h2>
            <p className="scripting-none:hidden print:hidden">{advert.text}</p>
          </div>
          <div data-motion>
            <Advert {...advert} />
          </div>
        </Container>
      </Band>
      <Section
        id="learn"
        head="row"
        title={learn.title}
        text={fillIn(learn.text, minutes)}
        aside={<Register control="masterclass-learn" />}
      >
        <Points items={learned} />
        <p className="pt-part">
          <Link {...learn.product} />
        </p>
      </Section>
      <Ending variant="form" {...closing} beside={<Lead />}>
        <MeetingFormInPage control="masterclass-closing" purpose="register" />
      </Ending>
    </>
  );
}
