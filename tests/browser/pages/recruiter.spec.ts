import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { type Demand, demands, failed, rejectedBy } from '../../../src/pages/recruiter/filter.ts';
import { hold, openLive, stopClock, waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible, listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const { filter: words, search, shortlist } = readContent('pages/recruiter/page');
const { people, brief } = words;

const demand = (page: Page, name: Demand) => page.getByRole('checkbox', { name: words.switches[name] });
const counterOf = (asked: readonly Demand[]) =>
  fillIn(words.figure, { rejected: rejectedBy(people, brief, asked), suitable: people.length });
const counter = (page: Page, asked: readonly Demand[]) =>
  page.getByRole('main').locator('strong').getByText(counterOf(asked), { exact: true });

test('switches of the filter work by keys, count whom it rejects and say so once', async ({
  page,
  clock,
}) => {
  await openLive(page, '/recruiter');
  await expect(counter(page, demands)).toBeVisible();
  await expectAccessible(page, 'main');
  const announcements = await listenTo(page.getByRole('main').getByRole('status'));
  await stopClock(page);
  await demand(page, 'degree').focus();
  await page.keyboard.press('Space');
  await expect(counter(page, ['years', 'title', 'gap'])).toBeVisible();
  for (const name of ['years', 'title', 'gap'] as const) await demand(page, name).uncheck();
  await expect(counter(page, [])).toBeVisible();
  await clock.runFor(3_000);
  expect(await announcements()).toEqual([`${counterOf([])} ${words.rejection}`]);
});

test('arrow keys go through the people, and each says who they are and why they fell', async ({ page }) => {
  await openLive(page, '/recruiter');
  const place = people.findIndex((person) => failed(person, brief, demands).length > 1);
  const reasons = failed(people[place] as (typeof people)[number], brief, demands);
  await page.getByRole('radio', { name: people[place - 1]?.code ?? '' }).focus();
  await page.keyboard.press('ArrowRight');
  const radio = page.getByRole('radio', { name: people[place]?.code ?? '' });
  await expect(radio).toBeChecked();
  const { degree: _degree, ...person } = people[place] as (typeof people)[number];
  for (const reason of reasons)
    await expect(radio).toHaveAccessibleName(
      new RegExp(fillIn(words.reasons[reason], { ...person, asked: brief.years })),
    );
});

test('keeps what was switched off before scripts arrive', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/recruiter', { waitUntil: 'commit' });
  await demand(page, 'title').uncheck();
  await release();
  await waitUntilLive(page);
  await expect(counter(page, ['degree', 'years', 'gap'])).toBeVisible();
});

test('a row of the shortlist opens in place, without scripts, and closes the one before', async ({
  page,
}) => {
  const [first] = shortlist.candidates;
  await page.goto('/recruiter');
  const evidence = (code: string) =>
    page.getByText(shortlist.candidates.find((candidate) => candidate.code === code)?.evidence[0] ?? '');
  await expect(evidence(shortlist.opened)).toBeVisible();
  await page
    .locator('summary')
    .filter({ hasText: first?.code ?? '' })
    .press('Enter');
  await expect(evidence(first?.code ?? '')).toBeVisible();
  await expect(evidence(shortlist.opened)).toBeHidden();
});

test('a number of the search says where it comes from, by keys and under the pointer', async ({ page }) => {
  const [byCv, bySkill] = search.sides;
  const partOf = (text: string) => text.split(/\{\w+\}/).at(-1) ?? '';
  await page.goto('/recruiter');
  const source = (text = '') => page.locator('#search label span').filter({ hasText: partOf(text) });
  await expect(source(byCv?.steps[0]?.source)).toBeVisible();
  await page.locator('#search input:checked').focus();
  await page.keyboard.press('ArrowRight');
  await expect(source(bySkill?.steps[0]?.source)).toBeVisible();
  await expect(source(byCv?.steps[0]?.source)).toBeHidden();
  await page.locator('#search tr:last-child input').first().hover();
  await expect(source(byCv?.steps.at(-1)?.source)).toBeVisible();
});
