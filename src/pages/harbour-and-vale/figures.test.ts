import { expect, it } from 'vitest';
import controlCentre from '../../content/screens/control-centre.yaml';
import home from '../home/page.yaml';
import agent from '../skills-agent/page.yaml';
import { counted } from './counted.ts';
import page from './page.yaml';

const figures = page.figures.groups.flatMap((group) => group.figures);

it.each(figures)('counts $figure rows: $text', ({ figure, table, where }) => {
  expect(counted({ table, where }).count).toBe(figure);
});

/** The figures that pages show and the page counts: those of the sample questions, and of the Control Centre. */
const shown: readonly (readonly [page: string, figures: readonly number[]])[] = [
  ['Skills Agent', agent.ask.questions.flatMap(({ stops }) => stops.map(({ people }) => people))],
  [
    'Skills Agent’s records',
    agent.ask.questions.flatMap((question) => question.figures.map(({ people }) => people)),
  ],
  ['home', home.try.questions.flatMap(({ stops }) => stops.map(({ people }) => people))],
  ['the Control Centre', [controlCentre.passport.holders]],
];

it.each(shown)('counts every figure that %s shows of the sample organisation', (_, known) => {
  const counts = new Set(figures.map(({ figure }) => figure));
  expect(known.filter((figure) => !counts.has(figure))).toEqual([]);
});
