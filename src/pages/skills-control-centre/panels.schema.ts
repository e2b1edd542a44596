import * as z from 'zod/mini';
import { wholeNumber } from '../../content/fields.ts';
import { objectList } from '../../content/lists.ts';
import { readForecasts } from '../../content/organisation/forecasts.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { formattedCount, label, labelFields, sentence } from '../../content/texts.ts';

/** Returns the fields of a product's panel. All its texts may have the placeholders `filled`, separated by spaces. */
const panel = (filled: string) => ({
  ...labelFields({ name: filled, figure: filled }),
  text: sentence(filled),
});
const forecasted = 'skill change value error quarter';
const found = 'query all';

/** Returns the forecast in the panel of Skills Lens, the one that leads. */
function leadingForecast() {
  const [leading] = readForecasts().skills;
  const { quarters, errors } = readOrganisation().forecast;
  return { skill: leading?.skill, index: leading?.index ?? [], quarters, errors };
}

/** The schema of `screens/control-centre.yaml`. Adds data from the files of other screens. */
export const controlCentreScreen = z.pipe(
  z.strictObject({
    agent: z.strictObject(panel('systems')),
    passport: z.strictObject({
      ...panel('holders share'),
      holders: formattedCount(),
      skills: objectList({ name: label(), count: formattedCount() }),
    }),
    matching: z.strictObject({
      ...panel('strong all'),
      shares: objectList({ from: label(), matches: wholeNumber(), strong: z.optional(z.literal(true)) }),
    }),
    mapping: z.strictObject(panel('')),
    lens: z.strictObject({ ...panel(forecasted), ...labelFields({ today: forecasted, last: forecasted }) }),
    search: z.strictObject({
      ...panel(found),
      ...labelFields({ query: found, skills: found, people: found }),
      skill: skillField(),
      others: objectList({ name: label(), results: formattedCount() }),
    }),
  }),
  z.transform(({ agent, lens, ...rest }) => ({
    ...rest,
    agent: { ...agent, systems: readOrganisation().systems },
    lens: { ...lens, ...leadingForecast() },
  })),
);
