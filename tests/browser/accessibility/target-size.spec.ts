import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import { smallestTarget, smallTargets } from './small-targets.ts';

for (const width of [1280, 390]) {
  test(`every target of menus and dialog is at least ${smallestTarget} px wide and high at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openLive(page, '/');
    if (width < 1180) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'SkillSuite' }).click();
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
}
