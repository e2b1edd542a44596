import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import { growthFigures, growthOf, movesOf } from '../../../src/pages/scale-growth/growth.ts';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

const { growth, plan, guarantee } = readContent('pages/scale-growth/page');
const { controls, quarters } = growth;

test('arrow keys on headcount and revenue redraw the wedge, read out a quarter and fill in the guarantee', async ({
  page,
}) => {
  await openLive(page, '/scale-growth');
  const example = growthOf(quarters);
  const readout = (quarter: number, change: Partial<typeof example>) => {
    const figure = growthFigures(quarters, { ...example, ...change })[quarter - 1];
    return fillIn(controls.readout, { ...figure });
  };
  const slider = (name: string) => page.getByRole('slider', { name });
  await expect(page.getByText(readout(8, {})).first()).toBeVisible();
  await slider(controls.people).press('ArrowRight');
  await slider(controls.factor).press('ArrowRight');
  const chosen = { people: 81, factor: 2.7 };
  await expect(page.getByText(readout(8, chosen)).first()).toBeVisible();
  await slider(controls.quarter).press('ArrowLeft');
  await expect(page.getByText(readout(7, chosen)).first()).toBeVisible();

  const short = growthFigures(quarters, { ...example, ...chosen }).at(-1)?.short ?? 0;
  const count = (measure: 'inside' | 'course' | 'outside') =>
    plan.roles.reduce((sum, role) => sum + role[measure], 0);
  const moves = movesOf(short, {
    moves: count('inside') + count('course'),
    short: count('inside') + count('course') + count('outside'),
  });
  const [, today, later] = guarantee.sheet.lines;
  const sheet = page.getByRole('region', { name: guarantee.sheet.title });
  await sheet.scrollIntoViewIfNeeded();
  await expect(sheet.getByLabel(later?.label ?? '')).toHaveValue(
    fillIn(later?.entry ?? '', { short, moves }),
  );
  await sheet.getByLabel(today?.label ?? '').fill('7 of 9');
  await slider(controls.people).press('ArrowRight');
  await expect(sheet.getByLabel(today?.label ?? '')).toHaveValue('7 of 9');
});
