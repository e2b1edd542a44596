import type { ChartDrawing, Drawing, Variant } from './drawing/drawing.ts';
import { drawBrief } from './drawings/brief.ts';
import { drawControlCentre } from './drawings/control-centre.ts';
import { drawCourseAdverts } from './drawings/course-adverts.ts';
import { drawHome } from './drawings/home.ts';
import { drawCoastInset } from './drawings/insets/coast.ts';
import { drawCredentialInset } from './drawings/insets/credential.ts';
import { frame } from './drawings/insets/frame.ts';
import { drawGlobeInset } from './drawings/insets/globe.ts';
import { drawGrowthInset } from './drawings/insets/growth.ts';
import { drawJunctionInset } from './drawings/insets/junction.ts';
import { drawClimbInset, drawHollowInset, drawPeakInset } from './drawings/insets/peak.ts';
import { drawPoleInset } from './drawings/insets/pole.ts';
import { drawRimInset, drawRingsInset } from './drawings/insets/rings.ts';
import { drawRosetteInset } from './drawings/insets/rosette.ts';
import { drawRouteInset } from './drawings/insets/route.ts';
import { drawScaleInset } from './drawings/insets/scale.ts';
import { drawSeatsInset } from './drawings/insets/seats.ts';
import { drawSheetsInset } from './drawings/insets/sheets.ts';
import { drawStarsInset, drawTurnedStarsInset } from './drawings/insets/stars.ts';
import { drawStrataInset } from './drawings/insets/strata.ts';
import { drawTableInset } from './drawings/insets/table.ts';
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

const insets = {
  'inset-peak': drawPeakInset,
  'inset-hollow': drawHollowInset,
  'inset-climb': drawClimbInset,
  'inset-route': drawRouteInset,
  'inset-rosette': drawRosetteInset,
  'inset-credential': drawCredentialInset,
  'inset-stars': drawStarsInset,
  'inset-stars-turned': drawTurnedStarsInset,
  'inset-rings': drawRingsInset,
  'inset-rim': drawRimInset,
  'inset-globe': drawGlobeInset,
  'inset-pole': drawPoleInset,
  'inset-table': drawTableInset,
  'inset-sheets': drawSheetsInset,
  'inset-scale': drawScaleInset,
  'inset-coast': drawCoastInset,
  'inset-strata': drawStrataInset,
  'inset-junction': drawJunctionInset,
  'inset-seats': drawSeatsInset,
  'inset-growth': drawGrowthInset,
} as const;

type InsetName = keyof typeof insets;

/** All close-ups: the terrain of a page without words, for the sheet that the page closes with. */
export const insetNames = Object.keys(insets) as InsetName[];

/** Draws a close-up. It has no title: it stands beside words that say what the page offers, and says nothing itself. */
export function drawInset(name: InsetName): Drawing {
  return { name, ...frame, shapes: insets[name]() };
}
