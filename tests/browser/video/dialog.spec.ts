import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { embedAddress } from '../../../src/video-providers.ts';
import { waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectTabOf } from '../support/outbound-pages.ts';
import { players, videoPage } from './video-project.ts';
import { servePlayers, test } from './video-test.ts';

const demo = embedAddress(players['product-demo'].provider, players['product-demo'].id);

const openerOf = (page: Page) => page.getByRole('button', { name: 'Watch Demo' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'The SkillSuite, start to finish' });

const isInside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

const presses: Readonly<Record<string, (opener: Locator) => Promise<void>>> = {
  'a click': (opener) => opener.click(),
  Enter: (opener) => opener.press('Enter'),
  Space: (opener) => opener.press('Space'),
};

for (const [name, press] of Object.entries(presses)) {
  test(`${name} opens the dialog with the player; Escape closes it and gives focus back`, async ({
    page,
    playerRequests,
  }) => {
    await servePlayers(page);
    await page.goto(videoPage);
    await waitUntilLive(page);
    const opener = openerOf(page);
    await opener.focus();
    expect(playerRequests).toEqual([]);
    await press(opener);
    const dialog = dialogOf(page);
    const player = dialog.getByTitle('The SkillSuite, start to finish');
    await expect(player).toHaveAttribute('src', demo);
    await expect(player.contentFrame().getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await isInside(dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('focus stays in the dialog, and its close button closes it', async ({ page }) => {
  await servePlayers(page);
  await page.goto(videoPage);
  await openerOf(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('link', { name: 'Watch the video on its own page' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Watch the video on its own page' }).focus();
  const close = dialog.getByRole('button', { name: 'Close dialog' });
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await isInside(dialog)).toBe(true);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
});

test('a press with a modifier key opens the video’s own page', async ({ page, playerRequests }) => {
  await page.goto(videoPage);
  await waitUntilLive(page);
  await expectTabOf(page, openerOf(page), outboundLinks.videoProductDemo.href);
  await expect(dialogOf(page)).toBeHidden();
  expect(playerRequests).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`axe finds nothing at ${width} px, with a player and without one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await servePlayers(page);
    await page.goto(videoPage);
    await waitUntilLive(page);
    await expectAccessible(page);
    await openerOf(page).click();
    await expect(dialogOf(page).getByText('Is the player still empty?')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Watch without a player' }).click();
    const dialog = page.getByRole('dialog', { name: 'From brief to shortlist' });
    await expect(
      dialog.getByRole('link', { name: 'Play: From brief to shortlist, 1 min 55 s' }),
    ).toBeVisible();
    await expectAccessible(page);
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('posters and Watch Demo are links to the videos’ own pages', async ({ page, consoleGuard }) => {
    consoleGuard.expect(/^failed request: \S+\/assets\/[\w-]+\.js \(csp\)/);
    await page.goto(videoPage);
    await expect(page.getByRole('link', { name: 'Play: Reading a skills map, 2 min 20 s' })).toHaveAttribute(
      'href',
      outboundLinks.videoSkillsMapping.href,
    );
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'Watch Demo' }).click();
    await expect(page).toHaveURL(outboundLinks.videoProductDemo.href);
  });
});
