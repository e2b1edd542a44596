import { expect, test } from 'vitest';
import copy from '../../content/skills-lens.yaml';
import { countedAt, forecastOf } from './forecast-reading.ts';

test('a forecast has its edges as far from its value as the margin says', () => {
  for (const { value, error, low, high } of forecastOf('Cloud security')) {
    expect([low, high]).toEqual([value - error, value + error]);
  }
});

test('a skill without a forecast is an error', () => {
  expect(() => forecastOf('Falconry')).toThrow('no forecast of Falconry');
});

test('a reader counts whole numbers at both edges', () => {
  const point = { quarter: '2027 Q4', value: 135, error: 4, low: 131, high: 139 };
  expect(countedAt(point, 20)).toEqual({ low: 26, high: 28, spread: 2 });
});

test('what the readers are told holds: demand grows at the lower edge, and the planner counts the demand of today', () => {
  const { skill, cards } = copy.readers;
  const points = forecastOf(skill.name);
  for (const { ahead } of cards) expect(points[ahead - 1]?.low).toBeGreaterThan(100);
  expect(cards.at(-1)?.today).toBe(skill.demand);
});
