import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { count } from '../../../src/content/format.ts';
import { test } from '../support/test.ts';

const { figures } = readContent('pages/harbour-and-vale/page');
const [first] = figures.groups;

test('a figure chosen by keyboard shows its people, its query and its first rows', async ({ page }) => {
  await page.goto('/harbour-and-vale');
  const radios = page.getByRole('radio');
  const chosen = page.locator('input[name="figure"]:checked');
  await chosen.focus();
  const before = await chosen.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveValue(before);
  const value = await chosen.inputValue();
  const entry = first?.figures.find(({ text }) => text === value);
  await expect(page.getByRole('radio', { name: `${count(entry?.figure ?? 0)} ${value}` })).toBeChecked();
  const query = page.getByRole('code').filter({ visible: true });
  await expect(query).toHaveCount(1);
  await expect(query).toContainText(`FROM ${entry?.table}`);
  await expect(page.getByRole('group', { name: figures.choose }).getByRole('table')).toHaveCount(1);
  await radios.first().focus();
  await page.keyboard.press('Space');
  await expect(query).toHaveText(`SELECT COUNT(*) FROM ${first?.figures[0]?.table}`);
});

test('the tables download as CSV with as many rows as the page says', async ({ page }) => {
  await page.goto('/harbour-and-vale');
  const links = await page
    .locator('#tables a[download]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).not.toEqual([]);
  for (const link of links) {
    const response = await page.request.get(link ?? '');
    expect(response.headers()['content-type']).toContain('text/csv');
    const rows = (await response.text()).trim().split('\r\n').length - 1;
    await expect(page.locator('#tables').getByText(count(rows), { exact: true }).first()).toBeVisible();
  }
});
