import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { rangeOf, ranked } from '../../../src/content/forecast-range.ts';
import { change } from '../../../src/content/format.ts';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

const report = readContent('content/report');
const [industry] = report.industries;

test('an industry chosen with the keyboard re-sorts the staircase, and a step names its number and range', async ({
  page,
}) => {
  await openLive(page, '/future-skills-report');
  const chart = page.locator('#movers');
  await chart.scrollIntoViewIfNeeded();
  const answer = chart.getByRole('status');
  await expect(answer).toContainText(ranked(report.movers)[0]?.name ?? '');
  const industries = chart.getByRole('radio', { name: industry?.name ?? '' });
  await expect(industries).toBeEnabled();
  await industries.press('Space');
  const order = ranked(industry?.movers ?? []);
  await expect(chart.locator('[name="mover"] + span')).toHaveText(
    order.map(({ name, change: percent }) => `${name} ${change(percent)}`),
  );
  await chart.locator('[name="mover"]').first().press('ArrowDown');
  const second = order[1];
  await expect(answer).toContainText(`${second?.name}`);
  await expect(answer).toContainText(change(rangeOf(second ?? { name: '', change: 0, adverts: 1 })[0]));
});

test('without scripts the edition has every figure of the staircase', async ({ page }) => {
  await page.goto('/future-skills-report/edition');
  await expect(page.locator('#figures tbody tr')).toHaveCount(report.movers.length);
  await expect(page.locator('#figures tbody td b')).toHaveCount(
    report.movers.length * (report.industries.length + 1),
  );
});
