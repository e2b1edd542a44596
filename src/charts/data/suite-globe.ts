import { skillFamilies } from './skills-ai.ts';

/** Where the families of the taxonomy lie on the globe that is seen from above its pole; the sizes are those of the AI's chart. */
const places = [
  { name: 'Engineering', longitude: -40, latitude: 36 },
  { name: 'Data', longitude: 32, latitude: 44 },
  { name: 'Health', longitude: -4, latitude: 4 },
  { name: 'Trades', longitude: -88, latitude: 38 },
  { name: 'Business', longitude: 76, latitude: 38 },
  { name: 'Arts', longitude: 118, latitude: 42 },
  { name: 'Teaching', longitude: 166, latitude: 46 },
  { name: 'Human skills', longitude: -140, latitude: 46 },
] as const;

/** The families where they lie on the globe, each with its number of skills. */
export const polarFamilies = places.map((place) => {
  const family = skillFamilies.find(({ name }) => name === place.name);
  if (!family) throw new Error(`The taxonomy has no family named ${place.name}.`);
  return { ...place, skills: family.skills };
});

/** The five products in the order of the suite's menu, as stations on one parallel. */
export const suiteProducts = [
  'Skills Agent',
  'Skills Passport',
  'Skills 1st Matching',
  'Skills Mapping',
  'Skills Lens',
] as const;
