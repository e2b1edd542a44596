import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { follow, type Rules, ranges } from '../../../src/pages/educator/thresholds.ts';
import { hold, openLive, stopClock, waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible, listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const { curriculum: words } = readContent('pages/educator/page');

const slider = (page: Page, rule: keyof Rules) =>
  page.getByRole('slider', { name: words.sliders[rule].split('{')[0] ?? '' });
const table = (page: Page) => page.getByRole('table', { name: words.caption });

/** Expects the table and the verdicts of these thresholds. */
async function expectFollowed(page: Page, rules: Rules): Promise<void> {
  for (const { skill, terms, taught: first } of words.skills) {
    const { taught, verdict } = follow(
      terms.map(({ share }) => share),
      first,
      rules,
    );
    const cells = terms.map(({ share }, term) => `${share}% ${taught[term] ? words.taught : words.untaught}`);
    const answer = verdict === 'none' ? words.untaught : words.verdicts[verdict];
    const row = table(page).getByRole('row').filter({ hasText: skill });
    await expect(row.getByRole('cell')).toHaveText([...cells, answer]);
  }
}

test('thresholds move by keys, recolour the module and rewrite the verdicts', async ({ page, clock }) => {
  await openLive(page, '/educator');
  await slider(page, 'add').scrollIntoViewIfNeeded();
  await waitUntilLive(page);
  await expectFollowed(page, words.thresholds);
  await expectAccessible(page, 'main');
  const announcements = await listenTo(page.getByRole('main').getByRole('status'));
  await stopClock(page);
  await slider(page, 'add').focus();
  await page.keyboard.press('ArrowLeft');
  await expectFollowed(page, { ...words.thresholds, add: words.thresholds.add - 1 });
  await page.keyboard.press('End');
  await slider(page, 'drop').focus();
  await page.keyboard.press('End');
  await expectFollowed(page, { drop: ranges.drop.highest, add: ranges.add.highest });
  await clock.runFor(3_000);
  expect(await announcements()).toHaveLength(1);
});

test('arrow keys go through the terms of a skill, and each figure says how many adverts it is', async ({
  page,
}) => {
  await openLive(page, '/educator');
  await slider(page, 'add').scrollIntoViewIfNeeded();
  await waitUntilLive(page);
  const [first] = words.skills;
  const [term] = words.terms;
  await page.getByRole('radio', { name: words.skills[words.drawn]?.skill ?? '' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', { name: words.terms.at(-1)?.name ?? '' }).focus();
  await page.keyboard.press('ArrowRight');
  const sentence = fillIn(words.reading, {
    skill: first?.skill ?? '',
    term: term?.name ?? '',
    adverts: first?.terms[0]?.adverts ?? 0,
    all: term?.adverts ?? 0,
    share: first?.terms[0]?.share ?? 0,
  });
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
});

test('keeps the threshold that was moved before scripts arrive', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/educator', { waitUntil: 'commit' });
  await slider(page, 'add').focus();
  await page.keyboard.press('Home');
  await release();
  await waitUntilLive(page);
  await expectFollowed(page, { ...words.thresholds, add: ranges.add.lowest });
});
