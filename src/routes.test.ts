import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notFoundRoute, routeOf, siteRoutes } from './routes.ts';

test.each(siteRoutes)('$path has a page file and an address without a slash at the end', ({ path, page }) => {
  expect(existsSync(join(import.meta.dirname, 'pages', page, 'Page.tsx'))).toBe(true);
  expect(path).toMatch(/^\/$|^\/[\w/-]*\w$/);
});

test('every address stands in the table once', () => {
  expect(new Set(siteRoutes.map(({ path }) => path)).size).toBe(siteRoutes.length);
});

test('an address is found with and without a slash at the end, and anything else is Not found', () => {
  expect(routeOf('/pricing').path).toBe('/pricing');
  expect(routeOf('/pricing/').path).toBe('/pricing');
  expect(routeOf('/').path).toBe('/');
  expect(routeOf('/nowhere')).toBe(notFoundRoute);
});
