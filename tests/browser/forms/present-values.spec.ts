import { expect } from 'playwright/test';
import { autofill } from '../support/changed-page.ts';
import { test } from '../support/test.ts';
import { expectOneLead, expectStored, fill, refuseNext, reportForm, send } from './support.ts';

// Browsers fill fields in two ways: some dispatch `change` alone, some no event at all.

test('a form sends what its fields show where they were filled after a failed try, with `change` alone or without an event', async ({
  page,
  site,
  consoleGuard,
}) => {
  const form = await reportForm.open(page);
  await refuseNext(page, consoleGuard, 'report');
  await send(form, reportForm, { Email: 'old@navy.example', Organisation: 'Old Navy' });
  await expect(form.getByText(reportForm.failure.description)).toBeVisible();
  await autofill(form.getByLabel('Email'), String(reportForm.values.Email), 'change');
  await autofill(form.getByLabel('Organisation'), String(reportForm.values.Organisation));
  await form.getByRole('button', { name: reportForm.button.rest }).click();
  await expectStored(page, reportForm);
  await expectOneLead(site, reportForm);
});

test('a form does not call fields empty that were filled after the first try, with `change` alone or without an event', async ({
  page,
  site,
}) => {
  const form = await reportForm.open(page);
  const { 'First name': firstName = '', 'Last name': lastName = '', ...others } = reportForm.values;
  await form.getByRole('button', { name: reportForm.button.rest }).click();
  const [first, last] = [form.getByLabel('First name'), form.getByLabel('Last name')];
  for (const field of [first, last]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await autofill(first, firstName, 'change');
  await expect(first).not.toHaveAttribute('aria-invalid');
  await autofill(last, lastName);
  await fill(form, others);
  await form.getByRole('button', { name: reportForm.button.rest }).click();
  await expectStored(page, reportForm);
  await expectOneLead(site, reportForm);
});
