import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

const path = '/skills-control-centre';
const { board, agenda } = readContent('pages/skills-control-centre/page');
const [manager, hr, directors] = board.roles.map(({ name }) => name) as [string, string, string];

test('a role sees its tiles alone, and the announcement says how many, by keyboard', async ({ page }) => {
  await openLive(page, path);
  const main = page.getByRole('main');
  const tiles = main.getByRole('list', { name: board.view }).getByRole('button');
  await expect(tiles).toHaveCount(board.tiles.length);
  await main.getByRole('radio', { name: hr, exact: true }).focus();
  for (const [key, role, view] of [
    ['ArrowLeft', manager, 'manager'],
    ['ArrowUp', directors, 'board'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(main.getByRole('radio', { name: role, exact: true })).toBeChecked();
    const seen = board.tiles.filter((tile) => tile[view]).length;
    await expect(tiles).toHaveCount(seen);
    await expect(main.getByRole('status')).toContainText(`${seen}`);
    await expect(main.locator('[aria-current=true]')).toHaveCount(1);
  }
});

test('a check lights its tile and shows the records behind its line of the agenda, which is printed alone', async ({
  page,
}) => {
  await openLive(page, path);
  const main = page.getByRole('main');
  const lit = main.locator('[aria-current=true]');
  const sheet = main.getByRole('article', { name: agenda.title });
  const lines = sheet.getByRole('radio');
  await expect(lines).toHaveCount(board.tiles.length);
  await expect(lines.and(page.locator(':checked'))).toHaveCount(1);
  const before = (await lit.innerText()).split('\n')[0];
  await lines.and(page.locator(':checked')).focus();
  await page.keyboard.press('ArrowDown');
  await expect(lit).not.toContainText(before ?? 'nothing');
  await page.keyboard.press('ArrowDown');
  const { records } = board.tiles.at(-1)?.hr ?? {};
  for (const { name } of records ?? []) await expect(sheet.getByText(name)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await sheet.getByRole('button').click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeHidden();
});
