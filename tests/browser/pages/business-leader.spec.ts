import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { count, fillIn } from '../../../src/content/format.ts';
import { boardFigures } from '../../../src/pages/business-leader/board.ts';
import { hold, openLive, stopClock, waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible, listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const path = '/business-leader';
const { board } = readContent('pages/business-leader/page');
const { plan, document: words } = board;

const field = (page: Page, name: keyof typeof board.fields) =>
  page.getByRole('textbox', { name: board.fields[name].label });
const paper = (page: Page) => page.getByRole('article');
const amount = (page: Page, label: string) => paper(page).getByRole('textbox', { name: label });

/** Returns the decision of a paper for so many people with that salary. */
function decisionFor(people: number, salary: number, rates: readonly (number | undefined)[] = []): string {
  const { outlay, sums, left, months = 0 } = boardFigures(plan, { people, salary, rates, once: plan.once });
  return fillIn(words.decision.text, {
    outlay,
    cost: sums.cost,
    left,
    months: months === 1 ? words.decision.month : fillIn(words.decision.months, { months }),
  });
}

test('people and salary fill the paper, in any number format and whether typed before or after hydration', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto(path);
  await expect(paper(page)).toContainText(decisionFor(plan.people, board.salary));
  await field(page, 'people').fill('400');
  await release();
  await waitUntilLive(page);
  await expect(field(page, 'people')).toHaveValue('400');
  await expect(paper(page)).toContainText(decisionFor(400, board.salary));
  await field(page, 'salary').fill('€61 500.50');
  await expect(paper(page)).toContainText(decisionFor(400, 61_500.5));
  for (const refused of ['many', '', '999999999999']) {
    await field(page, 'people').fill(refused);
    await expect(field(page, 'people')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'people')).toHaveAccessibleDescription(/./);
    await expect(paper(page), 'the paper stays as it was').toContainText(decisionFor(400, 61_500.5));
  }
  await expectAccessible(page, 'main');
});

test('an assumed amount can be typed over by keyboard, and the sums follow', async ({ page }) => {
  await openLive(page, path);
  const [first] = plan.rows;
  const rate = amount(page, `${first?.skill}: ${words.cost.columns.rate}`);
  await rate.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20000');
  await expect(paper(page)).toContainText(decisionFor(plan.people, board.salary, [20_000]));
  await page.keyboard.press('Tab');
  await expect(rate).toHaveValue(count(20_000));
  await field(page, 'salary').fill('70000');
  await expect(rate, 'a salary does not change an amount of one’s own').toHaveValue(count(20_000));
  await rate.fill('none');
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(paper(page)).toContainText(board.problems.amount);
  await page.getByRole('button', { name: board.reset }).click();
  await expect(paper(page)).toContainText(decisionFor(plan.people, board.salary));
});

test('announces the decision once typing has paused, but not the initial one', async ({ page, clock }) => {
  await openLive(page, path);
  const announcements = await listenTo(page.getByRole('main').getByRole('status'));
  await stopClock(page);
  await field(page, 'people').press('ControlOrMeta+a');
  await field(page, 'people').pressSequentially('1200');
  await expect(paper(page)).toContainText(decisionFor(1200, board.salary));
  await clock.runFor(3_000);
  expect(await announcements()).toEqual([decisionFor(1200, board.salary)]);
});

/** Returns how many sheets a PDF has. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('prints the paper alone on one sheet of A4, with the company’s name and amounts', async ({ page }) => {
  await openLive(page, path);
  // The browser's own dialog would wait for a person.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await field(page, 'company').fill('Lindqvist & Daughters Shipyards');
  await field(page, 'people').fill('500000');
  await page.getByRole('button', { name: board.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page)).toContainText('Lindqvist & Daughters Shipyards');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('heading', { level: 1 }), 'the page is back afterwards').toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: null });
});
