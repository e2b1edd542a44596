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

/** What is said about a file of this folder after a change of its value. */
const mistakesAfter =
  <Schema extends z.ZodMiniType>(name: string, schema: Schema, change: (written: z.input<Schema>) => void) =>
  () =>
    describeMistakes(checkEdited(name, schema, change).mistakes ?? []);

function mistakesIn(name: keyof typeof contentSchemas, before: string, after: string): string {
  return describeMistakes(check(name, contentSchemas[name], before, after).mistakes ?? []);
}

describe('a change that contradicts the rest of its file', () => {
  it.each([
    [
      /stations over \d+ .+ as the claim has it, not \d+/,
      mistakesAfter('about-us', contentSchemas['about-us'], ({ route }) => {
        for (const first of route.stations.slice(0, 1)) first.year -= 1;
      }),
    ],
    [
      'later stations with more skills',
      mistakesAfter('about-us', contentSchemas['about-us'], ({ route }) => {
        for (const second of route.stations.slice(1, 2)) second.skills = route.stations[0]?.skills;
      }),
    ],
    [
      'no more outcomes in adverts than the module has',
      mistakesAfter('case-studies', contentSchemas['case-studies'], ({ university }) => {
        for (const module of university.chart.modules) module.after = module.outcomes + 1;
      }),
    ],
    [
      'moves from one of the divisions to another',
      mistakesAfter('case-studies', contentSchemas['case-studies'], ({ enterprise }) => {
        for (const move of enterprise.chart.before) move.to = move.from;
      }),
    ],
    [
      'no more moves than posts',
      mistakesAfter('case-studies', contentSchemas['case-studies'], ({ enterprise }) => {
        enterprise.chart.posts = 1;
      }),
    ],
    [
      'an answer without {figure}, or the claim that has it',
      mistakesAfter('business-leader', contentSchemas['business-leader'], ({ faq }) => {
        for (const item of faq.items) delete item.claim;
      }),
    ],
    [
      'each of the 11 figures once',
      mistakesAfter('skills-roi', contentSchemas['skills-roi'], ({ calculator }) => {
        for (const group of calculator.groups.slice(0, 1)) group.fields.push(...group.fields.slice(0, 1));
      }),
    ],
    [
      'an id of its own for each',
      mistakesAfter('skills-1st-matching', contentSchemas['skills-1st-matching'], ({ audiences }) => {
        audiences.push(...audiences.slice(0, 1));
      }),
    ],
    [
      'ports at least 40 apart',
      mistakesAfter('case-studies', contentSchemas['case-studies'], ({ association }) => {
        association.chart.ports.push(...association.chart.ports.slice(0, 1));
      }),
    ],
    [
      /12 teaching weeks in .+, not 1[3-9]/,
      mistakesAfter('educator', contentSchemas.educator, ({ curriculum }) => {
        for (const taught of curriculum.skills.slice(0, 1))
          taught.weeks = taught.weeks.map((week) => week + 1);
      }),
    ],
    [
      'a skill in or out by the two rules, which',
      mistakesAfter('educator', contentSchemas.educator, ({ curriculum }) => {
        for (const row of curriculum.skills) row.adverts = row.adverts.map(() => 0);
      }),
    ],
    [
      'later milestones on later days',
      mistakesAfter('partners-page', contentSchemas['partners-page'], ({ firstDays }) => {
        firstDays.rows[0]?.milestones.splice(1, 0, { day: 0, text: 'Again' });
      }),
    ],
    [
      'a multiple of 5',
      mistakesAfter('partners-page', contentSchemas['partners-page'], ({ firstDays }) => {
        firstDays.rows[0]?.milestones.push({ day: 56, text: 'Between two places' });
      }),
    ],
    [
      'one milestone that is the first result',
      mistakesAfter('partners-page', contentSchemas['partners-page'], ({ firstDays }) => {
        for (const milestone of firstDays.rows[0]?.milestones ?? []) milestone.first = true;
      }),
    ],
  ])('is named: %s', (expected, mistakes) => {
    expect(mistakes()).toMatch(expected);
  });
});

describe('what is worked out of a file', () => {
  it('are the sums that the words of a case name', () => {
    const { value } = checkEdited('case-studies', contentSchemas['case-studies'], ({ university }) => {
      university.impact = '{after} of {outcomes}, {gain} more';
      university.chart.modules = [
        { name: 'One', outcomes: 8, before: 2, after: 7 },
        { name: 'Two', outcomes: 6, before: 3, after: 3 },
      ];
    });
    expect(value?.university.impact).toBe('10 of 14, 5 more');
  });

  it('are the places of milestones on their scale, up to the next one', () => {
    const { value } = checkEdited('partners-page', contentSchemas['partners-page'], ({ firstDays }) => {
      for (const row of firstDays.rows)
        row.milestones = [
          { day: 0, text: 'Signed' },
          { day: 45, text: 'Seen', first: true },
          { day: 90, text: 'Used' },
        ];
    });
    const row = value?.firstDays.rows[0];
    expect(row?.firstDay).toBe(45);
    expect(row?.milestones.map(({ at, until }) => `${at}-${until}`)).toEqual(['0-9', '9-18', '18-18']);
  });

  it('is the end of the company’s route, which has the skills of the claim', () => {
    const route = check('about-us', contentSchemas['about-us']).value?.route;
    const last = route?.stations.at(-1);
    expect(last?.claim?.replace(/\D/g, '')).toBe(String(last?.skills));
    expect(last?.at).toBe(route?.length);
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
  it('counts learning outcomes as the university of the case studies does', () => {
    const [asked = 0, more = 0, open = 0] =
      check('home', contentSchemas.home).value?.audiences.education.squares ?? [];
    expect(figureNamed('university.before')).toBe(String(asked));
    expect(figureNamed('university.after')).toBe(String(asked + more));
    expect(figureNamed('university.gain')).toBe(String(more));
    expect(figureNamed('university.outcomes')).toBe(String(asked + more + open));
    expect(figureNamed('university.modules')).toBeUndefined();
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
    const linked = Object.entries(parse(read('links')).links)[0]?.[0] ?? '';
    const [before = ''] = /link: \w+/.exec(read('results')) ?? [];
    expect(mistakesIn('results', before, `link: ${linked}s`)).toContain(
      `expected the name of a link in links.yaml (did you mean "${linked}"?)`,
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
    const { mistakes = [] } = checkEdited('videos', contentSchemas.videos, ({ videos }) => {
      for (const video of Object.values(videos)) Object.assign(video, { length });
    });
    expect(describeMistakes(mistakes)).toContain('expected minutes and seconds');
  });
});
