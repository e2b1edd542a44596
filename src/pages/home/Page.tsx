import { Link } from '../../components/Link.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { DarkEnding } from '../../sections/Ending.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import { AskPicker } from './AskPicker.island.tsx';
import world from './closing.drawing.tsx?picture&ink';
import { HomeHero } from './HomeHero.tsx';
import { News } from './News.tsx';
import page from './page.yaml';
import { Case, Cost, Solutions, Why } from './Reasons.tsx';

/** Questions to try out. */
function TryQuestions() {
  const { title, text, link, choose, records, questions } = page.try;
  return (
    <Section id="try" title={title} text={text} aside={<Link {...link} />} bleed>
      <div data-motion>
        <AskPicker choose={choose} records={records} questions={questions} />
      </div>
    </Section>
  );
}

/** The home page. */
export default function Home() {
  const { technology, closing } = page;
  return (
    <>
      <HomeHero />
      <TryQuestions />
      <Solutions />
      <Why />
      <Case />
      <Cost />
      <Section
        id="technology"
        layout="row"
        title={technology.title}
        aside={<OutboundButton to="bookingPage" label={technology.button} />}
      >
        <Points items={technology.cards} />
      </Section>
      <News />
      <DarkEnding picture={world} {...closing}>
        <BookMeeting control="home-closing" label={closing.button} />
      </DarkEnding>
    </>
  );
}
