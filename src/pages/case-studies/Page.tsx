import { ExternalLink } from '../../components/ExternalLink.tsx';
import copy from '../../content/case-studies.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { CaseSheet } from './CaseSheet.tsx';
import { CasesHero } from './CasesHero.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { ModuleMap } from './ModuleMap.tsx';
import { MoveMap } from './MoveMap.tsx';
import { HillMap, PortMap } from './PlateMaps.tsx';

export const { head } = copy;

/** Four cases, each with its own map of before and after. */
export function Component() {
  const { hero, labels, university, enterprise, sme, association, closing } = copy;
  const cases = Object.entries({ university, enterprise, sme, association }).map(
    ([id, { type, counted, chart }]) => ({ id, type, counted, before: chart.before, after: chart.after }),
  );
  return (
    <>
      <CasesHero hero={hero} cases={cases} />
      <CaseSheet id="university" told={university} labels={labels} layout="beside">
        <ModuleMap chart={university.chart} labels={labels} />
      </CaseSheet>
      <CaseSheet id="enterprise" told={enterprise} labels={labels} ground="ink" layout="across">
        <MoveMap chart={enterprise.chart} labels={labels} />
      </CaseSheet>
      <CaseSheet id="sme" told={sme} labels={labels} layout="reversed">
        <HillMap chart={sme.chart} labels={labels} />
      </CaseSheet>
      <CaseSheet id="association" told={association} labels={labels} ground="mist" layout="across">
        <PortMap chart={association.chart} labels={labels} />
      </CaseSheet>
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="case-studies-closing" meetingType="Demo">
          {closing.button}
        </BookMeeting>
        <ExternalLink className="button" href={outboundLinks.schedulingPage.href}>
          {closing.session}
        </ExternalLink>
      </Ending>
    </>
  );
}
