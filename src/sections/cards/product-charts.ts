import matching from '../../drawings/skills-1st-matching.drawing.tsx?picture&card';
import matchingDark from '../../drawings/skills-1st-matching.drawing.tsx?picture&card&ink';
import agent from '../../drawings/skills-agent.drawing.tsx?picture&card';
import agentDark from '../../drawings/skills-agent.drawing.tsx?picture&card&ink';
import ai from '../../drawings/skills-ai.drawing.tsx?picture&card';
import aiDark from '../../drawings/skills-ai.drawing.tsx?picture&card&ink';
import lens from '../../drawings/skills-lens.drawing.tsx?picture&card';
import lensDark from '../../drawings/skills-lens.drawing.tsx?picture&card&ink';
import mapping from '../../drawings/skills-mapping.drawing.tsx?picture&card';
import mappingDark from '../../drawings/skills-mapping.drawing.tsx?picture&card&ink';
import passport from '../../drawings/skills-passport.drawing.tsx?picture&card';
import passportDark from '../../drawings/skills-passport.drawing.tsx?picture&card&ink';

/** The products' charts on a light background. */
export const lightCharts = {
  'skills-agent': agent,
  'skills-passport': passport,
  'skills-1st-matching': matching,
  'skills-mapping': mapping,
  'skills-lens': lens,
} as const;

/** The products' charts on a dark background. */
export const darkCharts = {
  'skills-agent': agentDark,
  'skills-passport': passportDark,
  'skills-1st-matching': matchingDark,
  'skills-mapping': mappingDark,
  'skills-lens': lensDark,
} as const;

/** The chart of the suite: what its products share. */
export const suiteChart = { light: ai, dark: aiDark } as const;
