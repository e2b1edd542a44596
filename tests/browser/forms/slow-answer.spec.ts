import { expect } from 'playwright/test';
import { answerTimeout } from '../../../src/site.ts';
import { test } from '../support/test.ts';
import { hold } from './faults.ts';
import { expectToast, expectValues, fill, openReport, reportValues } from './support.ts';

/** Runs the browser's own request limits a hundred times faster; the clock of the tests does not reach them. */
function hurryLimits() {
  const original = AbortSignal.timeout.bind(AbortSignal);
  const limits: number[] = [];
  Reflect.set(globalThis, 'requestLimits', limits);
  AbortSignal.timeout = (milliseconds) => {
    limits.push(milliseconds);
    return original(milliseconds / 100);
  };
}

test('an answer that does not come within the limit is a failure, and the values stay', async ({ page }) => {
  await page.addInitScript(hurryLimits);
  await hold(page, '**/api/report');
  const form = await openReport(page);
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click();
  await expectToast(page, {
    title: 'Error',
    description: 'There was a problem processing your request. Please try again.',
    style: 'normal',
  });
  await expectValues(form, reportValues);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'requestLimits'))).toEqual([answerTimeout]);
});
