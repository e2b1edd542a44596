import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { matchTerm, otherNames } from '../../../src/pages/partners/match-term.ts';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

const { hero, types } = readContent('pages/partners/page');
const { skills } = readContent('pages/partners/terms');

test('a typed term finds its skill and the words of others, and an unknown one keeps the last and says so', async ({
  page,
}) => {
  await openLive(page, '/partners');
  const typed = 'photovoltaics';
  const entry = matchTerm(typed, skills);
  const field = page.getByRole('textbox', { name: hero.term.field });
  await field.scrollIntoViewIfNeeded();
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially(typed);
    await expect(page.getByRole('figure')).toContainText(entry?.skill ?? '', { timeout: 500 });
  }).toPass();
  const figure = page.getByRole('figure');
  const names = entry ? otherNames(typed, entry).map(({ name }) => name) : [];
  for (const name of names) await expect(figure.getByText(name, { exact: true })).toBeVisible();
  const skill = entry?.skill ?? '';
  await expect(
    page.getByText(fillIn(hero.term.announcement, { skill, names: names.join(', ') })),
  ).toBeAttached();

  await field.fill('zzz');
  await expect(page.getByText(fillIn(hero.term.unknown, { skills: skills.length })).first()).toBeVisible();
  await expect(figure).toContainText(skill);
});

test('arrow keys choose a kind of partnership, and only its road is shown', async ({ page }) => {
  await openLive(page, '/partners');
  const roads = page.getByRole('region', { name: types.title });
  const [first, second] = types.items;
  await expect(roads.getByText(first?.brings ?? '')).toBeVisible();
  await roads.getByRole('radio', { name: first?.title }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(roads.getByRole('radio', { name: second?.title })).toBeChecked();
  await expect(roads.getByText(second?.brings ?? '')).toBeVisible();
  await expect(roads.getByText(first?.brings ?? '')).toBeHidden();
});
