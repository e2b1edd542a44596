import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { checkContent } from '../loader/check-content.ts';
import { describeMistakes } from '../loader/mistakes.ts';
import { figureOfOrganisation, organisationSchema, readOrganisation } from './organisation.ts';
import { skillRecords } from './skills.ts';

const text = readFileSync(new URL('organisation.yaml', import.meta.url), 'utf8');
const organisation = readOrganisation();

function mistakesWith(path: (string | number)[], value: unknown): string {
  const changed = parseDocument(text);
  expect(changed.hasIn(path)).toBe(true);
  changed.setIn(path, value);
  const { mistakes } = checkContent(String(changed), organisationSchema, 'organisation.yaml');
  return mistakes ? describeMistakes(mistakes) : 'no mistakes';
}

describe('a figure of the sample organisation that contradicts another', () => {
  const { taxonomy, plan, move, question, forecast, match } = organisation;
  const otherGroup = skillRecords().find(({ group }) => plan.entries.every((entry) => entry.group !== group));
  it.each<[(string | number)[], unknown, string]>([
    [
      ['taxonomy', 'families', 0, 'skills'],
      (taxonomy.families[0]?.skills ?? 0) + taxonomy.point,
      'families that add up to the skills',
    ],
    [['taxonomy', 'point'], taxonomy.skills + 1, 'families of whole points'],
    [['taxonomy', 'skills'], taxonomy.skills + 1, 'as many skills as the claim in claims.yaml says'],
    [['plan', 0], otherGroup?.name, 'skills of groups that are departments'],
    [['move', 'people'], move.spare + 1, 'no more people than one end can spare and the other lacks'],
    [['question', 'covered'], organisation.people + 1, 'no more people than the organisation has'],
    [['question', 'skilled'], question.skilled + 1, 'the same people covered, and with the skill,'],
    [['systems', 0, 'records'], organisation.people + 1, 'a record for each person of the organisation'],
    [['earlier', 'stops', 2, 'people'], organisation.people, 'stops that leave no more people than'],
    [['forecast', 'errors', 0], (forecast.errors[1] ?? 0) + 1, 'errors that are no smaller further away'],
    [['forecast', 'quarters', 0], forecast.quarters[1], 'quarters in a row'],
    [['match', 'shows'], match.shows.slice(1), 'a level for each skill that the role asks for'],
  ])('%j is named with its file and line', (path, value, expected) => {
    expect(mistakesWith(path, value)).toMatch(
      new RegExp(`^organisation\\.yaml:\\d+: [\\w.[\\]]+: .*${expected}`, 'm'),
    );
  });
});

describe('a figure that a text names in braces', () => {
  const schema = z.strictObject({ text: z.string() });
  const said = (written: string) => {
    const { value, mistakes } = checkContent(`text: "${written}"\n`, schema, 'page.yaml', {
      figureNamed: figureOfOrganisation,
    });
    return mistakes ? describeMistakes(mistakes) : value?.text;
  };

  it('is that of the organisation or of a skill, as it is printed', () => {
    const { people, move, plan } = organisation;
    const falling = plan.entries.find(({ trend }) => trend < 0);
    expect(said('{organisation.people} people')).toBe(`${people.toLocaleString('en-GB')} people`);
    expect(said(`{${move.to.name}.short}, {${move.from.name}.spare}`)).toBe(`${move.before}, ${move.spare}`);
    expect(said(`{${falling?.name}.trend}`)).toBe(`\u2212${-(falling?.trend ?? 0)}%`);
  });

  it('is a mistake where there is none, and a place that the page fills in stays', () => {
    expect(said('{organisation.poeple}')).toBe(
      'page.yaml:1: text: names the figure {organisation.poeple}, expected one of the sample organisation or a price',
    );
    expect(said('{Falconry.need}')).toMatch(/^page\.yaml:1: text: names the figure/);
    expect(said('{people} of them')).toBe('{people} of them');
  });
});
