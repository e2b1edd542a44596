import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const result = (page: Page) => page.getByRole('heading', { level: 2, name: 'Cost of the gap €' });
const chart = (page: Page) => page.getByRole('img', { name: 'makes up' });

/** The numbers of the address once it has followed the fields. */
async function numberInAddress(page: Page, name: string, value: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value);
}

test('typing changes the result, the chart, the formula and the address', async ({ page }) => {
  await openLive(page, '/skills-roi');
  await expect(result(page)).toHaveText('Cost of the gap €375,757 a year');
  await expect(chart(page)).toHaveAccessibleName(/^Time lost makes up 71% of it, work bought in 16%/);
  const bar = chart(page).locator('rect[height][width]:not([width="100%"])').nth(1);
  const before = await bar.getAttribute('width');

  await field(page, 'Work bought in to cover it').fill('400,000');
  await expect(result(page)).toHaveText('Cost of the gap €715,757 a year');
  await expect(chart(page)).toHaveAccessibleName(/^Work bought in makes up 56% of it, time lost 37%/);
  expect(await bar.getAttribute('width')).not.toBe(before);
  await expect(page.getByRole('region', { name: 'Four parts, one sum' })).toContainText(
    '€400,000, as entered',
  );
  await numberInAddress(page, 'cover', '400000');
});

test('the link brings numbers and result back, on a reload too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, '/skills-roi');
  await field(page, 'Headcount').fill('1 200');
  await field(page, 'Average salary').fill('€61,500.50');
  const shown = await result(page).textContent();
  expect(shown).not.toContain('€375,757');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied. It brings these numbers back.')).toBeVisible();

  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(result(page)).toHaveText(shown ?? '');
  await expect(field(page, 'Headcount')).toHaveValue('1200');
  await expect(field(page, 'Average salary')).toHaveValue('61500.50');
  await expect(field(page, 'Turnover')).toHaveValue('16');

  await field(page, 'Turnover').fill('20');
  await numberInAddress(page, 'turnover', '20');
  const changed = await result(page).textContent();
  await page.reload();
  await expect(result(page)).toHaveText(changed ?? '');
});

test('where copying is refused the link stands selected to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
    });
  });
  await openLive(page, '/skills-roi');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Your browser did not let us copy.')).toBeVisible();
  const link = field(page, 'Link to this result');
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/\/skills-roi\?headcount=250&salary=48000/);
  const selected = await link.evaluate(
    (input: HTMLInputElement) => input.selectionEnd === input.value.length,
  );
  expect(selected).toBe(true);
});

for (const { label, unit, typed, sentence } of [
  { label: 'Headcount', unit: 'people', typed: '', sentence: 'Enter a number: 1 to 500,000 people.' },
  {
    label: 'Headcount',
    unit: 'people',
    typed: '2.5',
    sentence: 'Write a whole number: 1 to 500,000 people.',
  },
  {
    label: 'Average salary',
    unit: '€ a year',
    typed: '48,5',
    sentence: 'Write a number in digits, such as 48,000: €1,000 to €1,000,000 a year, before tax.',
  },
  {
    label: 'Turnover',
    unit: '% a year',
    typed: '-1',
    sentence: 'That is too low: 0 to 200% of people leave in a year.',
  },
  {
    label: 'Roles with a gap',
    unit: '%',
    typed: '101',
    sentence: 'That is too high: 0 to 100% of all roles.',
  },
  {
    label: 'Time lost in such a role',
    unit: 'hours a week',
    typed: '40',
    sentence: 'That is more hours than the working week has, 39.',
  },
]) {
  test(`"${typed}" for ${label} gives a sentence, and nothing is lost`, async ({ page }) => {
    await openLive(page, '/skills-roi');
    const input = field(page, label);
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(`${unit} ${sentence}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(input).toHaveValue(typed);
    await expect(result(page)).toContainText('€375,757');
    await expect(
      page.getByText(`The result is waiting for a number it can use in: ${label}.`).first(),
    ).toBeVisible();
    await expectAccessible(page, { include: 'main' });

    await input.fill('20');
    await expect(page.getByText(sentence)).toBeHidden();
    if (label !== 'Average salary') await expect(result(page)).not.toContainText('€375,757');
  });
}

test('a link with a number that cannot be used says so at once and reckons with the example', async ({
  page,
}) => {
  await openLive(page, '/skills-roi?headcount=many&salary=50000');
  await expect(field(page, 'Headcount')).toHaveValue('many');
  await expect(field(page, 'Average salary')).toHaveValue('50000');
  await expect(field(page, 'Headcount')).toHaveAttribute('aria-invalid', 'true');
  await expect(result(page)).toContainText('€375,757');
});

test('works by keyboard alone, from the first field to the meeting dialog', async ({ page }) => {
  await openLive(page, '/skills-roi');
  await field(page, 'Headcount').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('none');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Headcount')).toBeFocused();
  await expect(field(page, 'Headcount')).toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeFocused();
  await expect(result(page)).toContainText('€691,514');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Book a Meeting' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Back to the example' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Headcount')).toHaveValue('250');
  await expect(result(page)).toContainText('€375,757');
});

test('a screen reader hears the result once typing has paused, not at every key', async ({ page }) => {
  await openLive(page, '/skills-roi');
  const announcement = page.locator('.cost-result > [role="status"]');
  const said: string[] = [];
  await page.exposeFunction('heard', (text: string) => said.push(text));
  await announcement.evaluate((element) => {
    new MutationObserver(() => {
      const heard: unknown = Reflect.get(globalThis, 'heard');
      if (typeof heard === 'function') heard(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await expect(announcement).toHaveText('');
  await field(page, 'Work bought in to cover it').press('ControlOrMeta+a');
  await field(page, 'Work bought in to cover it').pressSequentially('70000', { delay: 40 });
  await expect(announcement).toHaveText(/^The gap costs €385,757 a year\. Time lost makes up 69% of it/);
  expect(said).toHaveLength(1);
});
