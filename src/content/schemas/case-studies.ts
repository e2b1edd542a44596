import * as z from 'zod/mini';
import {
  exactly,
  head,
  labels,
  line,
  lines,
  list,
  paragraphs,
  sample,
  section,
  several,
  short,
  shorts,
  whole,
  wholes,
} from '../fields.ts';
import { fillKnown, sum } from '../format.ts';
import { skillName } from '../organisation/skills.ts';

/** What a chart counts, before and a year on: the sums that the page's words name. */
const totals = <Item extends { readonly before: number; readonly after: number }>(
  items: readonly Item[],
) => ({
  before: sum(items.map(({ before }) => before)),
  after: sum(items.map(({ after }) => after)),
});

/** Modules and how many of their outcomes adverts ask for. */
const moduleChart = z.pipe(
  z.strictObject({
    ...lines('caption', 'largeText'),
    ...shorts({ large: 'before outcomes' }, 'module', 'total', { of: 'count all' }),
    modules: z
      .array(z.strictObject({ name: short(), ...wholes('outcomes', 'before', 'after') }))
      .check(
        z.refine(
          (modules) => modules.every(({ outcomes, before, after }) => Math.max(before, after) <= outcomes),
          { error: 'no more outcomes in adverts than the module has' },
        ),
      ),
  }),
  z.transform((chart) => ({
    ...chart,
    ...totals(chart.modules),
    outcomes: sum(chart.modules.map(({ outcomes }) => outcomes)),
  })),
);

const move = z.strictObject({ ...shorts('from', 'to'), people: whole() });

/** Moves between divisions, before on the left of them and after on the right. */
const moveChart = z.pipe(
  z
    .strictObject({
      ...lines({ caption: 'before after', move: 'from to people' }),
      legend: labels('from', 'arrow', 'to', 'width'),
      posts: whole(),
      divisions: several(short(), exactly(6, 'one for each place on the map of moves')),
      before: z.array(move),
      after: z.array(move),
    })
    .check(
      z.refine(
        ({ divisions, before, after }) =>
          [...before, ...after].every(
            ({ from, to }) => from !== to && divisions.includes(from) && divisions.includes(to),
          ),
        { error: 'moves from one of the divisions to another' },
      ),
      z.refine(
        ({ posts, before, after }) =>
          [before, after].every((moves) => sum(moves.map(({ people }) => people)) <= posts),
        { error: 'no more moves than posts' },
      ),
    ),
  z.transform(({ before, after, ...chart }) => ({
    ...chart,
    before: sum(before.map(({ people }) => people)),
    after: sum(after.map(({ people }) => people)),
    moves: { before, after },
  })),
);

/** Two skills and how many people can do each of them alone. */
const skillChart = z.pipe(
  z.strictObject({
    caption: line(),
    skills: list(
      { skill: skillName(), ...wholes('before', 'after') },
      exactly(2, 'one for each hill of the map'),
    ),
  }),
  z.transform(({ caption, skills }) => ({
    caption,
    ...totals(skills),
    skills: skills.map(({ skill, before, after }) => ({ name: skill, before, after })),
  })),
);

/** The sheet of the coast, in user units. */
const sheetSize = { width: 420, height: 340 } as const;
/** In the same units. */
const portDistance = 40;

/** Ports on a coast, with the passports held at each. */
const portChart = z.pipe(
  z.strictObject({
    caption: line(),
    ports: z
      .array(
        z.strictObject({
          name: short(),
          x: z.int().check(z.minimum(0), z.maximum(sheetSize.width)),
          y: z.int().check(z.minimum(0), z.maximum(sheetSize.height)),
          ...wholes('before', 'after'),
        }),
      )
      .check(
        z.minLength(2),
        z.refine(
          (ports) =>
            ports.every((port, index) =>
              ports.slice(0, index).every(({ x, y }) => Math.hypot(x - port.x, y - port.y) >= portDistance),
            ),
          { error: `ports at least ${portDistance} apart, so that their names have room` },
        ),
      ),
  }),
  z.transform((chart) => ({ ...chart, ...totals(chart.ports), ...sheetSize })),
);

/** What every case says; its description and its impact may name the sums of its chart in braces. */
const words = (filled = 'before after gain') => ({
  ...shorts('type', 'organisation', 'unit'),
  sample,
  title: line(),
  ...paragraphs({ description: filled, impact: filled }),
  /** What was counted twice. */
  counted: line(),
  details: several(line()),
  voice: z.strictObject({ words: line(), ...shorts('name', 'role'), sample }),
});

interface Told {
  readonly description: string;
  readonly impact: string;
  readonly chart: { readonly before: number; readonly after: number };
}

/** Puts the sums of its chart, and others besides, in the places of a case's words. */
function told<Case extends Told>(value: Case, others: Readonly<Record<string, number>> = {}) {
  const { before, after } = value.chart;
  const sums = { before, after, gain: after - before, ...others };
  return { ...value, description: fillKnown(value.description, sums), impact: fillKnown(value.impact, sums) };
}

const university = z.pipe(
  z.strictObject({ ...words('before after gain outcomes modules'), chart: moduleChart }),
  z.transform((value) =>
    told(value, { outcomes: value.chart.outcomes, modules: value.chart.modules.length }),
  ),
);
const enterprise = z.pipe(
  z.strictObject({ ...words('before after gain posts'), chart: moveChart }),
  z.transform((value) => told(value, { posts: value.chart.posts })),
);
const sme = z.pipe(
  z.strictObject({ ...words(), chart: skillChart }),
  z.transform((value) => told(value)),
);
const association = z.pipe(
  z.strictObject({ ...words('before after gain ports'), chart: portChart }),
  z.transform((value) => told(value, { ports: value.chart.ports.length })),
);

/** A case without a map: what was counted stands in figures alone. */
const plainCase = z.pipe(
  z.strictObject({ ...words(), ...wholes('before', 'after') }),
  z.transform(({ before, after, ...rest }) => told({ ...rest, chart: { before, after } })),
);

export const caseStudies = z.strictObject({
  head,
  hero: z.strictObject({
    back: short(),
    ...section,
    index: z.strictObject({ caption: line(), ...shorts('case', 'before', 'after') }),
    note: line(),
  }),
  labels: labels('details', 'impact', 'before', 'after'),
  university,
  enterprise,
  sme,
  association,
  others: z.optional(z.array(plainCase)),
  closing: z.strictObject({ ...section, button: short() }),
});
