import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/skills-control-centre.yaml';
import chart from '../../drawings/control-centre.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { FeatureColumns } from '../../sections/FeatureColumns.tsx';
import { ProductHero } from '../../sections/ProductHero.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { AnnotatedDashboard } from './AnnotatedDashboard.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { MorningRoutine } from './MorningRoutine.tsx';

export const { head } = copy;

/** The Skills Control Centre: its dashboard with a note for each panel, and how a morning with it goes. */
export function Component() {
  const { hero, annotated, routine, rules, closing } = copy;
  const { cards, suite, overview, ...heading } = rules;
  return (
    <>
      <ProductHero hero={hero} chart={chart} control="skills-control-centre" />
      <AnnotatedDashboard {...annotated} />
      <MorningRoutine {...routine} />
      <Sheet
        id="rules"
        {...heading}
        ground="mist"
        aside={
          <>
            <Link className="button" to={suite.to}>
              {suite.label}
            </Link>
            <Link className="button" to={overview.to}>
              {overview.label}
            </Link>
          </>
        }
      >
        <FeatureColumns cards={cards} />
      </Sheet>
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-control-centre-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </ClosingCall>
    </>
  );
}
