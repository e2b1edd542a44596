import { Link } from '../../components/Link.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { AskPicker } from './AskPicker.island.tsx';
import world from './closing.drawing.tsx?picture&ink';
import { HomeHero } from './HomeHero.tsx';
import { News } from './News.tsx';
import page from './page.yaml';
import { Case, Cost, Solutions, Technology, Why } from './Reasons.tsx';
import { scaleBelow } from './trace.ts';

/** Questions to try out. */
function TryQuestions() {
  const { title, text, link, choose, records, scale, questions } = page.try;
  const counts = questions.flatMap(({ stops }) => stops.map(({ people }) => people));
  return (
    <Section id="try" title={title} text={text} aside={<Link {...link} />} width="window">
      <div data-motion>
        <AskPicker
          choose={choose}
          records={records}
          scale={scaleBelow(Math.max(...counts), scale)}
          questions={questions}
        />
      </div>
    </Section>
  );
}

/** The home page. */
export default function Home() {
  const { closing } = page;
  return (
    <>
      <HomeHero />
      <TryQuestions />
      <Solutions />
      <Why />
      <Case />
      <Cost />
      <Technology />
      <News />
      <Ending variant="dark" picture={world} {...closing}>
        <BookMeeting control="home-closing" label={closing.button} />
      </Ending>
    </>
  );
}
