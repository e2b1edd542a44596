import { expect, test } from 'vitest';
import { notFoundRoute, routeOf } from './routes.ts';

test('finds a path with and without a trailing slash, and returns Not found for any other', () => {
  expect(routeOf('/pricing').path).toBe('/pricing');
  expect(routeOf('/pricing/').path).toBe('/pricing');
  expect(routeOf('/').path).toBe('/');
  expect(routeOf('/nowhere')).toBe(notFoundRoute);
});
