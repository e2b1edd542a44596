import { expect } from 'playwright/test';
import * as z from 'zod/mini';
import { type FieldName, fieldLabels } from '../../../src/submissions/form-fields.ts';
import { submissionPaths } from '../../../src/submissions/kinds.ts';
import { submissionSchemas } from '../../../src/submissions/schemas.ts';
import { watchRequests } from '../shell/live-page.ts';
import { listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { expectStored, fill, meetingForm, newsletterForm, reportForm, send, storedLeads } from './support.ts';

const wrongEmail = 'Please enter a valid email address.';

/** Returns the sentence beside each empty field of a form, by label: a known one, or else that of the schema. */
function sentencesBeside<Known extends Readonly<Record<string, string>>>(
  kind: 'meeting' | 'report',
  known: Known,
): Known & Readonly<Record<string, string>> {
  const issues = z.safeParse(submissionSchemas[kind], {}).error?.issues ?? [];
  const ofSchema = issues.map(({ path, message }) => [fieldLabels[path[0] as FieldName], message]);
  return { ...Object.fromEntries(ofSchema), ...known };
}

const sentencesOf = {
  meeting: sentencesBeside('meeting', {
    'First name': 'First name must be at least 2 characters.',
    'Last name': 'Last name must be at least 2 characters.',
    'Organisation name': 'Organisation name must be at least 2 characters.',
    Email: wrongEmail,
    'Meeting type': 'Please select a meeting type.',
  }),
  report: sentencesBeside('report', {
    'First name': 'Please enter your first name.',
    'Last name': 'Please enter your last name.',
    Email: wrongEmail,
    Organisation: 'Please enter your organisation.',
  }),
};

const longest = [
  ['First name', 100],
  ['Last name', 100],
  [/^Organisation/, 200],
  ['Email', 254],
] as const;

for (const [{ kind, open, values, button }, sentences] of [
  [meetingForm, sentencesOf.meeting],
  [reportForm, sentencesOf.report],
] as const) {
  test(`the ${kind} form shows an error beside each field, removes it once corrected, and sends nothing`, async ({
    page,
  }) => {
    const requests = watchRequests(page, submissionPaths[kind]);
    const form = await open(page);
    for (const [label, limit] of longest)
      await expect(form.getByLabel(label)).toHaveAttribute('maxlength', String(limit));
    const submit = form.getByRole('button', { name: button.rest });
    await submit.click();
    for (const [label, sentence] of Object.entries(sentences)) {
      const field = form.getByLabel(label, { exact: true });
      await expect(field).toHaveAccessibleDescription(sentence);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(form.getByLabel('First name')).toBeFocused();
    const { 'Last name': _, ...corrected } = values;
    await fill(form, corrected);
    await expect(form.locator('[aria-invalid]')).toHaveCount(1);
    await expect(form.locator('[id$="-error"]')).toHaveText(sentences['Last name']);
    await submit.click();
    await expect(form.getByLabel('Last name')).toBeFocused();
    expect(requests).toEqual([]);
  });
}

test('the newsletter form ignores an empty address and shows an error beside an invalid one', async ({
  page,
}) => {
  const requests = watchRequests(page, submissionPaths.newsletter);
  const form = await newsletterForm.open(page);
  const email = form.getByLabel('Email');
  const button = form.getByRole('button', { name: 'Subscribe' });
  await button.click();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('   ');
  await email.press('Enter');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('reader@nowhere');
  await button.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(wrongEmail);
  await email.pressSequentially('.example');
  await expect(form.getByText(wrongEmail)).toBeHidden();
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(requests).toEqual([]);
});

test('announces the error each time Enter is pressed in a focused invalid field, but not while typing or when focus moves', async ({
  page,
}) => {
  const form = await reportForm.open(page);
  const first = form.getByLabel('First name');
  const status = form.locator('xpath=preceding-sibling::*[@role="status"]');
  await expect(status).toHaveText('');
  const announcements = await listenTo(status);
  await first.press('Enter');
  const sentence = sentencesOf.report['First name'];
  await expect.poll(announcements).toEqual([sentence]);
  await expect(first).toBeFocused();
  await first.press('Enter');
  await expect.poll(announcements).toEqual([sentence, sentence]);
  await first.pressSequentially('Grace');
  await expect(form.getByText(sentence)).toHaveCount(0);
  await first.press('Enter');
  await expect(form.getByLabel('Last name')).toBeFocused();
  await form.getByRole('button').click();
  await expect(form.getByLabel('Last name')).toBeFocused();
  expect(await announcements()).toEqual([sentence, sentence]);
});

test('a name pasted with a tab and line separators is stored with spaces', async ({ page, site }) => {
  const form = await reportForm.open(page);
  await send(form, reportForm, { 'First name': 'Grace\tBrewster\u000b\u2028Murray' });
  await expectStored(page, reportForm);
  expect(await storedLeads(site, 'report')).toMatchObject([{ first_name: 'Grace Brewster Murray' }]);
});
