import { stops } from './skills-agent.ts';
import { skillFamilies, taxonomySize } from './skills-ai.ts';
import { forecastSkills } from './skills-lens.ts';
import { mappingTotals } from './skills-mapping.ts';
import { matchingResult } from './skills-matching.ts';
import { stamps } from './skills-passport.ts';

const { asked, shared } = matchingResult();

/** The sheets on the plotting table in reading order, each with the key figure of its chart. */
export const sheets = [
  { name: 'Agent', figure: `${stops.at(-1)?.people} people found` },
  { name: 'Passport', figure: `${Object.keys(stamps).length} skills verified` },
  { name: '1st Matching', figure: `${shared} of ${asked} skills` },
  { name: 'Mapping', figure: `${mappingTotals().short} people short` },
  { name: 'Lens', figure: `${forecastSkills.length} skills rising` },
  { name: 'Taxonomy', figure: `${taxonomySize.toLocaleString('en-GB')} in ${skillFamilies.length} families` },
] as const;
