import { Link } from 'react-router-dom';
import copy from '../../content/about-us.yaml';
import team from '../../content/team.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ClaimFigures } from '../../sections/ClaimFigures.tsx';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { AboutHero } from './AboutHero.tsx';
import styles from './about-sheets.module.css';
import { ChallengeCards } from './ChallengeCards.tsx';
import { CompanyRoute } from './CompanyRoute.tsx';
import { CompanyStory } from './CompanyStory.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { TeamGrid } from './TeamGrid.tsx';
import { ValueRows } from './ValueRows.tsx';

export const { head } = copy;

/** The company: the question it began with, its way since, what it holds to and who answers for it. */
export function Component() {
  const { hero, story, route, challenge, values, impact, closing } = copy;
  return (
    <>
      <AboutHero {...hero} />
      <CompanyStory {...story} />
      <CompanyRoute {...route} />
      <Sheet id="challenge" name={challenge.name} title={challenge.title}>
        <ChallengeCards cards={challenge.cards} leads={challenge.leads} />
      </Sheet>
      <Sheet id="values" name={values.name} title={values.title} ground="mist">
        <ValueRows items={values.items} shows={values.shows} />
      </Sheet>
      <Sheet id="team" {...copy.team}>
        <TeamGrid people={team.people} />
      </Sheet>
      <Sheet id="impact" name={impact.name} title={impact.title} ground="mist">
        <div className={styles.impact}>
          <ClaimFigures source={impact.source} figures={impact.figures} />
        </div>
      </Sheet>
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="about-closing">{closing.button}</BookMeeting>
        <Link className="button" to={closing.cases.to}>
          {closing.cases.label}
        </Link>
      </ClosingCall>
    </>
  );
}
