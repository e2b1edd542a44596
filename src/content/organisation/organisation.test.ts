import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkContent } from '../loader/check-content.ts';
import { describeMistakes } from '../loader/mistakes.ts';
import { figureOfOrganisation, organisationSchema, readOrganisation } from './organisation.ts';

const text = readFileSync(new URL('organisation.yaml', import.meta.url), 'utf8');

function mistakesWith(before: string, after: string): string {
  expect(text).toContain(before);
  const { mistakes } = checkContent(text.replace(before, after), organisationSchema, 'organisation.yaml');
  return mistakes ? describeMistakes(mistakes) : 'no mistakes';
}

describe('a figure of the sample organisation that contradicts another', () => {
  it.each([
    [
      'name: Engineering, skills: 9800',
      'name: Engineering, skills: 9700',
      'families that add up to the skills',
    ],
    ['point: 100', 'point: 300', 'families of whole points'],
    ['skills: 55000', 'skills: 56000', 'as many skills as the claim in claims.yaml says'],
    ['group: Cyber security', 'group: Finance', 'skills of groups that are departments'],
    ['people: 9,', 'people: 14,', 'no more people than are to spare at one end and short at the other'],
    [
      'covered: 1284',
      'covered: 1285',
      'the same people covered, and with the skill, as in the other question',
    ],
    [
      'leadership, people: 21',
      'leadership, people: 97',
      'stops that leave no more people than there were before',
    ],
    ['[2, 2, 3, 3, 4, 4, 5, 5]', '[2, 2, 3, 3, 4, 4, 5, 4]', 'errors that are no smaller further away'],
    ['2028 Q2]', '2030 Q2]', 'quarters in a row'],
    ['[5, 3, 4, 3, 2, 3, 0]', '[5, 3, 4, 3, 2, 3]', 'a level for each skill that the role asks for'],
  ])('%s as %s is named with its file and line', (before, after, expected) => {
    expect(mistakesWith(before, after)).toMatch(
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
    const { people, move } = readOrganisation();
    expect(said('{organisation.people} people')).toBe(`${people.toLocaleString('en-GB')} people`);
    expect(said('{Data engineering.short}, {Manual reporting.spare}')).toBe(`${move.before}, ${move.spare}`);
    expect(said('{Manual reporting.trend}')).toMatch(/^\u2212\d+%$/);
  });

  it('is a mistake where there is none, and a place that the page fills in stays', () => {
    expect(said('{organisation.poeple}')).toBe(
      'page.yaml:1: text: names the figure {organisation.poeple}, expected one of the sample organisation or a price',
    );
    expect(said('{Falconry.need}')).toMatch(/^page\.yaml:1: text: names the figure/);
    expect(said('{people} of them')).toBe('{people} of them');
  });
});
