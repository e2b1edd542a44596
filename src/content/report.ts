import * as z from 'zod/mini';
import { date, positiveInteger, sample } from './fields.ts';
import { fitting } from './figure-rules.ts';
import { nonEmptyList, objectList } from './lists.ts';
import { skillField } from './organisation/skills.ts';
import { label, labelFields } from './texts.ts';

/** `report.yaml`: the figures of the Future Skills Report. Returns them with each mover's name, change and adverts. */
export const report = z.pipe(
  z
    .strictObject({
      ...labelFields('edition', 'adverts', 'period'),
      published: date(),
      movers: objectList({ skill: skillField(), adverts: positiveInteger() }),
      industries: objectList({
        name: label(),
        changes: nonEmptyList(z.int()),
        adverts: nonEmptyList(positiveInteger()),
      }),
      scarce: nonEmptyList(skillField()),
      sample,
    })
    .check(
      fitting(['industries'], 'one number for each of the movers', ({ movers, industries }) =>
        industries.every((one) => [one.changes, one.adverts].every(({ length }) => length === movers.length))
          ? undefined
          : `${movers.length} numbers in each list, one for each of the movers`,
      ),
    ),
  z.transform(({ movers, industries, scarce, ...facts }) => ({
    ...facts,
    movers: movers.map(({ skill, adverts }) => ({ name: skill.name, change: skill.trend, adverts })),
    industries: industries.map(({ name, changes, adverts }) => ({
      name,
      movers: movers.map(({ skill }, index) => ({
        name: skill.name,
        change: changes[index] ?? 0,
        adverts: adverts[index] ?? 1,
      })),
    })),
    /** Qualified people for each 100 vacancies, the fewest first. */
    scarce: scarce
      .map(({ name, supply, demand }) => ({
        name,
        people: Math.round((100 * supply) / demand),
        demand,
        supply,
      }))
      .toSorted((one, other) => one.people - other.people),
  })),
);
