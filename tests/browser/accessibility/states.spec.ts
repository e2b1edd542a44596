import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const openDialog = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

for (const width of [1280, 390]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('in the header’s open menus', async ({ page }) => {
      await openLive(page, '/');
      if (width < 1180) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'SkillSuite' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Skills Lens' })).toBeVisible();
      await expectAccessible(page);
    });

    test('in the dialog, empty and with errors', async ({ page }) => {
      await openLive(page, '/pricing');
      await openDialog(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Please select a meeting type.')).toBeVisible();
      await expectAccessible(page);
    });

    test('with an answer of the pricing questions open', async ({ page }) => {
      await openLive(page, '/pricing');
      await page.getByRole('button', { name: 'How much does SkillsAI cost?' }).click();
      await expect(page.getByText('with a one-time integration setup fee.')).toBeVisible();
      await expectAccessible(page);
    });

    test('after a subscription, with its toast', async ({ page }) => {
      await openLive(page, '/');
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('✓ Subscribed!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Close notification' })).toBeVisible();
      await expectAccessible(page);
    });

    test('after a failure, with its toast and the form’s own message', async ({ page, consoleGuard }) => {
      consoleGuard.expect(/console\.error: .* 503 /);
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, json: {} }));
      await openLive(page, '/');
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('button', { name: 'Close notification' })).toBeVisible();
      await expectAccessible(page);
    });

    test('in the report’s errors and its success panel', async ({ page }) => {
      await openLive(page, '/future-skills-report');
      await page.getByRole('button', { name: 'Download report' }).click();
      await expect(page.getByText('Please enter your first name.')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Lovelace');
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByLabel('Organisation').fill('Analytical Engines');
      await page.getByRole('button', { name: 'Download report' }).click();
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
