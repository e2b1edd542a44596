import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { outboundLinkNames, outboundLinks } from '../../../src/content/links.ts';
import { exampleInputs } from '../../../src/content/skills-gap.ts';
import { aboutEuros, gapCost } from '../../../src/content/skills-gap-cost.ts';
import { bookingPaths } from '../../../src/submissions/kinds.ts';
import { test } from '../support/test.ts';
import { forms, shell } from '../support/words.ts';

test.use({ javaScriptEnabled: false });

test('reaches the suite’s pages from the header in wide windows, and every page from the footer in narrow ones', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: shell.mainNavigation })
    .getByText('SkillSuite', { exact: true })
    .filter({ visible: true })
    .first()
    .hover();
  await page.getByRole('banner').getByRole('link', { name: 'Skills Passport' }).click();
  await expect(page).toHaveURL('/skills-passport');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: shell.menu })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: shell.menu }).click();
  await expect(page).toHaveURL('/skills-passport#all-pages');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Skills Lens' }).click();
  await expect(page).toHaveURL('/skills-lens');
  await page.getByRole('contentinfo').locator('a[href="/#global-skills-news"]').click();
  await expect(page).toHaveURL('/#global-skills-news');
  await expect(page.getByRole('form', { name: forms.newsletter.label })).toBeVisible();
});

test('links without an address lead to pages of this site, where the forms have the kind of meeting chosen', async ({
  page,
}) => {
  const own = outboundLinkNames
    .map((name) => outboundLinks[name].href)
    .filter((href) => href.startsWith('/'));
  for (const href of new Set(own)) {
    expect((await page.request.get(href)).status(), href).toBe(200);
    await page.goto(href);
    if (href.includes('#')) await expect(page.locator(new URL(page.url()).hash)).toBeVisible();
  }
  for (const [path, type] of [
    [bookingPaths.meeting, 'Skills Strategy Meeting'],
    [bookingPaths.demo, 'Demo'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByLabel('Meeting type')).toHaveValue(type);
  }
});

test('shows every option of the choosers', async ({ page }) => {
  await test.step('every sample question with its answer and the records behind each figure', async () => {
    const { questions: asked } = readContent('pages/skills-agent/page').ask;
    await page.goto('/skills-agent');
    const answers = page.getByRole('main').getByRole('article');
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    for (const [index, { question, figures, unknown }] of asked.entries()) {
      const answer = answers.nth(index);
      await expect(answer.getByRole('heading', { level: 2, name: question })).toBeVisible();
      await expect(answer.getByText(unknown)).toBeVisible();
      const last = answer.locator('details').last();
      await expect(answer.locator('details')).toHaveCount(figures.length);
      await last.locator('summary').click();
      await expect(last.getByRole('listitem').first()).toBeVisible();
    }
  });
  await test.step('every decision of the years, every quarter of a forecast, and each skill in a table', async () => {
    const { years, forecast } = readContent('pages/skills-lens/page');
    await page.goto('/skills-lens');
    await expect(page.getByRole('slider')).toBeHidden();
    for (const { question } of years.cards) await expect(page.getByText(question)).toBeVisible();
    const region = page.getByRole('region', { name: forecast.title });
    expect(await region.getByRole('row').count()).toBeGreaterThan(3);
    const quarters = region.getByRole('group', { name: forecast.quarter }).getByRole('radio');
    await quarters.last().check();
    await expect(quarters.last()).toHaveAccessibleName(/: \d+, .*\d/);
  });
});

test('the calculator shows the example, says that it needs scripts and keeps the numbers in the address', async ({
  page,
}) => {
  const { calculator, result } = readContent('pages/skills-roi/skills-gap-calculator');
  await page.goto('/skills-roi');
  const total = aboutEuros(gapCost(exampleInputs).total);
  const heading = page.getByRole('heading', {
    name: `${result.title} ${total} ${result.period}`,
  });
  await expect(heading).toBeVisible();
  await expect(page.getByText(calculator.scripts)).toBeVisible();
  await expect(page.getByRole('button', { name: result.copy })).toBeHidden();
  await page.getByLabel(calculator.fields.headcount.label).fill('80');
  await page.getByRole('button', { name: calculator.submit }).click();
  await expect(page).toHaveURL(/\/skills-roi\?headcount=80&salary=48%2C000&/);
  await expect(heading).toBeVisible();
});
