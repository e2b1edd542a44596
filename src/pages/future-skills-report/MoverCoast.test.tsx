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

test('the whole coast lies within the figure', () => {
  for (const place of matchesOf(html, /<circle [^>]*cx="(-?[\d.]+)%"/g).map(Number)) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(100);
  }
});
