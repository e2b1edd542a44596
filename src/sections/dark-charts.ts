import matching from '../drawings/skills-1st-matching.drawing.tsx?picture&card&ink';
import agent from '../drawings/skills-agent.drawing.tsx?picture&card&ink';
import lens from '../drawings/skills-lens.drawing.tsx?picture&card&ink';
import mapping from '../drawings/skills-mapping.drawing.tsx?picture&card&ink';
import passport from '../drawings/skills-passport.drawing.tsx?picture&card&ink';

/** The products' charts on a dark background. */
export const darkCharts = {
  'skills-agent': agent,
  'skills-passport': passport,
  'skills-1st-matching': matching,
  'skills-mapping': mapping,
  'skills-lens': lens,
} as const;
