import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod/mini';
import { mistakesWith } from '../../../tests/support/changed-content.ts';
import { readCases } from '../../content/cases.ts';
import { knownClaims } from '../../content/claims.ts';
import { figureNamed } from '../../content/figures.ts';
import { isFiled } from '../../content/invented.ts';
import { outboundLinkNames } from '../../content/links.ts';
import { checkContent } from '../../content/loader/check-content.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillRecords } from '../../content/organisation/skills.ts';
import { type Content, contentSchemas } from './schemas.ts';

const read = (name: string) => readFileSync(`src/${name}.yaml`, 'utf8');

type Name = keyof typeof contentSchemas;

/** Returns the parsed value of a content file after a change of its source, or undefined if the result has mistakes. */
function edited<Edited extends Name>(
  name: Edited,
  change: (written: z.input<(typeof contentSchemas)[Edited]>) => void = () => {},
) {
  const written = parse(read(name));
  change(written);
  const schema: z.ZodMiniType = contentSchemas[name];
  const { value } = checkContent(JSON.stringify(written), schema, name, { figureNamed });
  return value as Content<Edited> | undefined;
}

const twice = (entries: readonly unknown[]) => [...entries, entries[0]];

describe('a change that contradicts the rest of its file', () => {
  const company = 'content/organisation/organisation';
  const { people, taxonomy, plan, move, forecast } = readOrganisation();
  const [{ name: firstSkill } = expect.fail()] = skillRecords();
  const [{ from: division } = expect.fail()] = readCases().enterprise.chart.moves.before;
  const askedRow = parse(read('pages/business-leader/page')).board.rows.findIndex(
    ({ skill }: { skill: string }) => skill === readOrganisation().question.skill.name,
  );
  const pending = readOrganisation().passport.credentials.find(({ state }) => state === 'pending')?.skill;
  const groupOfPlan = plan.entries[0]?.group;
  const unplanned = skillRecords().find(
    ({ name, group }) => group === groupOfPlan && plan.entries.every((entry) => entry.name !== name),
  );
  const otherGroup = skillRecords().find(({ group }) => plan.entries.every((entry) => entry.group !== group));
  it.each<[Name, string, unknown, string]>([
    [
      company,
      'taxonomy.families.0.skills',
      taxonomy.point,
      `families whose skills add up to ${taxonomy.skills}, not to \\d+`,
    ],
    ['content/claims', 'claims', twice, 'a name that no other entry has'],
    [
      'pages/business-leader/page',
      `board.rows.${askedRow}.hire`,
      (hire: number) => hire - 1,
      `for .+ the plan of organisation.yaml: move ${move.people}, hire \\d+`,
    ],
    ['content/organisation/skills', 'groups.1.skills.0.name', firstSkill, 'a name that no other entry has'],
    [
      company,
      'taxonomy.point',
      taxonomy.skills + 1,
      `families whose number of skills is a multiple of ${taxonomy.skills + 1} \\(point\\), unlike the`,
    ],
    [company, 'taxonomy.skills', taxonomy.skills + 1, `${taxonomy.skills}, as in the claim "`],
    [company, 'plan.0', otherGroup?.name, `departments, unlike ${otherGroup?.group}`],
    [company, 'taxonomy.families.0.name', 'Any other', 'one of "'],
    [company, 'plan.0', unplanned?.name, 'skills that the maps show: '],
    [
      company,
      'plan',
      (names: readonly string[]) => names.filter((name) => name !== move.from.name),
      `a list with both skills of the move, ${move.from.name} and ${move.to.name}`,
    ],
    [
      company,
      'passport.credentials',
      (entries: readonly object[]) => entries.map((entry) => ({ ...entry, state: 'pending' })),
      'a verified credential for each drawn stamp: .+ none for \\w+',
    ],
    [
      'pages/skills-passport/page',
      'stamp.skill',
      pending,
      'the skill of a verified credential in organisation.yaml',
    ],
    [
      'pages/skills-passport/page',
      'life.skill',
      pending,
      'the skill of a verified credential in organisation.yaml',
    ],
    [
      'content/organisation/forecasts',
      'skills.0.index.3',
      (index: number) => index + 1,
      '\\d+, which is 100 plus the trend of .+ in skills.yaml',
    ],
    ['pages/skills-1st-matching/page', 'slip.code', '0000', 'a candidate in candidates.yaml'],
    [company, 'move.people', move.spare + 1, `at most \\d+, the people that ${move.from.name} can spare`],
    [company, 'question.covered', people + 1, `at most ${people}, the people`],
    [company, 'systems.0.records', people + 1, `expected ${people}, the people`],
    [
      company,
      'forecast.errors.0',
      (forecast.errors[1] ?? 0) + 1,
      'do not get smaller .+, not \\d+ and then \\d+',
    ],
    [company, 'forecast.quarters.0', forecast.quarters[1], 'consecutive quarters, not .+ and then'],
    [company, 'match.shows', twice, 'one level for each skill in asks: \\d+, not'],
    [
      'pages/about-us/page',
      'route.stations.0.year',
      (year: number) => year - 1,
      'stations over \\d+ .+, not \\d+',
    ],
    ['pages/about-us/page', 'route.stations.1.skills', 0, 'later stations with more skills'],
    [
      'pages/case-studies/page',
      'university.chart.modules.0.after',
      1000,
      'before and after that are no larger than outcomes: at most \\d+ in',
    ],
    ['pages/case-studies/page', 'enterprise.chart.before.0.to', division, 'moves from one of the divisions'],
    ['pages/case-studies/page', 'enterprise.chart.posts', 1, 'at least \\d+, the people in the moves'],
    ['pages/case-studies/page', 'association.chart.ports', twice, 'ports at least 40 apart'],
    [
      'pages/business-leader/page',
      'faq.items.0',
      { question: 'How many?', answer: '{figure}' },
      'an answer without {figure}, or the claim that has it',
    ],
    [
      'pages/skills-roi/skills-gap-calculator',
      'calculator.groups.0.fields',
      twice,
      'each of the 11 figures once',
    ],
    ['pages/skillsuite/page', 'week.days', twice, 'exactly 5: one for each product'],
    ['pages/skills-1st-matching/page', 'audiences', twice, 'exactly 2: educators and business leaders'],
    ['pages/educator/page', 'curriculum.skills.0.weeks.0', 13, '12 teaching weeks in .+, not \\d+'],
    [
      'pages/educator/page',
      'curriculum.skills',
      (rows: readonly { adverts: number[] }[]) =>
        rows.map((row) => ({ ...row, adverts: row.adverts.map(() => 0) })),
      'a skill in or out by the two rules, which',
    ],
    ['pages/partners/page', 'firstDays.rows.0.milestones.1.day', 0, 'later milestones on later days'],
    [company, 'question.divisions.0.short', 1000, 'add up to \\d+, as .+ lacks, not to \\d+'],
    [
      company,
      'forecast.rising',
      (names: readonly string[]) => names.toReversed(),
      'highest trend first: .+ above',
    ],
    [
      'pages/skills-1st-masterclass/page',
      'learn.slots.0.minutes',
      1,
      'parts that last \\d+ minutes together, not',
    ],
    ['pages/home/page', 'try.questions.0.stops.1.people', '99,999', 'fewer people, not \\d+ and then 99999'],
    [
      'pages/skills-agent/page',
      'ask.questions.0.stops.1.people',
      '99,999',
      'fewer people, not \\d+ and then 99999',
    ],
    [
      'pages/skills-agent/page',
      'ask.questions.0.figures.0.records.0.row',
      99_999,
      'the system has, at most \\d+',
    ],
    ['pages/business-leader/page', 'board.rows.0.train', 9999, 'at most \\d+ people moved'],
    ['pages/business-leader/page', 'board.rows', twice, 'organisation.yaml, in its order: .+, '],
    ['pages/recruiter/page', 'search.sides.0.steps.0.left', 99999, 'not \\d+ and then 99999'],
    ['pages/recruiter/page', 'shortlist.opened', '0000', 'one of the candidates: \\d+, '],
    ['pages/recruiter/page', 'shortlist.candidates.0.evidence', twice, 'skill of the brief: \\d+, not \\d+'],
    ['pages/recruiter/page', 'filter.people.0.gap', 12, 'the figures of the people below: \\d+ of \\d+'],
    ['pages/skills-passport/page', 'life.events.0.sees', twice, 'viewers sees: \\d+ lines, not \\d+ as in'],
    ['pages/partners/page', 'firstDays.rows.0.milestones.1.day', 56, 'a multiple of 5'],
    [
      'pages/partners/page',
      'firstDays.rows.0.milestones',
      (milestones: readonly object[]) => milestones.map((milestone) => ({ ...milestone, first: true })),
      'one milestone that is the first result',
    ],
  ])('%s: %s is named', (name, place, change, expected) => {
    expect(mistakesWith(name, place, change)).toMatch(
      new RegExp(`^${name}\\.yaml:\\d+: [\\w.[\\]]+: .*${expected}`, 'm'),
    );
  });
});

describe('computed values', () => {
  it('are the sums in the text of a case', () => {
    const value = edited('pages/case-studies/page', ({ university }) => {
      university.impact = '{after} of {outcomes}, {gain} more';
      university.chart.modules = [
        { name: 'One', outcomes: 8, before: 2, after: 7 },
        { name: 'Two', outcomes: 6, before: 3, after: 3 },
      ];
    });
    expect(value?.university.impact).toBe('10 of 14, 5 more');
  });

  it('are the positions of milestones on their scale, each up to the next one', () => {
    const value = edited('pages/partners/page', ({ firstDays }) => {
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

  it('are the end of the company’s route and its number of skills, as in the claim', () => {
    const route = edited('pages/about-us/page')?.route;
    const last = route?.stations.at(-1);
    expect(last?.claim?.replace(/\D/g, '')).toBe(String(last?.skills));
    expect(last?.at).toBe(route?.length);
  });
});

describe('a list', () => {
  it('may have any length, such as one more person', () => {
    expect(mistakesWith('content/team', 'people', twice)).toBe('');
  });

  it('of cases may have other cases without maps', () => {
    const value = edited('pages/case-studies/page', (cases) => {
      const { chart, ...words } = cases.sme;
      cases.others = [{ ...words, description: '{gain} more', before: 2, after: 7 }];
    });
    expect(value?.others?.[0]?.description).toBe('5 more');
    // The editor leaves an empty list after the last entry is deleted.
    expect(
      edited('pages/case-studies/page', (cases) => Object.assign(cases, { others: [] }))?.others,
    ).toEqual([]);
  });
});

describe('a name of another file', () => {
  const [claim = expect.fail()] = knownClaims();
  const [skill = expect.fail()] = skillRecords();

  it('is replaced by the entry: for a claim its name, figure, wording, source and whether it is on file', () => {
    const { name, figure, wording, source } = claim;
    const value = edited('pages/future-skills-report/page', ({ stats }) => stats.splice(0, 1, name));
    expect(value?.stats[0]).toEqual({ name, figure, wording, source, filed: isFiled(claim) });
  });

  it.each<[Name, string, string, string]>([
    ['pages/future-skills-report/page', 'stats.0', claim.name, 'claim in claims.yaml'],
    ['content/videos', 'videos.intro.link', outboundLinkNames[0] ?? '', 'link in links.yaml'],
    ['content/organisation/organisation', 'plan.0', skill.name, 'skill in skills.yaml'],
    ['content/organisation/organisation', 'departments.0.group', skill.group, 'group in skills.yaml'],
  ])('has to exist: %s, %s', (file, place, existing, what) => {
    expect(mistakesWith(file, place, `${existing}x`)).toContain(
      `is "${existing}x", expected the name of a ${what} (did you mean "${existing}"?)`,
    );
  });
});
