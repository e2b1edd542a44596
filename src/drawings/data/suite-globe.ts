import { skillFamilies } from './skills-ai.ts';

/** Where the families of the taxonomy lie on the globe that is seen from above its pole. */
const places: Readonly<Record<string, { readonly longitude: number; readonly latitude: number }>> = {
  Engineering: { longitude: -40, latitude: 36 },
  Data: { longitude: 32, latitude: 44 },
  Health: { longitude: -4, latitude: 4 },
  Trades: { longitude: -88, latitude: 38 },
  Business: { longitude: 76, latitude: 38 },
  Arts: { longitude: 118, latitude: 42 },
  Teaching: { longitude: 166, latitude: 46 },
  'Human skills': { longitude: -140, latitude: 46 },
};

/** The families where they lie on that globe, each with its number of skills. */
export const polarFamilies = skillFamilies.map((family) => ({ ...family, ...places[family.name] }));

/** The five products in the order of the suite's menu, as stations on one parallel. */
export const suiteProducts = [
  'Skills Agent',
  'Skills Passport',
  'Skills 1st Matching',
  'Skills Mapping',
  'Skills Lens',
] as const;
