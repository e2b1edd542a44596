import { expect, test } from 'vitest';
import { isCharted, routeCharts } from './route-charts.ts';
import { siteRoutes } from './route-table.ts';

const passing = new Set(['SubmissionReceivedPage', 'PlaceholderPage', 'NotFoundPage']);

test('every page has a chart, apart from those that stand for a moment only', () => {
  for (const { path, page } of siteRoutes) expect(isCharted(path), path).toBe(!passing.has(page));
});

test('no chart is kept for a page that is gone', () => {
  const paths = siteRoutes.map(({ path }) => path);
  for (const path of Object.keys(routeCharts)) expect(paths).toContain(path);
});
