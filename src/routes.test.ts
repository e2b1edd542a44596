import { expect, onTestFinished, test, vi } from 'vitest';
import { notFoundRoute, routeOf } from './routes.ts';

test('finds a path with and without a trailing slash, and returns Not found for any other', () => {
  expect(routeOf('/pricing').path).toBe('/pricing');
  expect(routeOf('/pricing/').path).toBe('/pricing');
  expect(routeOf('/').path).toBe('/');
  expect(routeOf('/nowhere')).toBe(notFoundRoute);
});

test('an added page that search engines may not list is a page of the site, and is not indexed', async () => {
  // Tests share the modules of their process.
  vi.resetModules();
  vi.doMock('./content/embedded.ts', async (original) => ({
    ...(await original<typeof import('./content/embedded.ts')>()),
    addedPaths: ['/offer', '/spring'],
    unlistedPaths: ['/spring'],
  }));
  onTestFinished(() => {
    vi.doUnmock('./content/embedded.ts');
    vi.resetModules();
  });
  const { siteRoutes } = await import('./routes.ts');
  const added = siteRoutes.filter(({ page }) => page === 'added');
  expect(added.map(({ path, index }) => [path, index])).toEqual([
    ['/offer', true],
    ['/spring', false],
  ]);
});
