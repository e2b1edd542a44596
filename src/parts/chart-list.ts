import briefCardPicture from 'virtual:chart-pictures/brief/card';
import briefInk from 'virtual:chart-pictures/brief/ink';
import controlCentreCardPicture from 'virtual:chart-pictures/control-centre/card';
import controlCentreInk from 'virtual:chart-pictures/control-centre/ink';
import courseAdvertsCardPicture from 'virtual:chart-pictures/course-adverts/card';
import courseAdvertsInk from 'virtual:chart-pictures/course-adverts/ink';
import homeCardPicture from 'virtual:chart-pictures/home/card';
import homeInk from 'virtual:chart-pictures/home/ink';
import plottingTableCardPicture from 'virtual:chart-pictures/plotting-table/card';
import plottingTableInk from 'virtual:chart-pictures/plotting-table/ink';
import skillsMatchingCardPicture from 'virtual:chart-pictures/skills-1st-matching/card';
import skillsMatchingInk from 'virtual:chart-pictures/skills-1st-matching/ink';
import skillsAgentCardPicture from 'virtual:chart-pictures/skills-agent/card';
import skillsAgentInk from 'virtual:chart-pictures/skills-agent/ink';
import skillsAiCardPicture from 'virtual:chart-pictures/skills-ai/card';
import skillsAiInk from 'virtual:chart-pictures/skills-ai/ink';
import skillsLensCardPicture from 'virtual:chart-pictures/skills-lens/card';
import skillsLensInk from 'virtual:chart-pictures/skills-lens/ink';
import skillsMappingCardPicture from 'virtual:chart-pictures/skills-mapping/card';
import skillsMappingInk from 'virtual:chart-pictures/skills-mapping/ink';
import skillsPassportCardPicture from 'virtual:chart-pictures/skills-passport/card';
import skillsPassportInk from 'virtual:chart-pictures/skills-passport/ink';
import suiteGlobeCardPicture from 'virtual:chart-pictures/suite-globe/card';
import suiteGlobeInk from 'virtual:chart-pictures/suite-globe/ink';
import surveyCardPicture from 'virtual:chart-pictures/survey/card';
import surveyInk from 'virtual:chart-pictures/survey/ink';
import unchartedCardPicture from 'virtual:chart-pictures/uncharted/card';
import unchartedInk from 'virtual:chart-pictures/uncharted/ink';
import brief from 'virtual:charts/brief';
import briefCard from 'virtual:charts/brief/card';
import controlCentre from 'virtual:charts/control-centre';
import controlCentreCard from 'virtual:charts/control-centre/card';
import courseAdverts from 'virtual:charts/course-adverts';
import courseAdvertsCard from 'virtual:charts/course-adverts/card';
import home from 'virtual:charts/home';
import homeCard from 'virtual:charts/home/card';
import plottingTable from 'virtual:charts/plotting-table';
import plottingTableCard from 'virtual:charts/plotting-table/card';
import skillsMatching from 'virtual:charts/skills-1st-matching';
import skillsMatchingCard from 'virtual:charts/skills-1st-matching/card';
import skillsAgent from 'virtual:charts/skills-agent';
import skillsAgentCard from 'virtual:charts/skills-agent/card';
import skillsAi from 'virtual:charts/skills-ai';
import skillsAiCard from 'virtual:charts/skills-ai/card';
import skillsLens from 'virtual:charts/skills-lens';
import skillsLensCard from 'virtual:charts/skills-lens/card';
import skillsMapping from 'virtual:charts/skills-mapping';
import skillsMappingCard from 'virtual:charts/skills-mapping/card';
import skillsPassport from 'virtual:charts/skills-passport';
import skillsPassportCard from 'virtual:charts/skills-passport/card';
import suiteGlobe from 'virtual:charts/suite-globe';
import suiteGlobeCard from 'virtual:charts/suite-globe/card';
import survey from 'virtual:charts/survey';
import surveyCard from 'virtual:charts/survey/card';
import uncharted from 'virtual:charts/uncharted';
import unchartedCard from 'virtual:charts/uncharted/card';
import type { ChartName } from '../charts/atlas.ts';
import type { ChartPicture, ChartSource } from '../charts/chart-source.ts';

interface ShownChart {
  readonly full: ChartSource;
  /** On ink, as a file: a drawing may stand in a page only once. */
  readonly fullOnInk: ChartPicture;
  readonly card: ChartSource;
  readonly cardPicture: ChartPicture;
}

/** Every chart of the atlas in the forms that pages use. */
export const chartList: Readonly<Record<ChartName, ShownChart>> = {
  survey: { full: survey, fullOnInk: surveyInk, card: surveyCard, cardPicture: surveyCardPicture },
  home: { full: home, fullOnInk: homeInk, card: homeCard, cardPicture: homeCardPicture },
  'skills-agent': {
    full: skillsAgent,
    fullOnInk: skillsAgentInk,
    card: skillsAgentCard,
    cardPicture: skillsAgentCardPicture,
  },
  'skills-passport': {
    full: skillsPassport,
    fullOnInk: skillsPassportInk,
    card: skillsPassportCard,
    cardPicture: skillsPassportCardPicture,
  },
  'skills-1st-matching': {
    full: skillsMatching,
    fullOnInk: skillsMatchingInk,
    card: skillsMatchingCard,
    cardPicture: skillsMatchingCardPicture,
  },
  'skills-mapping': {
    full: skillsMapping,
    fullOnInk: skillsMappingInk,
    card: skillsMappingCard,
    cardPicture: skillsMappingCardPicture,
  },
  'skills-lens': {
    full: skillsLens,
    fullOnInk: skillsLensInk,
    card: skillsLensCard,
    cardPicture: skillsLensCardPicture,
  },
  'control-centre': {
    full: controlCentre,
    fullOnInk: controlCentreInk,
    card: controlCentreCard,
    cardPicture: controlCentreCardPicture,
  },
  'skills-ai': {
    full: skillsAi,
    fullOnInk: skillsAiInk,
    card: skillsAiCard,
    cardPicture: skillsAiCardPicture,
  },
  'plotting-table': {
    full: plottingTable,
    fullOnInk: plottingTableInk,
    card: plottingTableCard,
    cardPicture: plottingTableCardPicture,
  },
  'suite-globe': {
    full: suiteGlobe,
    fullOnInk: suiteGlobeInk,
    card: suiteGlobeCard,
    cardPicture: suiteGlobeCardPicture,
  },
  'course-adverts': {
    full: courseAdverts,
    fullOnInk: courseAdvertsInk,
    card: courseAdvertsCard,
    cardPicture: courseAdvertsCardPicture,
  },
  brief: { full: brief, fullOnInk: briefInk, card: briefCard, cardPicture: briefCardPicture },
  uncharted: {
    full: uncharted,
    fullOnInk: unchartedInk,
    card: unchartedCard,
    cardPicture: unchartedCardPicture,
  },
};
