import { expect } from 'playwright/test';
import { fill, meetingDialog, meetingValues, openMeeting, storedLeads } from '../forms/support.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

test('every Register Now opens a dialog named Register and gets focus back', async ({ page }) => {
  await openLive(page, '/skills-1st-masterclass');
  const buttons = page.getByRole('main').getByRole('button', { name: 'Register Now' });
  await expect(buttons).toHaveCount(2);
  const dialog = page.getByRole('dialog', { name: 'Register', exact: true });
  for (const button of await buttons.all()) {
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('form', { name: 'Register', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('the header’s dialog on the same page is Book a Meeting still', async ({ page }) => {
  await openLive(page, '/skills-1st-masterclass');
  const register = page.getByRole('dialog', { name: 'Register', exact: true });
  await page.getByRole('main').getByRole('button', { name: 'Register Now' }).first().click();
  await expect(register).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(register).toBeHidden();
  await openMeeting(page);
  await expect(register).toBeHidden();
});

test('a registration is stored with the control that it came from', async ({ page, site }) => {
  await openLive(page, '/skills-1st-masterclass');
  await page.getByRole('main').getByRole('button', { name: 'Register Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Register', exact: true });
  await fill(dialog, meetingValues);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await expect(meetingDialog(page)).toBeHidden();
  expect(await storedLeads(site, 'meeting')).toMatchObject([
    { attribution: { page: '/skills-1st-masterclass', control: 'masterclass-hero' } },
  ]);
});

test('the form in the page registers without the dialog, and its thanks replace it', async ({
  page,
  site,
}) => {
  await openLive(page, '/skills-1st-masterclass');
  const form = page.getByRole('main').getByRole('form', { name: 'Register', exact: true });
  await fill(form, meetingValues);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').getByText('Meeting Request Submitted')).toBeVisible();
  expect(await storedLeads(site, 'meeting')).toMatchObject([
    { attribution: { page: '/skills-1st-masterclass', control: 'masterclass-closing' } },
  ]);
});
