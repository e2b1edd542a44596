import { expect } from 'playwright/test';
import { readContent } from '../../../src/content/loader/read-content.ts';
import { skillsRoi } from '../../../src/content/schemas/suite-pages.ts';
import { exampleInputs } from '../../../src/content/skills-gap.ts';
import { gapCost } from '../../../src/pages/skills-roi/cost.ts';
import { euros } from '../../../src/pages/skills-roi/wording.ts';
import { test } from './no-script-test.ts';

const { calculator, result } = readContent('.', 'skills-roi', skillsRoi);

test('the calculator shows the example, says what it cannot do and keeps the numbers in the address', async ({
  page,
}) => {
  await page.goto('/skills-roi');
  const total = euros(gapCost(exampleInputs).total);
  const heading = page.getByRole('heading', { name: `${result.title} ${total} ${result.period}` });
  await expect(heading).toBeVisible();
  await expect(page.getByText(calculator.scripts)).toBeVisible();
  await expect(page.getByRole('button', { name: result.copy })).toBeHidden();
  await page.getByLabel(calculator.fields.headcount.label).fill('80');
  await page.getByRole('button', { name: calculator.submit }).click();
  await expect(page).toHaveURL(/\/skills-roi\?headcount=80&salary=48%2C000&/);
  await expect(heading).toBeVisible();
});
