import * as z from 'zod/mini';
import { wholeNumber, wholeNumberFields } from './fields.ts';
import { fitting } from './figure-rules.ts';
import { sum } from './format.ts';
import { exactLength, nonEmptyList, objectList } from './lists.ts';
import { checkedFile } from './loader/check-content.ts';
import { skillName } from './organisation/skills.ts';
import { label, labelFields, labelObject, sentence, sentenceFields } from './texts.ts';

/** Returns the sums of a chart before and a year later, for the placeholders of the page's texts. */
const totals = <Item extends { readonly before: number; readonly after: number }>(
  items: readonly Item[],
) => ({ before: sum(items.map(({ before }) => before)), after: sum(items.map(({ after }) => after)) });

/** Modules and how many of their outcomes appear in job adverts. */
export const moduleChart = z.pipe(
  z.strictObject({
    ...sentenceFields('caption', 'largeText'),
    ...labelFields({ large: 'before outcomes' }, 'module', 'total', { of: 'count all' }),
    modules: z
      .array(z.strictObject({ name: label(), ...wholeNumberFields('outcomes', 'before', 'after') }))
      .check(
        fitting([], 'before and after that are no larger than outcomes', (modules) => {
          const wrong = modules.find(({ outcomes, before, after }) => Math.max(before, after) > outcomes);
          return (
            wrong &&
            `before and after that are no larger than outcomes: at most ${wrong.outcomes} in ${wrong.name}`
          );
        }),
      ),
  }),
  z.transform((chart) => ({
    ...chart,
    ...totals(chart.modules),
    outcomes: sum(chart.modules.map(({ outcomes }) => outcomes)),
  })),
);

const move = z.strictObject({ ...labelFields('from', 'to'), people: wholeNumber() });

/** Moves of people between divisions, before and a year later. */
export const moveChart = z.pipe(
  z
    .strictObject({
      ...sentenceFields('caption', { move: 'from to people' }),
      ...labelFields('choose', 'all', { list: 'division in out' }),
      ...sentenceFields('none'),
      legend: labelObject('from', 'arrow', 'to', 'width'),
      posts: wholeNumber(),
      divisions: nonEmptyList(label(), exactLength(6, 'one for each place on the map of moves')),
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
      fitting(['posts'], 'at least as many as people in the moves', ({ posts, before, after }) => {
        const moved = Math.max(...[before, after].map((moves) => sum(moves.map(({ people }) => people))));
        return moved <= posts ? undefined : `at least ${moved}, the people in the moves`;
      }),
    ),
  z.transform(({ before, after, ...chart }) => ({
    ...chart,
    before: sum(before.map(({ people }) => people)),
    after: sum(after.map(({ people }) => people)),
    moves: { before, after },
  })),
);

/** Two skills, each with the number of people who can use it without help. */
export const skillChart = z.pipe(
  z.strictObject({
    caption: sentence(),
    skills: objectList(
      { skill: skillName(), ...wholeNumberFields('before', 'after') },
      exactLength(2, 'one for each hill of the map'),
    ),
  }),
  z.transform(({ caption, skills }) => ({
    caption,
    ...totals(skills),
    skills: skills.map(({ skill, before, after }) => ({ name: skill, before, after })),
  })),
);

/** The size of the map, in user units. */
const sheetSize = { width: 420, height: 340 } as const;
/** The least distance between two ports, in user units. */
const portDistance = 40;

/** Ports on a coast, each with its number of passports. */
export const portChart = z.pipe(
  z.strictObject({
    caption: sentence(),
    ports: z
      .array(
        z.strictObject({
          name: label(),
          x: z.int().check(z.minimum(0), z.maximum(sheetSize.width)),
          y: z.int().check(z.minimum(0), z.maximum(sheetSize.height)),
          ...wholeNumberFields('before', 'after'),
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

/** Returns the charts of `/case-studies`, for other pages that use their figures. */
export const readCases = checkedFile(
  'pages/case-studies/page',
  z.object({
    university: z.object({ chart: moduleChart }),
    enterprise: z.object({ chart: moveChart }),
    sme: z.object({ chart: skillChart }),
    association: z.object({ chart: portChart }),
  }),
);
