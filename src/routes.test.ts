import { expect, test } from 'vitest';
import { notFoundRoute, routeOf } from './routes.ts';

test('an address is found with and without a slash at the end, and anything else is Not found', () => {
  expect(routeOf('/pricing').path).toBe('/pricing');
  expect(routeOf('/pricing/').path).toBe('/pricing');
  expect(routeOf('/').path).toBe('/');
  expect(routeOf('/nowhere')).toBe(notFoundRoute);
});
