import { ButtonLink, OutboundButton } from '../../components/Button.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { DarkEnding } from '../../sections/Ending.tsx';
import { Points } from '../../sections/Points.tsx';
import { CroppedScreen } from '../../sections/ScreenFrame.tsx';
import { Section } from '../../sections/Section.tsx';
import { SkillsAgentScreen } from '../../sections/SkillsAgentScreen.tsx';
import world from './closing.drawing.tsx?picture&ink';
import { HomeHero } from './HomeHero.tsx';
import { News } from './News.tsx';
import page from './page.yaml';
import { Case, Cost, Solutions, Why } from './Reasons.tsx';

/** The home page. */
export default function Home() {
  const { technology, closing } = page;
  const { link, ...screen } = page.screen;
  return (
    <>
      <HomeHero />
      <Section id="screen" layout="beside" {...screen} aside={<ButtonLink {...link} />}>
        <CroppedScreen className="max-h-80 page-md:max-h-150">
          <SkillsAgentScreen />
        </CroppedScreen>
      </Section>
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
