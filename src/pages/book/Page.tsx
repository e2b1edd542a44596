import { useLocation } from 'react-router-dom';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { MeetingFormInPage } from '../../forms/MeetingFormInPage.island.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { type BookingKind, bookingKinds, bookingPaths, meetingTypes } from '../../submissions/kinds.ts';
import page from './page.yaml';

/** The meeting type that each page has chosen already. */
const typeOf = { meeting: meetingTypes[0], demo: meetingTypes[1] } as const satisfies Record<
  BookingKind,
  string
>;

function kindAt(path: string): BookingKind {
  const kind = bookingKinds.find((candidate) => bookingPaths[candidate] === path.replace(/\/$/, ''));
  if (!kind) throw new Error(`No meeting is booked at ${path}.`);
  return kind;
}

/** The meeting form on a page of its own, with the kind of meeting chosen, and what to expect; on phones that is below the form. */
export default function Book() {
  const kind = kindAt(useLocation().pathname);
  const { hero, facts } = page[kind];
  return (
    <Band className="pt-hero" background="mist">
      <Container className="grid items-start gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[7fr_5fr] page-lg:grid-rows-[auto_1fr]">
        <HeroWords title={hero.title} text={hero.text} />
        <div
          className="rounded-md border border-line bg-paper p-panel text-foreground page-lg:row-span-2"
          data-background="paper"
        >
          <MeetingFormInPage control="booking-form" meetingType={typeOf[kind]} />
        </div>
        <section className="grid gap-part" aria-labelledby="expect-title">
          <h2 id="expect-title" className="sr-only">
            {facts.title}
          </h2>
          <Points items={facts.items} columns={2} />
        </section>
      </Container>
    </Band>
  );
}
