import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod/mini';
import { figureNamed } from './figures.ts';
import { checkContent } from './loader/check-content.ts';
import { describeMistakes } from './loader/mistakes.ts';
import { contentSchemas } from './schemas.ts';

const read = (name: string) => readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8');

/** A file of this folder after one change, checked with its schema. */
function check<Schema extends z.ZodMiniType>(name: string, schema: Schema, before = '', after = '') {
  const text = read(name);
  expect(text).toContain(before);
  return checkContent(text.replace(before, after), schema, `${name}.yaml`, { figureNamed });
}

/** A file of this folder after a change of its value, checked. */
function checkEdited<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  change: (written: z.input<Schema>) => void,
) {
  const written = parse(read(name));
  change(written);
  return checkContent(JSON.stringify(written), schema, name, { figureNamed });
}

function mistakesIn(name: keyof typeof contentSchemas, before: string, after: string): string {
  return describeMistakes(check(name, contentSchemas[name], before, after).mistakes ?? []);
}

describe('a change that contradicts the rest of its file', () => {
  it.each([
    ['about-us', 'year: 2026', 'year: 2025', '20 years as the claim has it, not 19'],
    ['about-us', 'skills: 14000', 'skills: 6000', 'later stations with more skills'],
    [
      'case-studies',
      'before: 2, after: 8',
      'before: 2, after: 9',
      'no more outcomes in adverts than the module has',
    ],
    [
      'case-studies',
      'to: Grid, people: 6',
      'to: Wind, people: 6',
      'moves from one of the divisions to another',
    ],
    ['case-studies', 'posts: 160', 'posts: 50', 'no more moves than posts'],
    ['educator', 'weeks: [0, 0, 3, 3]', 'weeks: [0, 0, 2, 3]', '12 teaching weeks in Autumn 2025, not 11'],
    [
      'educator',
      'adverts: [53, 68, 86, 105]',
      'adverts: [53, 60, 86, 105]',
      'a skill in or out by the two rules, which Python breaks',
    ],
    [
      'educator',
      'adverts: [34, 22, 18, 14]',
      'adverts: [34, 26, 18, 14]',
      'a skill in or out by the two rules, which Manual reporting breaks',
    ],
    ['partners-page', 'day: 55', 'day: 15', 'later milestones on later days'],
    ['partners-page', 'day: 55', 'day: 56', 'a multiple of 5'],
    [
      'partners-page',
      'finds its skill, first: true',
      'finds its skill',
      'one milestone that is the first result',
    ],
  ] as const)('in %s, %s as %s, is named with its line', (name, before, after, expected) => {
    expect(mistakesIn(name, before, after)).toMatch(
      new RegExp(`^${name}\\.yaml:\\d+: [\\w.[\\]]+: .*${expected}`, 'm'),
    );
  });
});

describe('what is worked out of a file', () => {
  it('are the sums that the words of a case name', () => {
    const cases = contentSchemas['case-studies'];
    const { university, association } = check('case-studies', cases).value ?? {};
    expect(university?.impact).toMatch(/^39 of 48 .*\b18 more/);
    expect(association?.impact).toMatch(/^964 .*\b42\./);
    const changed = check('case-studies', cases, 'before: 2, after: 8', 'before: 2, after: 7').value;
    expect(changed?.university.impact).toMatch(/^38 of 48 .*\b17 more/);
  });

  it('are the places of milestones on their scale, up to the next one', () => {
    const row = check('partners-page', contentSchemas['partners-page']).value?.firstDays.rows[0];
    expect(row?.firstDay).toBe(45);
    expect(row?.milestones.map(({ at, until }) => `${at}-${until}`)).toEqual(['0-4', '4-9', '9-18', '18-18']);
  });

  it('is the end of the company’s route, which has the skills of the claim', () => {
    const last = check('about-us', contentSchemas['about-us']).value?.route.stations.at(-1);
    expect(last?.claim?.replace(/\D/g, '')).toBe(String(last?.skills));
    expect(last?.at).toBe(20);
  });

  it('are the amounts that the home page says how it reckons', () => {
    const rows = check('home', contentSchemas.home).value?.roi.ledger.rows ?? [];
    expect(rows).not.toEqual([]);
    for (const { reckoning, amount } of rows) {
      const [count = 0, price = 0] = Array.from(reckoning.replaceAll(',', '').matchAll(/\d+/g), Number);
      expect(count * price, reckoning).toBe(amount);
    }
  });
});

describe('a list', () => {
  it('has the length it has: a person more is no mistake', () => {
    const { value } = checkEdited('team', contentSchemas.team, ({ people }) =>
      people.push({ name: 'Another', role: 'One', bio: 'Two', image: people[0]?.image ?? '' }),
    );
    expect(value?.people.at(-1)?.name).toBe('Another');
  });

  it('that has counted places says why', () => {
    const { mistakes = [] } = checkEdited('skillsuite', contentSchemas.skillsuite, ({ week }) =>
      week.days.pop(),
    );
    expect(describeMistakes(mistakes)).toContain('has 4 entries, expected exactly 5: one for each product');
  });

  it('of headlines may be any, in any order: the newest seven are shown', () => {
    const { value } = checkEdited('home', contentSchemas.home, ({ news: { headlines } }) =>
      headlines.push(...headlines.slice(3, 4).map((headline) => ({ ...headline, date: '2031-01-01' }))),
    );
    const dates = value?.news.headlines.map(({ date }) => date) ?? [];
    expect(dates).toHaveLength(7);
    expect(dates[0]).toBe('2031-01-01');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('of cases may have others, without maps', () => {
    const { value } = checkEdited('case-studies', contentSchemas['case-studies'], (cases) => {
      const { chart, ...words } = cases.sme;
      cases.others = [{ ...words, description: '{gain} more', before: 2, after: 7 }];
    });
    expect(value?.others?.[0]?.description).toBe('5 more');
  });
});

describe('the home page', () => {
  const home = check('home', contentSchemas.home).value;
  const cases = check('case-studies', contentSchemas['case-studies']).value;

  it('counts learning outcomes as the university of the case studies does', () => {
    const modules = cases?.university.chart.modules ?? [];
    const [before, after, all] = (['before', 'after', 'outcomes'] as const).map((name) =>
      modules.reduce((sum, entry) => sum + entry[name], 0),
    );
    expect([before, (after ?? 0) - (before ?? 0), (all ?? 0) - (after ?? 0)]).toEqual(
      home?.audiences.education.squares,
    );
  });

  it('counts moves as the enterprise of the case studies does', () => {
    const chart = cases?.enterprise.chart;
    expect(home?.case.title).toContain(`${chart?.after} of ${chart?.posts}`);
    expect(home?.case.quote).toContain(` ${chart?.before}.`);
  });
});

describe('an outbound link', () => {
  it.each(['http://example.com/a', 'www.example.com', 'https://example'])(
    'has no address like %s',
    (address) => {
      const { mistakes = [] } = checkEdited('links', contentSchemas.links, ({ links }) => {
        links.bookingPage.address = address;
      });
      expect(describeMistakes(mistakes)).toContain('expected an address that begins with https://');
    },
  );

  it('is named as links.yaml names it', () => {
    expect(mistakesIn('results', 'link: bookingPage', 'link: bokingPage')).toContain(
      'expected the name of a link in links.yaml (did you mean "bookingPage"?)',
    );
  });
});

describe('videos.yaml', () => {
  /** What is said about the file after one change to its first video. */
  const withId = (id: string, provider: string) => {
    const [before = ''] = /provider: \S+/.exec(read('videos')) ?? [];
    return mistakesIn('videos', before, `provider: ${provider}\n    id: ${id}`);
  };

  it('takes an id of its provider, and nothing else', () => {
    expect(withId('"a-b_c123456"', 'youtube-nocookie')).toBe('');
    expect(withId('"76979871"', 'vimeo')).toBe('');
    expect(withId('"76979871"', 'youtube-nocookie')).toContain('11 letters, digits');
    expect(withId('"https://vimeo.com/76979871"', 'vimeo')).toContain('digits for vimeo');
    expect(withId('76979871', 'vimeo')).toContain('the id of the video, in quotes');
  });

  it.each(['2 min', '2:75', '0:00', '1:02:03'])('refuses %s as a length', (length) => {
    expect(mistakesIn('videos', '"2:10"', `"${length}"`)).toContain('expected minutes and seconds');
  });
});
