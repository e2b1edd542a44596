import type { ChartDrawing, Variant } from './drawing/drawing.ts';
import { drawBrief } from './drawings/brief.ts';
import { drawControlCentre } from './drawings/control-centre.ts';
import { drawCourseAdverts } from './drawings/course-adverts.ts';
import { drawHome } from './drawings/home.ts';
import { drawPlottingTable } from './drawings/plotting-table.ts';
import { drawSkillsMatching } from './drawings/skills-1st-matching.ts';
import { drawSkillsAgent } from './drawings/skills-agent.ts';
import { drawSkillsAi } from './drawings/skills-ai.ts';
import { drawSkillsLens } from './drawings/skills-lens.ts';
import { drawSkillsMapping } from './drawings/skills-mapping.ts';
import { drawSkillsPassport } from './drawings/skills-passport.ts';
import { drawSuiteGlobe } from './drawings/suite-globe.ts';
import { drawSurvey } from './drawings/survey.ts';
import { drawUncharted } from './drawings/uncharted.ts';

const atlas = {
  survey: drawSurvey,
  home: drawHome,
  'skills-agent': drawSkillsAgent,
  'skills-passport': drawSkillsPassport,
  'skills-1st-matching': drawSkillsMatching,
  'skills-mapping': drawSkillsMapping,
  'skills-lens': drawSkillsLens,
  'control-centre': drawControlCentre,
  'skills-ai': drawSkillsAi,
  'plotting-table': drawPlottingTable,
  'suite-globe': drawSuiteGlobe,
  uncharted: drawUncharted,
  'course-adverts': drawCourseAdverts,
  brief: drawBrief,
} as const;

export type ChartName = keyof typeof atlas;

/** All charts, in the order of the atlas. */
export const chartNames = Object.keys(atlas) as ChartName[];

/** Draws a chart: `full` for a column of its own, `card` for one of many. */
export function drawChart(name: ChartName, variant: Variant): ChartDrawing {
  return atlas[name](variant);
}
