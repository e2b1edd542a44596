import { useLocation } from 'react-router-dom';
import { MeetingFormInPage } from '../../forms/MeetingFormInPage.island.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
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

/** The meeting form on a page of its own, with the kind of meeting chosen. */
export default function Book() {
  const kind = kindAt(useLocation().pathname);
  const { hero, facts } = page[kind];
  return (
    <>
      <Hero
        split="words"
        top
        background="mist"
        title={hero.title}
        text={hero.text}
        figure={
          <div
            className="rounded-md border border-line bg-paper p-panel text-foreground"
            data-background="paper"
          >
            <MeetingFormInPage control="booking-form" meetingType={typeOf[kind]} />
          </div>
        }
      />
      <Section id="expect" head="row" title={facts.title}>
        <Points items={facts.items} />
      </Section>
    </>
  );
}
