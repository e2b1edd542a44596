import { existsSync, readFileSync } from 'node:fs';
import { isOver } from '../../content/days.ts';
import { count, longDay } from '../../content/format.ts';
import { readFileText } from '../../content/loader/check-content.ts';
import { logosOnWhite } from '../../content/loader/image.ts';
import type { FieldPath } from '../../content/loader/mistakes.ts';
import { endingPages } from './added-files.ts';

/** A price outside these bounds, in euros, is probably a typing error. */
const likelyPrices = { least: 100, most: 1_000_000 } as const;

/** Returns a question about an entry of a list, or undefined if nothing about it is doubtful. */
type Doubt = (entry: Readonly<Record<string, unknown>>) => string | undefined;

const doubtfulPrice: Doubt = ({ name, euros }) => {
  if (typeof euros !== 'number' || (euros >= likelyPrices.least && euros <= likelyPrices.most)) return;
  return `${name} costs €${count(euros)}. Is that so?`;
};

const pastAnnouncement: Doubt = ({ text, until }) => {
  if (typeof until !== 'string' || !isOver(until)) return;
  return `“${text}” is not shown any more since ${longDay(until)}. Remove it, or is it to come again?`;
};

const logoOnWhite: Doubt = ({ name, image }) => {
  if (typeof image !== 'string' || !logosOnWhite.has(image)) return;
  return `the logo of ${name} has a white background, which shows as a box. Is there one without?`;
};

/** Returns the questions about the entries of a list in a content file, each with its line. */
function questionsIn(file: string, list: FieldPath, doubt: Doubt): readonly string[] {
  if (!existsSync(file)) return [];
  const { value, lineOf } = readFileText(readFileSync(file, 'utf8'), file);
  const entries: unknown = list.reduce<unknown>((group, step) => Object(group)[step], value);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index) => {
    const question = doubt(Object(entry));
    return question === undefined ? [] : [`${file}:${lineOf([...list, index])}: ${question}`];
  });
}

const partnersFile = 'src/content/partners.yaml';

/** Returns the groups of partners before validation. */
function partnerGroups(): readonly unknown[] {
  if (!existsSync(partnersFile)) return [];
  const { groups } = Object(readFileText(readFileSync(partnersFile, 'utf8'), partnersFile).value);
  return Array.isArray(groups) ? groups : [];
}

/**
 * Returns a line for each entry that is allowed and probably not meant, such as a price of nothing. The working directory has to be
 * the project.
 */
export const doubtfulContent = (): readonly string[] => [
  ...questionsIn('src/content/prices.yaml', ['prices'], doubtfulPrice),
  ...partnerGroups().flatMap((_, group) =>
    questionsIn(partnersFile, ['groups', group, 'partners'], logoOnWhite),
  ),
  ...questionsIn('src/content/announcements.yaml', ['announcements'], pastAnnouncement),
  ...endingPages(),
];
