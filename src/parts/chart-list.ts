import brief from '../drawings/brief.drawing.tsx?chart';
import briefInk from '../drawings/brief.drawing.tsx?picture&ink';
import controlCentre from '../drawings/control-centre.drawing.tsx?chart';
import controlCentreInk from '../drawings/control-centre.drawing.tsx?picture&ink';
import courseAdverts from '../drawings/course-adverts.drawing.tsx?chart';
import courseAdvertsInk from '../drawings/course-adverts.drawing.tsx?picture&ink';
import type { ChartSource, PictureSource } from '../drawings/drawing.ts';
import home from '../drawings/home.drawing.tsx?chart';
import homeInk from '../drawings/home.drawing.tsx?picture&ink';
import skillsMatching from '../drawings/skills-1st-matching.drawing.tsx?chart';
import skillsMatchingInk from '../drawings/skills-1st-matching.drawing.tsx?picture&ink';
import skillsAgent from '../drawings/skills-agent.drawing.tsx?chart';
import skillsAgentInk from '../drawings/skills-agent.drawing.tsx?picture&ink';
import skillsAi from '../drawings/skills-ai.drawing.tsx?chart';
import skillsAiInk from '../drawings/skills-ai.drawing.tsx?picture&ink';
import skillsLens from '../drawings/skills-lens.drawing.tsx?chart';
import skillsLensInk from '../drawings/skills-lens.drawing.tsx?picture&ink';
import skillsMapping from '../drawings/skills-mapping.drawing.tsx?chart';
import skillsMappingInk from '../drawings/skills-mapping.drawing.tsx?picture&ink';
import skillsPassport from '../drawings/skills-passport.drawing.tsx?chart';
import skillsPassportInk from '../drawings/skills-passport.drawing.tsx?picture&ink';
import survey from '../drawings/survey.drawing.tsx?chart';
import surveyInk from '../drawings/survey.drawing.tsx?picture&ink';
import uncharted from '../pages/not-found/uncharted.drawing.tsx?chart';
import unchartedInk from '../pages/not-found/uncharted.drawing.tsx?picture&ink';
import plottingTable from '../pages/skillsuite/plotting-table.drawing.tsx?chart';
import plottingTableInk from '../pages/skillsuite/plotting-table.drawing.tsx?picture&ink';
import suiteGlobe from '../pages/skillsuite-overview/suite-globe.drawing.tsx?chart';
import suiteGlobeInk from '../pages/skillsuite-overview/suite-globe.drawing.tsx?picture&ink';

interface ShownChart {
  readonly full: ChartSource;
  /** On ink, as a file: a drawing may stand in a page only once. */
  readonly fullOnInk: PictureSource;
}

/** Every chart of the atlas. */
export const chartList: Readonly<Record<string, ShownChart>> = {
  survey: { full: survey, fullOnInk: surveyInk },
  home: { full: home, fullOnInk: homeInk },
  'skills-agent': { full: skillsAgent, fullOnInk: skillsAgentInk },
  'skills-passport': { full: skillsPassport, fullOnInk: skillsPassportInk },
  'skills-1st-matching': { full: skillsMatching, fullOnInk: skillsMatchingInk },
  'skills-mapping': { full: skillsMapping, fullOnInk: skillsMappingInk },
  'skills-lens': { full: skillsLens, fullOnInk: skillsLensInk },
  'control-centre': { full: controlCentre, fullOnInk: controlCentreInk },
  'skills-ai': { full: skillsAi, fullOnInk: skillsAiInk },
  'plotting-table': { full: plottingTable, fullOnInk: plottingTableInk },
  'suite-globe': { full: suiteGlobe, fullOnInk: suiteGlobeInk },
  'course-adverts': { full: courseAdverts, fullOnInk: courseAdvertsInk },
  brief: { full: brief, fullOnInk: briefInk },
  uncharted: { full: uncharted, fullOnInk: unchartedInk },
};
