import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { openLive } from '../shell/live-page.ts';
import { listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { consent, privacyPolicy } from '../support/words.ts';

const { banner: asked, preferences: words } = consent;
const labels = readContent('content/legal/labels');

/** Expects every kind of record of the privacy policy, with its purpose, retention and recipients. */
async function expectRecords(page: Page): Promise<void> {
  const { caption, columns, rows } = privacyPolicy.table;
  const records = page.getByRole('list', { name: caption }).getByRole('listitem');
  await expect(records).toHaveCount(rows.length);
  for (const [position, [name, ...cells]] of rows.entries()) {
    await expect(records.nth(position)).toContainText(name);
    await expect(records.nth(position).getByRole('term')).toHaveText(columns.slice(1));
    await expect(records.nth(position).getByRole('definition')).toHaveText(cells);
  }
}

test('each policy has its date and contents; print hides controls and shows the addresses of links', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: labels.contents });
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  for (const name of ['privacy-policy', 'cookie-policy', 'terms-of-service'] as const) {
    const { title, updated } = readContent(`pages/${name}/page`);
    await openLive(page, `/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(updated.text).first()).toBeVisible();
    expect(await contents.getByRole('link').count()).toBe(await sections.count());
    // As landmarks named by their headings, sections would be announced twice.
    const landmarks = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.locator('h2') });
    await expect(landmarks).toHaveCount(0);
    await contents.getByRole('link').last().click();
    await expect(sections.last()).toBeInViewport();
    if (name === 'privacy-policy')
      await test.step('it lists every kind of record', () => expectRecords(page));
  }
  const { back: name } = readContent('pages/terms-of-service/page');
  const home = page.getByRole('main').getByRole('link', { name });
  await page.emulateMedia({ media: 'print' });
  for (const part of [contents, home, page.getByRole('button', { name: 'Need help?' })]) {
    await expect(part).toBeHidden();
  }
  const link = page.getByRole('main').locator('a[href="/privacy-policy"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toMatch(/https?:\/\/[^/]+\/privacy-policy/);
  await page.emulateMedia({ media: null });
  await home.click();
  await expect(page).toHaveURL('/');
});

test.describe('without a cookie choice', () => {
  test.use({ consentAnswer: 'none' });

  test('the choice in the cookie policy closes the banner and persists; each save is announced and keeps focus', async ({
    page,
  }) => {
    await openLive(page, '/cookie-policy#preferences');
    const players = page.getByRole('checkbox', { name: words.categories.players.title });
    const panel = page.getByRole('main').locator('section').filter({ has: players });
    const banner = page.getByRole('region').filter({ hasText: asked.text });
    await expect(banner).toBeVisible();
    await expect(players).not.toBeChecked();
    await players.check();
    await panel.getByRole('button', { name: words.save }).click();
    await expect(banner).toHaveCount(0);
    await expect(panel.getByRole('status')).toHaveText(/\d{4}/);
    // Without the anchor: the page scrolls to it after 100 ms, which could interrupt a click.
    await openLive(page, '/cookie-policy');
    await expect(players).toBeChecked();
    await panel.getByRole('button', { name: words.reject }).click();
    await expect(players).not.toBeChecked();
    const status = page.getByRole('main').getByRole('status');
    const announcements = await listenTo(status);
    const sentences = new Set<string>();
    for (const chosen of [true, false, true]) {
      await players.setChecked(chosen);
      await players.press('Enter');
      await expect(status).toHaveText(/\d{4}/);
      await expect.poll(async () => (await announcements()).at(-1)).toBe(await status.innerText());
      await expect(players).toBeFocused();
      await expect(players).toBeChecked({ checked: chosen });
      sentences.add(await status.innerText());
    }
    expect(sentences.size).toBe(2);
    expect(await announcements()).toHaveLength(3);
    await players.press('Enter');
    await expect.poll(announcements).toHaveLength(4);
  });
});
