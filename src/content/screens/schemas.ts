import * as z from 'zod/mini';
import {
  code,
  date,
  exactly,
  labels,
  line,
  lines,
  list,
  paragraph,
  positive,
  refuse,
  several,
  short,
  shorts,
  shownLevel,
  time,
  twoYears,
  whole,
} from '../fields.ts';
import { longDay, sum } from '../format.ts';
import { checkedFile } from '../loader/check-content.ts';
import { readOrganisation } from '../organisation/organisation.ts';
import { skillField, skillName, skillRecords, skillTotals } from '../organisation/skills.ts';
import { products } from '../products.ts';

/**
 * What every product screen begins with. Its text is read out too, so the description says what the screen is and what is
 * only drawn.
 */
const screen = (filled?: string) => ({
  view: short(),
  description: line(filled).check(z.minLength(20, { error: 'at least 20 characters' })),
});

/** `screens/frame.yaml`; whose screens they are says the sample organisation. */
export const screenFrame = z.pipe(
  z.strictObject({
    size: short('people'),
    products: labels(...products, 'control-centre'),
  }),
  z.transform((frame) => {
    const { name, people, today } = readOrganisation();
    return { ...frame, organisation: name, people, date: longDay(today) };
  }),
);

const person = z.strictObject({
  ...shorts('name', 'role'),
  /** The required skill that the person lacks, and how it is learnt. */
  missing: z.optional(skillName()),
  learning: z.optional(z.enum(['course', 'role'])),
  weeks: whole(),
});

/** `screens/skills-agent.yaml`; question, people and records are the sample organisation's. */
export const skillsAgentScreen = z.pipe(
  z.strictObject({
    ...screen(),
    asker: z.strictObject({ ...shorts('name', 'role'), time: time() }),
    answer: paragraph({ maximum: 200 }),
    /** What each of the stops leaves. */
    route: z.strictObject({
      label: short(),
      stops: several(short(), exactly(3, 'the people covered, those with the skill and those in the answer')),
    }),
    required: labels('label'),
    table: z.strictObject({
      caption: line(),
      columns: labels('person', 'matching', 'missing', 'weeks'),
      ...shorts('of', 'none', 'now', 'weeks'),
      learning: labels('course', 'role'),
    }),
    people: z.array(person),
    sources: z.strictObject({
      ...shorts('label', 'records', 'total'),
      /** What is read of each connected system, and at what time of the day on which the question is asked. */
      systems: list(
        { ...shorts('title', 'holds'), read: time() },
        exactly(3, 'one for each system of organisation.yaml'),
      ),
      scope: line(),
    }),
  }),
  z.transform(({ route, required, sources, ...rest }) => {
    const { question, systems, today } = readOrganisation();
    const left = [question.covered, question.skilled, question.people];
    const read = sources.systems.map(({ title, ...source }, index) => ({
      system: title,
      ...source,
      records: index === 0 ? question.covered : (systems[index]?.records ?? 0),
    }));
    return {
      ...rest,
      date: today,
      question: question.text,
      route: { ...route, stops: route.stops.map((text, index) => ({ people: left[index] ?? 0, text })) },
      required: { ...required, skills: question.requires },
      sources: {
        ...sources,
        systems: read,
        total: { label: sources.total, records: sum(read.map(({ records }) => records)) },
      },
    };
  }),
);

const share = z.strictObject({
  with: short(),
  /** The credentials shared; all verified ones where none is named. */
  skills: z.optional(z.array(skillName())),
  until: date(),
});

/** `screens/skills-passport.yaml`; holder and credentials are the sample organisation's. */
export const skillsPassportScreen = z.pipe(
  z.strictObject({
    ...screen(),
    labels: labels('number', 'verified', 'pending', 'issuers'),
    table: z.strictObject({
      caption: short(),
      columns: labels('skill', 'level', 'date', 'state'),
      states: labels('verified', 'pending'),
    }),
    pending: line(),
    sharing: z.strictObject({
      ...shorts('label', 'everything', 'until'),
      shares: z.array(share),
      nobody: line(),
    }),
  }),
  z.transform((passport) => ({ ...passport, ...readOrganisation().passport })),
);

const candidate = z.strictObject({
  code: code(),
  /** The level shown in each skill that the role asks for, in that order; 0 where nothing shows it. */
  shown: several(shownLevel()),
});

const evidence = { skill: skillName(), text: line() };

/**
 * `screens/skills-1st-matching.yaml`; the role and who fits it best are the sample organisation's. Of each candidate it says how
 * many skills are `met`, at the level asked or above, and their `share` in whole per cent.
 */
export const skillsMatchingScreen = z.pipe(
  z.strictObject({
    ...screen(),
    team: short(),
    ...lines('anonymous', 'rule'),
    table: labels('caption', 'code', 'asked', 'match', 'of'),
    /** Those after the one who fits best. */
    others: z.array(candidate),
    opened: z.strictObject({
      ...shorts('label', 'summary', 'shown', 'asked'),
      reasons: z.array(z.strictObject(evidence)),
      missing: z.strictObject({ ...evidence, label: short() }),
      also: labels('label'),
    }),
  }),
  z.transform(({ others, opened, ...rest }, context) => {
    const { role, asks, code, shows, also } = readOrganisation().match;
    const odd = others.findIndex(({ shown }) => shown.length !== asks.length);
    if (odd >= 0) {
      return refuse(context, others[odd], `a level for each of the ${asks.length} skills asked for`, [
        'others',
        odd,
        'shown',
      ]);
    }
    const matched = (known: z.output<typeof candidate>) => {
      const met = asks.filter(({ asked }, index) => (known.shown[index] ?? 0) >= asked).length;
      return { ...known, met, share: Math.round((100 * met) / asks.length) };
    };
    const best = matched({ code, shown: shows });
    return {
      ...rest,
      role,
      skills: asks,
      candidates: [best, ...others.map(matched)],
      opened: { ...opened, candidate: best, also: { ...opened.also, skills: also } },
    };
  }),
);

/** The screen of Skills 1st Matching, for the page that shows a row of it. */
export const readMatchingScreen = checkedFile('screens/skills-1st-matching', skillsMatchingScreen);

/** The forecast's place a year from now: quarters count from the next one. */
const yearAhead = 3;

const forecast = z.strictObject({ skill: skillField(), index: several(whole(), twoYears) }).check(
  z.check(({ value: { skill, index }, issues }) => {
    const wanted = 100 + skill.trend;
    const expected = `${wanted}, as the trend of ${skill.name} in skills.yaml says`;
    if (index[yearAhead] !== wanted) refuse({ issues }, index[yearAhead], expected, ['index', yearAhead]);
  }),
);

const ranked = several(skillField());

/** `screens/skills-lens.yaml`; quarters and errors are the sample organisation's. */
export const skillsLensScreen = z.pipe(
  z.strictObject({
    ...screen('first last'),
    labels: labels(
      'now',
      'year',
      { range: 'value error' },
      'rising',
      'fading',
      { gap: 'gap', spare: 'spare' },
      'sources',
    ),
    forecasts: several(forecast),
    rising: ranked,
    fading: ranked,
    sources: z.array(line()),
  }),
  z.transform((lens) => {
    const { quarters, errors } = readOrganisation().forecast;
    return { ...lens, quarters, errors };
  }),
);

/** The screen of Skills Lens, for the page that shows one of its forecasts. */
export const readLensScreen = checkedFile('screens/skills-lens', skillsLensScreen);

/** `screens/skills-mapping.yaml`; the plan is the sample organisation's. The sums are made once, at build. */
export const skillsMappingScreen = z.pipe(
  z.strictObject({
    ...screen(),
    labels: z.strictObject({
      ...shorts('short', 'spare', 'total', 'team', 'sum'),
      stats: labels('need', 'have', 'gap', 'short', 'spare'),
      columns: labels('skill', 'need', 'have', 'gap', 'trend'),
    }),
    table: z.strictObject(lines('title', { note: 'skills need have gap' })),
    grid: z.strictObject({
      title: line(),
      teams: several(short()),
      rows: list({ group: short(), short: z.array(whole()) }),
    }),
    suggestion: z.strictObject({ title: short(), ...lines('text', 'effect') }),
  }),
  z.transform(({ table, grid, ...rest }, context) => {
    const { entries: skills, ...totals } = readOrganisation().plan;
    for (const [index, row] of grid.rows.entries()) {
      const wanted = skillTotals(skills.filter(({ group }) => group === row.group)).short;
      if (sum(row.short) === wanted && row.short.length === grid.teams.length) continue;
      const expected = `${grid.teams.length} numbers that add up to ${wanted}`;
      refuse(context, row.short, expected, ['grid', 'rows', index, 'short']);
    }
    return {
      ...rest,
      table: { ...table, skills, totals, whole: skillTotals(skillRecords()) },
      grid: {
        ...grid,
        columns: grid.teams.map((_, index) => sum(grid.rows.map(({ short }) => short[index] ?? 0))),
      },
    };
  }),
);

/** A product's panel, whose words may all use the same names in braces. */
const panel = (filled: string) => ({ ...shorts({ name: filled, figure: filled }), text: line(filled) });
const forecasted = 'skill change value error quarter';
const found = 'query all';

/** `screens/control-centre.yaml`. What other screens show is taken from their files. */
export const controlCentreScreen = z.pipe(
  z.strictObject({
    ...screen(),
    agent: z.strictObject(panel('systems')),
    passport: z.strictObject({
      ...panel('holders share'),
      holders: whole(),
      skills: list({ name: short(), count: whole() }),
    }),
    matching: z.strictObject({
      ...panel('strong all'),
      shares: list({ from: short(), matches: whole(), strong: z.optional(z.literal(true)) }),
    }),
    mapping: z.strictObject({ ...panel(''), ...shorts('short', 'spare'), shown: positive() }),
    lens: z.strictObject({ ...panel(forecasted), ...shorts({ today: forecasted, last: forecasted }) }),
    search: z.strictObject({
      ...panel(found),
      ...shorts({ query: found, skills: found, people: found }),
      skill: skillField(),
      others: list({ name: short(), results: whole() }),
    }),
  }),
  z.transform(({ agent, ...rest }) => ({
    ...rest,
    agent: { ...agent, systems: readOrganisation().systems },
  })),
);
