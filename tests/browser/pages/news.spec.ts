import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { newestMonth } from '../../../src/pages/news/changelog.ts';
import { test } from '../support/test.ts';

const [newest] = readContent('content/news');
const changes = newestMonth(readContent('pages/news/changelog'));
const { changelog: words } = readContent('pages/news/page');

test('a headline opens its article in a new tab, and the article leads to others', async ({
  page,
  context,
}) => {
  await page.goto('/news');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: newest?.title ?? '', exact: true }).click();
  const article = await opened;
  await expect(article).toHaveURL(`/news/${newest?.id}`);
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
  await expect(article.locator('time').first()).toHaveAttribute('datetime', newest?.date ?? '');
});

test('a subject leads to its newest headline', async ({ page }) => {
  await page.goto('/news');
  await page
    .getByRole('complementary')
    .or(page.locator('#newsletter ~ div'))
    .getByRole('link', { name: newest?.category ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(`/news#${newest?.id}`);
});

test('the changes of the taxonomy can be filtered with the keyboard', async ({ page }) => {
  await page.goto('/news');
  const shown = page.locator('#changelog li:visible');
  await expect(shown).toHaveCount(changes.length);
  await page.getByRole('radio', { name: words.all }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: words.kinds.added })).toBeChecked();
  await expect(shown).toHaveCount(changes.filter(({ kind }) => kind === 'added').length);
});
