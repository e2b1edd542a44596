import { OutboundLink, PageLink } from '../../components/Links.tsx';
import { withoutHydration } from '../../components/without-hydration.tsx';
import copy from '../../content/home.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/Ending.tsx';
import { Points } from '../../sections/Points.tsx';
import { Section } from '../../sections/Section.tsx';
import world from './closing.drawing.tsx?picture&ink';
import { HomeHero } from './HomeHero.tsx';
import { News } from './News.tsx';

export const { head } = copy;

const Screen = withoutHydration('figure', () =>
  import('../../sections/SkillsAgentScreen.tsx').then((module) => module.SkillsAgentScreen),
);
const Solutions = withoutHydration('section', () =>
  import('./Reasons.tsx').then((module) => module.Solutions),
);
const Why = withoutHydration('section', () => import('./Reasons.tsx').then((module) => module.Why));
const Case = withoutHydration('section', () => import('./Reasons.tsx').then((module) => module.Case));
const Cost = withoutHydration('section', () => import('./Reasons.tsx').then((module) => module.Cost));

/** The home page. */
export function Component() {
  const { screen, technology, closing } = copy;
  return (
    <>
      <HomeHero />
      <Section
        id="screen"
        layout="beside"
        title={screen.title}
        text={screen.text}
        aside={<PageLink className="button" {...screen.link} />}
      >
        <div className="cropped max-h-80 page-md:max-h-150">
          <Screen />
        </div>
      </Section>
      <Solutions />
      <Why />
      <Case />
      <Cost />
      <Section
        id="technology"
        layout="row"
        title={technology.title}
        aside={<OutboundLink to="bookingPage" label={technology.button} />}
      >
        <Points items={technology.cards} />
      </Section>
      <News />
      <Ending kind="dark" picture={world} {...closing}>
        <BookMeeting control="home-closing" label={closing.button} />
      </Ending>
    </>
  );
}
