import { describe, expect, it } from 'vitest';
import { searchIndex } from './page-search.ts';

const pages = [
  { name: 'SkillSuite', text: 'Five products that share one taxonomy.', to: '/skillsuite' },
  { name: 'Skills Agent', text: 'Answers with sources.', to: '/skills-agent' },
  { name: 'Skills Passport', text: 'Credentials that any employer can check.', to: '/skills-passport' },
  { name: 'What a gap costs', text: 'A calculator with its formula.', to: '/skills-roi' },
  { name: 'Pricing', text: 'Two packages, from one product to all.', to: '/pricing' },
];
const words = {
  '/skillsuite': 'Who may see a record, and how long it is kept.',
  '/pricing': 'Per year, with support.',
};
const { find, queryOf } = searchIndex(pages, words);
const found = (query: string) => find(query).map(({ to }) => to);

describe('the search of the pages', () => {
  it.each([
    ['pricing', ['/pricing']],
    ['Skills Agent', ['/skills-agent']],
    ['passp', ['/skills-passport']],
    ['roi', ['/skills-roi']],
    ['credentials', ['/skills-passport']],
    ['support', ['/pricing']],
    ['how long kept', ['/skillsuite']],
    ['PRÍCING', ['/pricing']],
  ])('finds %s', (query, paths) => {
    expect(found(query)).toEqual(paths);
  });

  it.each([
    ['skils agent', '/skills-agent'],
    ['pasport', '/skills-passport'],
    ['prciing', '/pricing'],
    ['princing', '/pricing'],
  ])('forgives the slip in %s', (query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  it('lists a page whose name has the word before one whose description has it', () => {
    const others = [
      { name: 'Terms', text: 'What we sell under pricing.', to: '/terms' },
      { name: 'Pricing', text: '', to: '/pricing' },
    ];
    expect(
      searchIndex(others)
        .find('pricing')
        .map(({ to }) => to),
    ).toEqual(['/pricing', '/terms']);
  });

  it.each(['', '  ', '/', 'xylophone', 'ro', 'agent of change today'])('finds nothing for “%s”', (query) => {
    expect(found(query).filter((path) => path !== '/skills-roi')).toEqual([]);
  });

  it('finds pages by more than half of the words', () => {
    expect(found('the skills agent')).toEqual(['/skills-agent']);
  });
});

describe('the first query', () => {
  it.each([
    ['/skils-agent', 'skils agent'],
    ['/products/Skills_Agent.html', 'skills agent'],
    ['/pricing/no-such-page', 'pricing'],
    ['/no-such-page', ''],
    ['/%E0%A4%A/passport', 'passport'],
    ['/', ''],
  ])('is made of the known words of %s', (path, query) => {
    expect(queryOf(path)).toBe(query);
  });

  it('has at most six words', () => {
    expect(queryOf(`/${'pricing-'.repeat(500)}`).split(' ')).toHaveLength(6);
  });
});
