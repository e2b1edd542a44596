import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { fill, openMeeting, storedLeads, watchSubmissions } from './support.ts';

const sentences = {
  'First name': 'First name must be at least 2 characters.',
  'Last name': 'Last name must be at least 2 characters.',
  'Organisation name': 'Organisation name must be at least 2 characters.',
  Email: 'Please enter a valid email address.',
  'Meeting type': 'Please select a meeting type.',
};
const names = ['First name', 'Last name', 'Organisation name'] as const;

/** Submits a form whose first field is wrong, and waits until that has focus: what is typed before it goes there. */
async function submitWrong(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByLabel('First name')).toBeFocused();
}

test('an empty form says each sentence beside its field and sends nothing', async ({ page }) => {
  await page.goto('/pricing');
  const requests = watchSubmissions(page, 'meeting');
  const dialog = await openMeeting(page);
  await expect(dialog.getByText('must be')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  for (const [label, sentence] of Object.entries(sentences)) {
    const field = dialog.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(dialog.getByLabel('First name')).toBeFocused();

  await fill(dialog, { 'First name': 'Al', 'Meeting type': 'Demo' });
  for (const label of ['First name', 'Meeting type'] as const) {
    await expect(dialog.getByText(sentences[label])).toBeHidden();
    await expect(dialog.getByLabel(label)).not.toHaveAttribute('aria-invalid');
  }
  await expect(dialog.getByText(sentences['Last name'])).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByLabel('Last name')).toBeFocused();
  expect(requests).toEqual([]);
});

test('names need two characters, counted as people count them, and spaces are none', async ({
  page,
  site,
}) => {
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  await fill(dialog, { Email: 'ada@engines.example', 'Meeting type': 'Skills Strategy Meeting' });
  await submitWrong(dialog);
  for (const tooShort of ['A', '    ', ' A ', '🙂', '李']) {
    await fill(dialog, Object.fromEntries(names.map((name) => [name, 'Two'])));
    for (const name of names) await expect(dialog.getByText(sentences[name])).toBeHidden();
    await fill(dialog, Object.fromEntries(names.map((name) => [name, tooShort])));
    for (const name of names) await expect(dialog.getByText(sentences[name])).toBeVisible();
  }
  await fill(dialog, { 'First name': 'Jo', 'Last name': ' 李明 ', 'Organisation name': '🙂🙂' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedLeads(site, 'meeting')).toMatchObject([
    { first_name: 'Jo', last_name: '李明', organisation_name: '🙂🙂' },
  ]);
});

test('only a whole address passes', async ({ page }) => {
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  const email = dialog.getByLabel('Email');
  await email.fill('ada');
  await submitWrong(dialog);
  for (const wrong of [
    'ada',
    'ada@',
    '@engines.example',
    'ada@engines',
    'ada,b@c.example',
    'a b@c.example',
  ]) {
    await email.fill('ada@engines.example');
    await expect(dialog.getByText(sentences.Email)).toBeHidden();
    await email.fill(wrong);
    await expect(dialog.getByText(sentences.Email)).toBeVisible();
  }
});

test('a field takes no more than can be stored', async ({ page }) => {
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  const limits = { 'First name': 100, 'Last name': 100, 'Organisation name': 200, Email: 254 };
  for (const [label, limit] of Object.entries(limits)) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('maxlength', String(limit));
  }
});
