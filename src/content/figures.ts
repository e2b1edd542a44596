import * as z from 'zod/mini';
import { list, short, uniqueNames, whole } from './fields.ts';
import { count } from './format.ts';
import { checkedFile } from './loader/check-content.ts';
import { figureOfOrganisation } from './organisation/organisation.ts';

/** `prices.yaml`. */
export const prices = z.strictObject({
  prices: list({ name: short(), euros: whole() }).check(uniqueNames()),
});

const readPrices = checkedFile('prices', prices);

/**
 * What a figure's name in a text stands for, as it is printed: a price (`SkillsAgent.price` is `€17,000`), or a figure of the
 * sample organisation (`organisation.people`, `Data engineering.short`). Undefined where there is no such figure.
 */
export function figureNamed(name: string): string | undefined {
  const price = readPrices().value?.prices.find((known) => name === `${known.name}.price`);
  return price ? `€${count(price.euros)}` : figureOfOrganisation(name);
}
