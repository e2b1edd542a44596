import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { test } from '../support/test.ts';

const { record, documents } = readContent('pages/trust/page');

test('whoever is chosen by keyboard sees the record as it is for them', async ({ page }) => {
  await page.goto('/trust');
  const group = page.getByRole('group', { name: record.choose });
  const chosen = group.getByRole('radio', { checked: true });
  await chosen.focus();
  for (let step = 0; step < record.viewers.length; step += 1) {
    const who = await chosen.inputValue();
    const viewer = record.viewers.find((entry) => entry.who === who);
    for (const text of viewer?.sees ?? []) {
      const open =
        text
          .replace(/\[[^\]]*\]/g, '\n')
          .split('\n')
          .at(-1)
          ?.trim() ?? '';
      await expect(group.getByText(open).filter({ visible: true }).first()).toBeVisible();
    }
    await expect(group.getByRole('heading').filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
  }
  // What is blacked out is not in the page at all.
  const hidden = record.viewers
    .flatMap(({ sees }) => sees)
    .flatMap((text) => text.match(/\[[^\]]*\]/g) ?? []);
  expect(hidden.length).toBeGreaterThan(3);
  for (const part of hidden) expect(await group.innerHTML()).not.toContain(part);
});

test('every document of the page downloads', async ({ page }) => {
  await page.goto('/trust');
  for (const { file } of documents.items) {
    const response = await page.request.get(`/documents/${file}`);
    expect(response.status()).toBe(200);
    expect((await response.text()).length).toBeGreaterThan(200);
  }
});
