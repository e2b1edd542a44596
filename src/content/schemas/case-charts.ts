import * as z from 'zod/mini';
import { drawCoast, radiusFor } from '../../charts/cases/coast.ts';
import { drawMoves } from '../../charts/cases/moves.ts';
import { hillContours } from '../../charts/geometry/hill.ts';
import { line, short } from '../fields.ts';
import { skillField } from '../loader/skill-field.ts';

const whole = z.int().check(z.minimum(0));
const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);

/** What a chart counts, before and a year on: the sums that the page's words name. */
const totals = <Item extends { readonly before: number; readonly after: number }>(
  items: readonly Item[],
) => ({
  before: sumOf(items, ({ before }) => before),
  after: sumOf(items, ({ after }) => after),
});

/** Modules and how many of their outcomes adverts ask for. */
export const moduleChart = z.pipe(
  z.strictObject({
    caption: line(),
    module: short(),
    total: short(),
    of: short(),
    modules: z
      .array(z.strictObject({ name: short(), outcomes: whole, before: whole, after: whole }))
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
    outcomes: sumOf(chart.modules, ({ outcomes }) => outcomes),
  })),
);

const move = z.strictObject({ from: short(), to: short(), people: whole });

/** Moves between divisions, before on the left of them and after on the right. */
export const moveChart = z.pipe(
  z
    .strictObject({
      caption: line(),
      move: line(),
      posts: whole,
      divisions: z.array(short()).check(z.length(6, { error: 'six divisions' })),
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
          [before, after].every((moves) => sumOf(moves, ({ people }) => people) <= posts),
        { error: 'no more moves than posts' },
      ),
    ),
  z.transform(({ before, after, ...chart }) => ({
    ...chart,
    before: sumOf(before, ({ people }) => people),
    after: sumOf(after, ({ people }) => people),
    moves: {
      before: drawMoves(chart.divisions, before, 'left'),
      after: drawMoves(chart.divisions, after, 'right'),
    },
  })),
);

const hillStep = 13;
/** Where the two hills stand on a sheet of 260 by 388. */
const hillPlaces = [
  { x: 130, y: 92 },
  { x: 130, y: 276 },
] as const;

/** Two skills as hills, a contour for each person who can do it alone. */
export const skillChart = z.pipe(
  z.strictObject({
    caption: line(),
    skills: z
      .array(z.strictObject({ skill: skillField(), before: whole, after: whole }))
      .check(z.length(2, { error: 'two skills' })),
  }),
  z.transform((chart) => ({
    caption: chart.caption,
    ...totals(chart.skills),
    hills: chart.skills.map(({ skill, before, after }, index) => {
      const at = hillPlaces[index] ?? hillPlaces[0];
      const rings = (people: number) =>
        hillContours({ at, rings: people, step: hillStep, seed: 11 + 6 * index });
      return {
        name: skill.name,
        at,
        before: { people: before, rings: rings(before) },
        after: { people: after, rings: rings(after) },
      };
    }),
  })),
);

const sheetSize = { width: 420, height: 340 } as const;
const widestCircle = 40;

/** Ports on a coast, with the passports held at each as circles. */
export const portChart = z.pipe(
  z.strictObject({
    caption: line(),
    ports: z
      .array(
        z.strictObject({
          name: short(),
          x: z.int().check(z.minimum(0), z.maximum(sheetSize.width)),
          y: z.int().check(z.minimum(0), z.maximum(sheetSize.height)),
          before: whole,
          after: whole,
        }),
      )
      .check(z.minLength(2)),
  }),
  z.transform(({ caption, ports }) => {
    const most = Math.max(...ports.map(({ after }) => after));
    const radius = (amount: number) => radiusFor(amount, most, widestCircle);
    const ends = [
      { x: (ports[0]?.x ?? 0) + 24, y: 0 },
      { x: (ports.at(-1)?.x ?? 0) + 14, y: sheetSize.height },
    ] as const;
    return {
      caption,
      ...totals(ports),
      ...sheetSize,
      coast: drawCoast([ends[0], ...ports, ends[1]], sheetSize.width, 5),
      ports: ports.map(({ before, after, ...port }) => ({
        ...port,
        before: { people: before, radius: radius(before) },
        after: { people: after, radius: radius(after) },
      })),
    };
  }),
);
