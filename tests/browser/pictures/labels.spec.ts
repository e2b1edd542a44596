import { expect } from 'playwright/test';
import { pagePaths } from '../accessibility/page-paths.ts';
import { test } from '../support/test.ts';
import { labelFaults } from './label-faults.ts';

/** Faults that pages may still have, at both widths together. Numbers go down, never up; a page at 0 leaves the list. */
const known: Readonly<Record<string, number>> = {
  '/': 3,
  '/skills-passport': 11,
  '/partners': 13,
  '/case-studies': 24,
  '/scale-growth': 2,
  '/no-such-page': 1,
};

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
    const allowed = known[path] ?? 0;
    expect(faults.length, `${faults.join('\n')}\n${allowed} are known`).toBeLessThanOrEqual(allowed);
  });
}
