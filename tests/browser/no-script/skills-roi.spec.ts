import { expect } from 'playwright/test';
import { test } from './no-script-test.ts';

test('the calculator shows the example, says what it cannot do and keeps the numbers in the address', async ({
  page,
}) => {
  await page.goto('/skills-roi');
  await expect(page.getByRole('heading', { name: 'Cost of the gap €375,757 a year' })).toBeVisible();
  await expect(page.getByText('Working out your own numbers needs JavaScript')).toBeVisible();
  await expect(page.getByText('75 × €55,200 × 2.5 ÷ 39')).toBeVisible();
  await page.getByLabel('Headcount').fill('80');
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page).toHaveURL(/\/skills-roi\?headcount=80&salary=48%2C000&/);
  await expect(page.getByRole('heading', { name: 'Cost of the gap €375,757 a year' })).toBeVisible();
});
