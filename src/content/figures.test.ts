import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { figureNamed } from './figures.ts';
import { checkContent } from './loader/check-content.ts';
import { describeMistakes } from './loader/mistakes.ts';
import { readOrganisation } from './organisation/organisation.ts';

const organisation = readOrganisation();

describe('a figure that a text names in braces', () => {
  const schema = z.strictObject({ text: z.string() });
  const said = (written: string) => {
    const { value, mistakes } = checkContent(`text: "${written}"\n`, schema, 'page.yaml', {
      figureNamed,
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
