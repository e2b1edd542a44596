import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/read-content.ts';
import { count, fillIn } from '../../../src/content/format.ts';
import { budget } from '../../../src/pages/pricing/budget.ts';
import { openLive, stopClock } from '../shell/live-page.ts';
import { expectAccessible, listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const { year } = readContent('pages/pricing/page');
const [tokens] = year.guesses;
const applications = tokens?.factors[0]?.label ?? '';

const region = (page: Page) => page.getByRole('region', { name: year.title });
const row = (page: Page, name: string) => region(page).getByRole('row').filter({ hasText: name });

/** Returns the totals of both years where the applications alone differ from the example. */
function totalsFor(amount: number) {
  const guesses = year.guesses.map((guess) => ({
    ...guess,
    factors: guess.factors.map(({ label, value }) => ({ value: label === applications ? amount : value })),
  }));
  const { first, later } = budget(year.licence.price, guesses).totals;
  return [first, later].map((total) => `€${count(total, 0)}`);
}

test('a guess that is changed changes the table, the bars and what is announced; one that is no number counts as nothing', async ({
  page,
  clock,
}) => {
  await openLive(page, '/pricing');
  const input = region(page).getByLabel(applications);
  const bars = region(page).locator('svg');
  const status = region(page).getByRole('status');
  const announcements = await listenTo(status);
  const totals = row(page, year.total).getByRole('cell');
  await expect(totals).toHaveText(totalsFor(tokens?.factors[0]?.value ?? 0));
  const before = await bars.first().innerHTML();
  await stopClock(page);
  await input.fill('30,000');
  await expect(totals).toHaveText(totalsFor(30_000));
  expect(await bars.first().innerHTML()).not.toBe(before);
  await clock.runFor(3_000);
  const [first = '', later = ''] = totalsFor(30_000);
  expect(await announcements()).toEqual([fillIn(year.announcement, { first, later })]);
  await test.step('an entry that is no number is named and counts as nothing', async () => {
    await input.fill('many');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(fillIn(year.problem, { fields: applications }));
    await expect(totals).toHaveText(totalsFor(0));
    await clock.resume();
    await expectAccessible(page, 'main');
  });
});
