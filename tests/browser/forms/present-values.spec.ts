import { expect } from 'playwright/test';
import { autofill } from '../support/changed-page.ts';
import { test } from '../support/test.ts';
import { expectOneLead, expectStored, fill, refuseNext, reportForm, send } from './support.ts';

for (const events of [['change'], []]) {
  const way = events.length > 0 ? 'with `change` alone' : 'without an event';

  test(`a form sends what its fields show where they were filled ${way} after a failed try`, async ({
    page,
    site,
    consoleGuard,
  }) => {
    const form = await reportForm.open(page);
    await refuseNext(page, consoleGuard, 'report');
    await send(form, reportForm, { Email: 'old@navy.example', Organisation: 'Old Navy' });
    await expect(form.getByText(reportForm.failure.description)).toBeVisible();
    await autofill(form.getByLabel('Email'), String(reportForm.values.Email), ...events);
    await autofill(form.getByLabel('Organisation'), String(reportForm.values.Organisation), ...events);
    await form.getByRole('button', { name: reportForm.button.rest }).click();
    await expectStored(page, reportForm);
    await expectOneLead(site, reportForm);
  });

  test(`a form does not call fields empty that were filled ${way} after the first try`, async ({
    page,
    site,
  }) => {
    const form = await reportForm.open(page);
    const { 'First name': firstName = '', ...others } = reportForm.values;
    await form.getByRole('button', { name: reportForm.button.rest }).click();
    const field = form.getByLabel('First name');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await autofill(field, firstName, ...events);
    if (events.length > 0) await expect(field).not.toHaveAttribute('aria-invalid');
    await fill(form, others);
    await form.getByRole('button', { name: reportForm.button.rest }).click();
    await expectStored(page, reportForm);
    await expectOneLead(site, reportForm);
  });
}
