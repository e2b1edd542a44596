import { expect } from 'playwright/test';
import { pagePaths } from '../accessibility/page-paths.ts';
import { test } from '../support/test.ts';
import { labelFaults } from './label-faults.ts';

for (const path of pagePaths) {
  test(`the labels of ${path} keep to their drawing, apart from each other and from lines`, async ({
    page,
    consoleGuard,
  }) => {
    if (path === '/no-such-page') consoleGuard.expect(/console\.error: .* 404 /);
    await page.goto(path);
    const faults: string[] = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      faults.push(...(await labelFaults(page)).map((fault) => `${width} px, ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
