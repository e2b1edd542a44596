import { expect } from 'playwright/test';
import { checkSite } from '../../../netlify/local/smoke.ts';
import { siteRoutes } from '../../../src/routes.ts';
import { test } from '../support/test.ts';

test('the check of a deployed site finds nothing wrong with this one', async ({ site }) => {
  const checked = await checkSite(site.url);
  expect(checked.length).toBeGreaterThan(siteRoutes.filter(({ index }) => index).length);
  expect(checked.filter(({ fault }) => fault !== undefined)).toEqual([]);
});
