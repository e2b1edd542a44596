import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { movesOf } from '../../../src/pages/case-studies/moves.ts';
import { test } from '../support/test.ts';

const { chart } = readContent('pages/case-studies/page').enterprise;
const [first = '', second = ''] = chart.divisions;

test('a division chosen with the keyboard keeps its moves and opens its list', async ({ page }) => {
  await page.goto('/case-studies');
  const map = page.locator('#enterprise');
  const listOf = (division: string) => {
    const own = movesOf(division, chart.moves.after);
    return map.getByText(fillIn(chart.list, { division, in: own.in, out: own.out }));
  };
  await expect(listOf(first)).toBeHidden();
  await map.getByRole('radio', { name: chart.all }).press('ArrowDown');
  await expect(map.getByRole('radio', { name: first })).toBeChecked();
  await expect(listOf(first)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(listOf(first)).toBeHidden();
  await expect(listOf(second)).toBeVisible();
  const faded = await map
    .locator('svg > g')
    .evaluateAll((arcs) => arcs.filter((arc) => Number(getComputedStyle(arc).opacity) < 1).length);
  const others = [...chart.moves.before, ...chart.moves.after].filter(
    ({ from, to }) => from !== second && to !== second,
  );
  expect(faded).toBe(others.length);
});
