import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { inEuros } from '../../../src/content/price-estimate.ts';
import {
  exampleInputs,
  type GapInputName,
  type GapInputs,
  gapInputRules,
} from '../../../src/content/skills-gap.ts';
import { aboutEuros, euros, gapCost, gapRange } from '../../../src/content/skills-gap-cost.ts';
import { type EntryProblem, exampleEntries } from '../../../src/pages/skills-roi/entries.ts';
import { outcomeOf } from '../../../src/pages/skills-roi/outcome.ts';
import { openLive, stopClock, titleOf } from '../shell/live-page.ts';
import { expectAccessible, listenTo } from '../support/accessibility.ts';
import { autofill } from '../support/changed-page.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';

const { calculator, result: words, formula } = readContent('pages/skills-roi/skills-gap-calculator');

const field = (page: Page, name: GapInputName) =>
  page.getByLabel(calculator.fields[name].label, { exact: true });
const result = (page: Page) => page.getByRole('heading', { level: 2, name: `${words.title} €` });
const resultOf = (change: Partial<GapInputs>) =>
  `${words.title} ${aboutEuros(gapCost({ ...exampleInputs, ...change }).total)} ${words.period}`;

const prices = readContent('content/prices');

/** Returns what the page says of the cost, the price and the months at the example with some other numbers. */
const outcomeWith = (change: Partial<GapInputs>) => {
  const inputs = { ...exampleInputs, ...change };
  const shown = { inputs, entries: exampleEntries };
  return outcomeOf(gapCost(inputs), shown, prices.estimate, words);
};

/** Expects a number in the address, which follows the fields with a delay. */
async function expectInAddress(page: Page, name: string, value: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value);
}

test('typing updates result, sentence, sum and address, and is announced once it has paused', async ({
  page,
  clock,
}) => {
  await openLive(page, '/skills-roi');
  const sum = page.getByRole('region', { name: formula.title });
  const panel = page.getByRole('region', { name: words.title });
  const stairs = panel.locator('svg').first();
  const announcement = panel.getByRole('status').last();
  const announcements = await listenTo(announcement);
  await expect(result(page)).toHaveText(resultOf({}));
  await expect(panel).toContainText(outcomeWith({}).payback);
  await expect(announcement).toHaveText('');
  const before = await stairs.innerHTML();

  await stopClock(page);
  await field(page, 'cover').press('ControlOrMeta+a');
  await field(page, 'cover').pressSequentially('400,000');
  await expect(result(page)).toHaveText(resultOf({ cover: 400_000 }));
  const { payback } = outcomeWith({ cover: 400_000 });
  await expect(panel).toContainText(payback);
  const { low, high } = gapRange({ ...exampleInputs, cover: 400_000 });
  const between = fillIn(words.between, { low: aboutEuros(low), high: aboutEuros(high) });
  await expect(page.getByText(between, { exact: true })).toBeVisible();
  expect(await stairs.innerHTML()).not.toBe(before);
  await expect(sum).toContainText(fillIn(formula.parts.cover.numbers, { cover: '€400,000' }));
  await expect(announcement).toHaveText('');
  await clock.runFor(3_000);
  await expectInAddress(page, 'cover', '400000');
  await expect(announcement).toContainText(payback);
  expect(await announcements()).toHaveLength(1);
});

test('counts numbers that autofill sets with `change` alone, and at a submit those set without an event', async ({
  page,
}) => {
  await openLive(page, '/skills-roi');
  await autofill(field(page, 'headcount'), '1200', 'change');
  await expect(result(page)).toHaveText(resultOf({ headcount: 1200 }));
  await autofill(field(page, 'salary'), '61500');
  await field(page, 'salary').press('Enter');
  await expect(result(page)).toHaveText(resultOf({ headcount: 1200, salary: 61_500 }));
  await autofill(field(page, 'cover'), 'none');
  await field(page, 'salary').press('Enter');
  await expect(field(page, 'cover')).toBeFocused();
});

test('arrow keys on the slider change the hours, the cost and when the price is paid back', async ({
  page,
}) => {
  await openLive(page, '/skills-roi');
  const panel = page.getByRole('region', { name: words.title });
  const slider = panel.getByRole('slider');
  await slider.press('ArrowRight');
  await expect(field(page, 'hoursLost')).toHaveValue('3');
  await expect(result(page)).toHaveText(resultOf({ hoursLost: 3 }));
  await slider.press('Home');
  const { payback } = outcomeWith({ hoursLost: 0 });
  await expect(panel).toContainText(payback);
  expect(payback).not.toBe(outcomeWith({}).payback);
  await field(page, 'hoursLost').fill('4.5');
  await expect(slider).toHaveValue('4.5');

  await test.step('each step says where its amount comes from', async () => {
    const { price, range } = outcomeWith({ hoursLost: 4.5 });
    const step = panel.getByRole('radio', { name: words.price });
    await step.focus();
    await page.keyboard.press('Space');
    await expect(step).toBeChecked();
    await expect(panel).toContainText(
      fillIn(words.priceOrigin, { range: inEuros(range, 'to'), people: exampleInputs.headcount }),
    );
    await expect(panel.getByText(`−${euros(price)}`).first()).toBeVisible();
  });
});

test('the copied link and a reload restore numbers and result, and each copy is announced', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, '/skills-roi');
  const copy = page.getByRole('button', { name: words.copy });
  const status = page.getByRole('region', { name: words.title }).getByRole('status').first();
  await field(page, 'headcount').fill('1 200');
  await field(page, 'salary').fill('€61,500.50');
  const shown = await result(page).textContent();
  expect(shown).not.toBe(resultOf({}));
  const announcements = await listenTo(status);
  await copy.click();
  await expect(page.getByText(words.copied)).toBeVisible();
  await expect.poll(announcements).toEqual([words.copied]);
  await copy.click();
  await expect.poll(announcements).toEqual([words.copied, words.copied]);

  const link = await page.evaluate(() => navigator.clipboard.readText());
  await field(page, 'headcount').fill('500');
  await expect(status).toHaveText('');
  await page.goto(link);
  await expect(result(page)).toHaveText(shown ?? '');
  await expect(field(page, 'headcount')).toHaveValue('1200');
  await expect(field(page, 'salary')).toHaveValue('61500.50');
  await expect(field(page, 'turnover')).toHaveValue('16');

  await field(page, 'turnover').fill('20');
  await expectInAddress(page, 'turnover', '20');
  const changed = await result(page).textContent();
  await page.reload();
  await expect(result(page)).toHaveText(changed ?? '');

  await test.step('reports an invalid number of the link at once and calculates the example', async () => {
    await openLive(page, '/skills-roi?headcount=many&salary=50000');
    await expect(field(page, 'headcount')).toHaveValue('many');
    await expect(field(page, 'salary')).toHaveValue('50000');
    await expect(field(page, 'headcount')).toHaveAttribute('aria-invalid', 'true');
    await expect(result(page)).toHaveText(resultOf({}));
  });
});

test('shows the link selected if the clipboard is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
    });
  });
  await openLive(page, '/skills-roi');
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByText(words.refused)).toBeVisible();
  const link = page.getByLabel(words.address);
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/\/skills-roi\?headcount=250&salary=48000/);
  const selected = await link.evaluate(
    (input: HTMLInputElement) => input.selectionEnd === input.value.length,
  );
  expect(selected).toBe(true);

  await test.step('focuses the link again on a second click', async () => {
    await page.getByRole('button', { name: words.copy }).press('Enter');
    await expect(link).toBeFocused();
  });
  await test.step('removes the link when a number changes', async () => {
    await field(page, 'headcount').fill('500');
    await expect(link).toHaveCount(0);
    await expect(page.getByText(words.refused)).toHaveCount(0);
    await page.getByRole('button', { name: words.copy }).press('Enter');
    await expect(link).toHaveValue(/\?headcount=500&/);
  });
});

const faults: readonly { name: GapInputName; typed: string; problem: EntryProblem }[] = [
  { name: 'headcount', typed: '', problem: 'empty' },
  { name: 'gapShare', typed: '101', problem: 'too-high' },
  { name: 'hoursLost', typed: '40', problem: 'over-week' },
];

test('shows an error beside an invalid field and keeps its text', async ({ page }) => {
  await openLive(page, '/skills-roi');
  for (const { name, typed, problem } of faults) {
    await test.step(`${name} "${typed}"`, async () => {
      const { label, unit, range } = calculator.fields[name];
      const sentence = fillIn(calculator.problems[problem], {
        range: fillIn(range, { lowest: gapInputRules[name].lowest, highest: gapInputRules[name].highest }),
        example: exampleEntries[name],
        week: exampleEntries.week,
      });
      const input = field(page, name);
      await input.fill(typed);
      await input.blur();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(`${unit} ${sentence}`);
      await expect(input).toHaveValue(typed);
      await expect(result(page)).toHaveText(resultOf({}));
      await expect(page.getByText(fillIn(words.stale, { fields: label })).first()).toBeVisible();

      await input.fill(exampleEntries[name]);
      await expect(page.getByText(sentence)).toBeHidden();
    });
  }
  await field(page, 'headcount').fill('');
  await field(page, 'headcount').blur();
  await expectAccessible(page, 'main');
  await test.step('works by keyboard alone, from the first field to the meeting dialog', async () => {
    await field(page, 'headcount').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('none');
    await page.keyboard.press('Enter');
    await expect(field(page, 'headcount')).toBeFocused();
    await expect(field(page, 'headcount')).toHaveAttribute('aria-invalid', 'true');

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await expect(result(page)).toBeFocused();
    await expect(result(page)).toHaveText(resultOf({ headcount: 500 }));
    // The slider, the steps, the mark of the estimate, the meeting.
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Book a Meeting' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: calculator.reset }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'headcount')).toHaveValue('250');
    await expect(result(page)).toHaveText(resultOf({}));
  });
});

test('numbers typed just before a link is followed stay out of the next page’s address', async ({
  page,
  clock,
}) => {
  await openLive(page, '/skills-roi');
  await field(page, 'headcount').fill('400');
  const home = page.getByRole('banner').getByRole('link', { name: shell.home });
  await home.evaluate((link: HTMLAnchorElement) => link.click());
  await clock.runFor(1000);
  await expect(page).toHaveTitle(titleOf('/'));
  await expect(page).toHaveURL('/');
});
