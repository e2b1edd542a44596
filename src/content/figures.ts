import * as z from 'zod/mini';
import { list, short, uniqueNames, whole } from './fields.ts';
import { count } from './format.ts';
import { checkedFile } from './loader/check-content.ts';
import { figureOfOrganisation } from './organisation/organisation.ts';
import { caseStudies } from './schemas/case-studies.ts';

export const prices = z.strictObject({
  prices: list({ name: short(), euros: whole() }).check(uniqueNames()),
});

const readPrices = checkedFile('prices', prices);

/** `case-studies.yaml`, checked; for files that name its figures. */
export const readCases = checkedFile('case-studies', caseStudies);

const caseKinds = ['university', 'enterprise', 'sme', 'association'] as const;

/** A figure that a case counted, or its gain: `university.outcomes`, `enterprise.after`, `sme.gain`. */
function figureOfCase(name: string): number | undefined {
  const [first, key] = name.split('.');
  const kind = caseKinds.find((known) => known === first);
  if (!kind) return undefined;
  const { chart } = readCases()[kind];
  const figures = Object.entries({ ...chart, gain: chart.after - chart.before });
  const figure = figures.find(([known]) => known === key)?.[1];
  return typeof figure === 'number' ? figure : undefined;
}

/**
 * What a figure's name in a text stands for, as it is printed: a price (`SkillsAgent.price` is `€17,000`), what a case
 * counted (`enterprise.after`), or a figure of the sample organisation (`organisation.people`, `Data engineering.short`).
 * Undefined where there is no such figure.
 */
export function figureNamed(name: string): string | undefined {
  const [product, key] = name.split('.');
  if (key === 'price') {
    const price = readPrices().prices.find((known) => known.name === product);
    return price && `€${count(price.euros)}`;
  }
  const counted = figureOfCase(name);
  return counted === undefined ? figureOfOrganisation(name) : count(counted);
}
