import * as z from 'zod/mini';
import { readCases } from './cases.ts';
import { capitalised, change, count } from './format.ts';
import { checkedFile } from './loader/check-content.ts';
import { readForecasts } from './organisation/forecasts.ts';
import { readOrganisation } from './organisation/organisation.ts';
import { skillRecords, skillTotals } from './organisation/skills.ts';
import { readPrices } from './prices.ts';
import { hiddenInWords } from './ranking.ts';

const caseKinds = ['university', 'enterprise', 'sme', 'association'] as const;

const readTeam = checkedFile('content/team', z.looseObject({ people: z.array(z.unknown()) }));

const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
small.push('seventeen', 'eighteen', 'nineteen');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Returns a number below 100 in words, such as `twenty-one`, and a larger number in digits. */
export function numberInWords(amount: number): string {
  const ten = tens[Math.floor(amount / 10) - 2];
  return (
    small[amount] ??
    (ten === undefined ? count(amount) : [ten, small[amount % 10 || 100]].filter(Boolean).join('-'))
  );
}

/** Returns the size of the team in words, in lower case and capitalised. */
function teamInWords() {
  const people = numberInWords(readTeam().people.length);
  return { people, People: capitalised(people) };
}

/** Returns the object that has a figure, by the first part of the figure's name: an organisation, price, contract, case or skill. */
function ownerOf(first: string, figure: string | undefined): object | undefined {
  if (first === 'organisation') return readOrganisation();
  if (first === 'adverts') return readForecasts().adverts;
  if (first === 'team') return teamInWords();
  if (first === 'ranking') return hiddenInWords();
  if (first === 'contract') return readPrices().contract;
  if (first === 'integrations') return readPrices().integrations;
  if (figure === 'price') {
    const price = readPrices().prices.find(({ name }) => name === first);
    return price && { price: `€${count(price.euros)}` };
  }
  const kind = caseKinds.find((known) => known === first);
  if (kind) {
    const { chart } = readCases()[kind];
    return { ...chart, gain: chart.after - chart.before };
  }
  const skill = skillRecords().find(({ name }) => name === first);
  if (!skill) return undefined;
  const { demand: need, supply: have, short, spare } = skillTotals([skill]);
  return { need, have, short, spare, trend: change(skill.trend) };
}

/**
 * Returns a figure by its name in a text, formatted, or undefined if there is no such figure.
 *
 * - A price: `SkillsAgent.price` is `€17,000`.
 * - A term of the contract: `contract.notice` is `sixty days`.
 * - The systems that pages name as examples: `integrations.systems`.
 * - What is hidden while people are ranked: `ranking.hidden`, `ranking.Hidden`.
 * - A figure of a case or its gain: `enterprise.after`, `enterprise.gain`.
 * - A figure of the sample organisation: `organisation.move.people`.
 * - A figure of a skill: `Data engineering.short`.
 * - The job adverts that are read: `adverts.all`, `adverts.own`.
 * - The size of the team in words: `team.people` is `thirteen`.
 */
export function figureNamed(name: string): string | undefined {
  const [first = '', ...steps] = name.split('.');
  const found = steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([key]) => key === step)?.[1]
        : undefined,
    ownerOf(first, steps[0]),
  );
  return typeof found === 'number' ? count(found) : typeof found === 'string' ? found : undefined;
}
