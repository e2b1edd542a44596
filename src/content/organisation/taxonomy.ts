import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import { positiveInteger } from '../fields.ts';
import { fitting } from '../figure-rules.ts';
import { count, sum } from '../format.ts';
import { objectList } from '../lists.ts';
import { parseDigits } from '../texts.ts';

/** The families that the globes show. */
const drawnFamilies = [
  'Engineering',
  'Data',
  'Health',
  'Trades',
  'Business',
  'Arts',
  'Teaching',
  'Human skills',
] as const;

/** The skills of the taxonomy by family, as many as the claim says. */
export const taxonomy = z
  .strictObject({
    claim: claimField(),
    skills: positiveInteger(),
    point: positiveInteger(),
    families: objectList({ name: z.enum(drawnFamilies), skills: positiveInteger() }),
  })
  .check(
    fitting(
      ['families'],
      'families whose skills add up to the skills of the taxonomy',
      ({ skills, families }) => {
        const all = sum(families.map((family) => family.skills));
        return all === skills ? undefined : `families whose skills add up to ${skills}, not to ${all}`;
      },
    ),
    fitting(['families'], 'families whose number of skills is a multiple of point', ({ families, point }) => {
      const wrong = families.find(({ skills }) => skills % point !== 0);
      return (
        wrong &&
        `families whose number of skills is a multiple of ${point} (point), unlike the ${wrong.skills} of ${wrong.name}`
      );
    }),
    fitting(['skills'], 'the number of skills in the claim of claims.yaml', ({ skills, claim }) =>
      claim.figure === `${count(skills)}+`
        ? undefined
        : `${parseDigits(claim.figure)}, as in the claim "${claim.name}" of claims.yaml`,
    ),
  );
