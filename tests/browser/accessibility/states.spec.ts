import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { fill, meetingDialog, openMeeting, reportValues } from '../forms/support.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { setTextSize, smallTargets, sticksOut } from '../support/page-checks.ts';
import { test } from '../support/test.ts';

/** Opens what the header has: on narrow windows its menu, on others the list of the suite. */
async function openMenus(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: 'SkillSuite' })).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Skills Lens' })).toBeVisible();
}

for (const width of [1280, 390]) {
  test(`axe finds nothing at ${width} px in menus, dialog and questions, nor is a target small`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openLive(page, '/pricing');
    await test.step('with the menus open', async () => {
      await openMenus(page);
      await expectAccessible(page);
      expect(await smallTargets(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });
    await test.step('with an answer open', async () => {
      await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
      await expectAccessible(page);
    });
    await test.step('in the dialog, empty and with errors', async () => {
      const dialog = await openMeeting(page);
      await expectAccessible(page);
      expect(await smallTargets(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(dialog.getByLabel('Meeting type')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
    });
  });

  test(`axe finds nothing at ${width} px in what the forms answer`, async ({ page, consoleGuard }) => {
    await page.setViewportSize({ width, height: 844 });
    const toast = page.getByRole('button', { name: 'Close notification' }).last();
    await test.step('a subscription that failed, then one that did not', async () => {
      consoleGuard.expect(/console\.error: .* 503 /);
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, json: {} }), {
        times: 1,
      });
      await openLive(page, '/');
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(toast).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('✓ Subscribed!')).toBeVisible();
      await expect(toast).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('the report’s errors and its panel', async () => {
      await openLive(page, '/future-skills-report');
      const form = page.getByRole('form', { name: 'Future Skills Report 2025' });
      await form.getByRole('button', { name: 'Download report' }).click();
      await expect(form.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await fill(form, reportValues);
      await form.getByRole('button', { name: 'Download report' }).click();
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('a function’s page with errors, and its message', async () => {
      consoleGuard.expect(/console\.error: .* (?:405|422) /);
      await openLive(page, '/future-skills-report');
      await page.getByRole('form').evaluate((form: HTMLFormElement) => form.submit());
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/api/report');
      await expectAccessible(page);
    });
  });
}

test('a wide window with text of twice the size gets the header of a narrow one, with its menu', async ({
  page,
}) => {
  await openLive(page, '/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await setTextSize(page, 200);
  await openMenus(page);
  expect(await sticksOut(page)).toEqual([]);
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await sticksOut(page)).toEqual([]);
});

test('the dialog with errors can be used in a window of 320 by 256 px, and the page behind it stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, '/pricing');
  const dialog = await openMeeting(page);
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await submit.click();
  for (const control of [submit, dialog.getByRole('button', { name: 'Close dialog' })]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  expect(await sticksOut(page)).toEqual([]);
  await page.mouse.move(160, 128);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(meetingDialog(page)).toBeVisible();
});

for (const [path, width, fewest] of [
  ['/', 1280, 50],
  ['/future-skills-report', 390, 30],
] as const) {
  test(`Tab goes through everything on ${path} at ${width} px and out of it, always in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openLive(page, path);
    let stops = 0;
    for (; stops < 150; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { x, y, width: wide, height } = element.getClientRects()[0] ?? new DOMRect();
        const top = document.elementFromPoint(x + wide / 2, y + height / 2);
        const inSight = top !== null && (element.contains(top) || top.contains(element)) && y >= 0;
        const shown = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return inSight && shown ? '' : `${element.tagName} ${element.textContent}`;
      });
      if (stop === undefined) break;
      expect.soft(stop).toBe('');
    }
    expect(stops).toBeGreaterThan(fewest);
    expect(stops).toBeLessThan(150);
  });
}
