import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn, longDay } from '../../../src/content/format.ts';
import { fewest, most, protocolOf } from '../../../src/pages/evidence/protocol.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const { protocol: words, ledger } = readContent('pages/evidence/page');
const { claims } = readContent('content/claims');
const [first, second] = words.measures;
const { start } = words.example;

test('the protocol follows the figure, the cases and the day, by keyboard', async ({ page }) => {
  if (!first || !second) throw new Error('The page needs two figures to measure.');
  await openLive(page, '/evidence#protocol');
  const part = page.locator('#protocol');
  const due = (measure: typeof first, cases: number, from: string) =>
    fillIn(words.due, { day: longDay(protocolOf(measure, cases, from).due) });
  await expect(part).toContainText(due(first, words.example.cases, start));
  await part.getByLabel(words.measure).focus();
  await page.keyboard.press('ArrowDown');
  await expect(part).toContainText(second.claim.wording);
  await page.keyboard.press('Tab');
  const cases = page.locator('#protocol-cases');
  await expect(cases).toBeFocused();
  await page.keyboard.type('7');
  await expect(part).toContainText(due(second, 7, start));
  await cases.fill('none');
  await expect(part.getByText(fillIn(words.problem, { fewest, most }))).toBeVisible();
  await expect(part).toContainText(due(second, 7, start));
  await cases.fill('24');
  await page.locator('#protocol-start').fill('2027-03-31');
  await expect(part).toContainText(due(second, 24, '2027-03-31'));
  await expect(page.getByRole('status').filter({ hasText: second.claim.wording })).toBeAttached();
  await expectAccessible(page);
});

test('a mark opens the line of its claim and lights it', async ({ page }) => {
  const open = claims.find(({ sample }) => sample);
  await page.goto(`/evidence#claim-${open?.name}`);
  const line = page.locator(`#claim-${open?.name}`);
  await expect(line.getByText(ledger.labels.measure)).toBeVisible();
  await expect(line).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
