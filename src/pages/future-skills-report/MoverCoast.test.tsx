import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { matchesOf } from '../../../tests/support/markup.ts';
import { MoverCoast, skills } from './MoverCoast.tsx';

const html = renderToStaticMarkup(<MoverCoast />);

test('rises and falls stand to one scale, from the line of today', () => {
  const [today = 0] = matchesOf(html, /<text [^>]*x="([\d.]+)%"/g).map(Number);
  const places = matchesOf(html, /<circle [^>]*cx="([\d.]+)%"/g).map(Number);
  expect(places).toHaveLength(skills.length);
  const points = places.map((place, index) => (place - today) / (skills[index]?.trend ?? 0));
  for (const point of points) expect(point).toBeCloseTo(points[0] ?? 0, 1);
  expect(points[0]).toBeGreaterThan(0);
});

test('the whole coast and all likely ranges lie within the figure', () => {
  const places = [/ cx="(-?[\d.]+)%"/g, / x1="(-?[\d.]+)%"/g, / x2="(-?[\d.]+)%"/g].flatMap((place) =>
    matchesOf(html, place).map(Number),
  );
  expect(places).toHaveLength(3 * skills.length);
  for (const place of places) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(100);
  }
});
