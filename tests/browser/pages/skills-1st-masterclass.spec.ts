import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { ableTo, mayApply } from '../../../src/pages/skills-1st-masterclass/applicants.ts';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

const { advert } = readContent('pages/skills-1st-masterclass/page');
const able = ableTo(advert.groups);

test('the space bar strikes a line, rewrites the advert and counts who may now apply', async ({ page }) => {
  await openLive(page, '/skills-1st-masterclass');
  const act = page.getByRole('region', { name: advert.title });
  const rewritten = act.getByRole('region', { name: advert.after });
  const second = advert.lines[1];
  const box = act.getByRole('checkbox', { name: second?.text });
  await expect(act.getByRole('checkbox')).toHaveCount(advert.lines.length);
  await expect(rewritten.getByText(second?.text ?? '')).toBeVisible();
  await box.scrollIntoViewIfNeeded();
  await box.focus();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(rewritten.getByText(second?.skill?.name ?? '')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(rewritten.getByText(second?.text ?? '')).toBeHidden();
  await expect(box).toHaveAccessibleDescription(second?.why ?? '');
  const people = mayApply(advert.groups, [1, 2]);
  await expect(act.getByText(String(people), { exact: true })).toBeVisible();
  await expect(act.getByRole('status')).toHaveText(fillIn(advert.announcement, { people, able }));
  await page.keyboard.press('Space');
  await expect(act.getByText(String(mayApply(advert.groups, [1])), { exact: true })).toBeVisible();
});
