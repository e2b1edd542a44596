import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readCases } from './cases.ts';
import { figureNamed, numberInWords } from './figures.ts';
import { checkContent } from './loader/check-content.ts';
import { readOrganisation } from './organisation/organisation.ts';
import { readPrices } from './prices.ts';

describe('figureNamed', () => {
  it('returns figures of the organisation, of a skill and of a case', () => {
    const { people, move, plan } = readOrganisation();
    const falling = plan.entries.find(({ trend }) => trend < 0);
    expect(figureNamed('organisation.people')).toBe(people.toLocaleString('en-GB'));
    const skillFigures = ['short', 'spare'].map((figure) => [
      figureNamed(`${move.to.name}.${figure}`),
      figureNamed(`${move.from.name}.${figure}`),
    ]);
    expect(skillFigures).toEqual([
      [`${move.before}`, '0'],
      ['0', `${move.spare}`],
    ]);
    expect(figureNamed(`${falling?.name}.trend`)).toBe(`\u2212${-(falling?.trend ?? 0)}%`);
    const { before, after } = readCases().university.chart;
    expect(figureNamed('university.gain')).toBe(`${after - before}`);
    expect(figureNamed('university.modules')).toBeUndefined();
  });

  it('returns terms of the contract', () => {
    expect(figureNamed('contract.notice')).toBe(readPrices().contract.notice);
    expect(figureNamed('contract.colour')).toBeUndefined();
  });

  it('returns the systems that pages name', () => {
    expect(figureNamed('integrations.systems')).toBe(readPrices().integrations.systems);
  });

  it('returns the size of the team in words', () => {
    expect([7, 13, 20, 21, 99, 100].map(numberInWords)).toEqual([
      'seven',
      'thirteen',
      'twenty',
      'twenty-one',
      'ninety-nine',
      '100',
    ]);
    const people = figureNamed('team.people') ?? '';
    expect(people).toMatch(/^[a-z-]+$/);
    expect(figureNamed('team.People')).toBe(people.charAt(0).toUpperCase() + people.slice(1));
  });

  it('reports an unknown figure, and does not change a placeholder of the page', () => {
    const page = z.strictObject({ text: z.string() });
    const checked = (text: string) => checkContent(`text: "${text}"`, page, 'page.yaml', { figureNamed });
    for (const name of ['organisation.poeple', 'Falconry.need']) {
      expect(checked(`{${name}}`).mistakes?.[0]?.problem).toBe(
        `has the unknown figure {${name}}, expected one of the sample organisation or a price`,
      );
    }
    expect(checked('{people} of them').value?.text).toBe('{people} of them');
  });
});
