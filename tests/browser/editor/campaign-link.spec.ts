import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { buildEditor } from '../../../src/build/editor/editor.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/guarded-test.ts';
import { origin, serveEditor } from './built-editor.ts';

let built: string;

test.beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'editor-'));
  await buildEditor(built, { repository: 'test-repo' });
});
test.afterAll(() => rmSync(built, { recursive: true }));

test.use({ allowedOrigins: [origin], permissions: ['clipboard-read', 'clipboard-write'] });

test('the editor leads to a page that makes a link for a campaign, by keyboard too', async ({
  page: editor,
}) => {
  await serveEditor(editor, built);
  await editor.goto(`${origin}/admin/`);
  await editor.getByRole('button', { name: /test/i }).click();
  const opened = editor.waitForEvent('popup');
  await editor.getByRole('link', { name: 'Make a link for a campaign' }).click();
  const page = await opened;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const pageField = page.getByRole('combobox', { name: 'Page' });
  await expectAccessible(page);

  await pageField.fill('/pricin');
  await page.keyboard.press('Enter');
  await expect(pageField).toBeFocused();
  await expect(pageField).toHaveAttribute('aria-invalid', 'true');
  await expect(pageField).toHaveAccessibleDescription(/Page leads to "\/pricin", expected .+ "\/pricing"/);
  await pageField.fill('/pricing#faq');
  await page.keyboard.press('Enter');
  await expect(field('Campaign')).toBeFocused();
  await expect(field('Campaign')).toHaveAccessibleDescription(/Campaign is empty, expected/);
  await expectAccessible(page);

  await page.keyboard.type(' Spring  Fair');
  await field('Source (optional)').fill('Newsletter');
  await field('Site').fill('https://www.skills.test');
  await page.keyboard.press('Enter');
  const result = page.getByRole('region', { name: 'The link' });
  await expect(result).toBeFocused();
  const address = 'https://www.skills.test/pricing?utm_source=newsletter&utm_campaign=spring+fair#faq';
  await expect(result).toContainText(address);
  await expect(result).toContainText('campaign “spring fair”, source “newsletter”, no medium');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('where the browser refuses to copy, the address is selected', async ({ page }) => {
  await serveEditor(page, built);
  await page.goto(`${origin}/admin/link.html`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('combobox', { name: 'Page' }).fill('/');
  await page.getByRole('textbox', { name: 'Campaign' }).fill('spring');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByRole('status')).toContainText('The address is selected');
  const address = await page.locator('#address').textContent();
  expect(await page.evaluate(() => String(getSelection()))).toBe(address);
});
