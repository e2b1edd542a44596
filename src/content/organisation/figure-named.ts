import { change, count } from '../format.ts';
import { type SkillRecord, skillRecords } from '../loader/skill-table.ts';
import { readOrganisation } from './organisation.ts';

const skillFigures: Readonly<Record<string, (skill: SkillRecord) => string>> = {
  need: ({ demand }) => count(demand),
  have: ({ supply }) => count(supply),
  short: ({ demand, supply }) => count(Math.max(0, demand - supply)),
  spare: ({ demand, supply }) => count(Math.max(0, supply - demand)),
  trend: ({ trend }) => change(trend),
};

/**
 * What a figure's name in a text stands for, as it is printed: `organisation.move.people`, `Data engineering.short`.
 * Undefined where there is no such figure.
 */
export function figureNamed(name: string): string | undefined {
  const [first = '', ...steps] = name.split('.');
  if (first !== 'organisation') {
    const skill = skillRecords().find((candidate) => candidate.name === first);
    return skill && skillFigures[steps.join('.')]?.(skill);
  }
  const found = steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([key]) => key === step)?.[1]
        : undefined,
    readOrganisation(),
  );
  return typeof found === 'number' ? count(found) : typeof found === 'string' ? found : undefined;
}
