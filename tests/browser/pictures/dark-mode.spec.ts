import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { isReleaseTier } from '../../support/tier.ts';
import { reportForm } from '../forms/support.ts';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

/** The height of the window, in CSS pixels: several screens, to see most of a page at once. */
const height = 4000;

/** Pages with drawings in the site's own colours, and controls that show a choice by colour. */
const everyPage = [
  '/skills-mapping',
  '/business-leader',
  '/',
  '/skills-lens',
  '/skills-passport',
  '/pricing',
];

const paths = isReleaseTier ? everyPage : everyPage.slice(0, 2);

/** Returns whether the browser's automatic dark mode changes nothing in the window of a visitor who prefers dark. */
async function staysLight(page: Page): Promise<boolean> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const session = await page.context().newCDPSession(page);
  const look = async (enabled: boolean) => {
    await session.send('Emulation.setAutoDarkModeOverride', { enabled });
    return page.screenshot({ animations: 'disabled' });
  };
  try {
    return (await look(false)).equals(await look(true));
  } finally {
    await session.send('Emulation.setAutoDarkModeOverride', {});
    await session.detach();
    await page.emulateMedia({ colorScheme: null });
  }
}

/** Expects a page that looks the same in automatic dark mode, once all of its pictures have come. */
async function expectLight(page: Page, name: string): Promise<void> {
  await expect.poll(() => staysLight(page), `${name} looks the same in automatic dark mode`).toBe(true);
}

test('the automatic dark mode of phones leaves the site as it is', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/console\.error: .* 422 /);
  for (const width of [412, 1200]) {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await openLive(page, path);
      await expectLight(page, `${path} at ${width} px`);
    }
    const form = await reportForm.open(page);
    await form.evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('alert')).toBeVisible();
    await expectLight(page, `the error page of a form at ${width} px`);
  }
});

test('a page that does not say that it is light is darkened', async ({ page }) => {
  await page.setContent('<p>Dark on light</p>');
  expect(await staysLight(page)).toBe(false);
});
