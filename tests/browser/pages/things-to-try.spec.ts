import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { isReleaseTier } from '../../support/tier.ts';
import { hold, loseChunk, openLive, waitForFonts } from '../shell/live-page.ts';
import { expectAccessible, listenTo } from '../support/accessibility.ts';
import { layoutShift, shiftLimit } from '../support/page-checks.ts';
import { test } from '../support/test.ts';

const home = readContent('pages/home/page').try;
const passport = readContent('pages/skills-passport/page').try;

/** The path of each thing to try, the name of its region, the chunk of its island and a text of each of its states. */
const things = {
  ask: ['/', home.title, 'AskPicker', home.questions.map(({ answer }) => answer)],
  viewer: ['/skills-passport', passport.title, 'ViewerPicker', passport.viewers.map(({ role }) => role)],
} as const;

type Thing = (typeof things)[keyof typeof things];

/** Expects a text of each state of a thing, after what is folded under a heading is opened. */
async function expectStates(region: Locator, texts: Thing[3]): Promise<void> {
  const folded = region.locator('details:not([open]) > summary:has(h3)');
  while ((await folded.count()) > 0) await folded.first().click();
  for (const text of texts) await expect(region.getByText(text).filter({ visible: true })).not.toHaveCount(0);
}

/**
 * Opens a page at the thing to try on it, and checks that the thing takes no other place as it becomes live. Returns its
 * region, its radio buttons, and the states below its controls.
 */
async function openThing(page: Page, [path, title, chunk]: Thing) {
  const release = await hold(page, `**/assets/${chunk}*.js`);
  await openLive(page, path);
  await waitForFonts(page);
  const region = page.getByRole('region', { name: title });
  const states = region.locator('[data-states]');
  await region.scrollIntoViewIfNeeded();
  await test.step('takes no other place as it becomes live', async () => {
    const { y = 0 } = (await states.boundingBox()) ?? {};
    // States that begin below the window go at once; the place then reaches less far down.
    const stay = y < (page.viewportSize()?.height ?? 0);
    const placeOf = async () => {
      const { height, ...box } = (await region.boundingBox()) ?? {};
      const control = await region.locator('fieldset, input').first().boundingBox();
      return { ...box, height: stay && height, control };
    };
    const [place, shift] = [await placeOf(), await layoutShift(page)];
    await release();
    await expect(region.locator('input').first()).toBeEnabled();
    expect(await placeOf()).toEqual(place);
    expect((await layoutShift(page)) - shift).toBeLessThan(shiftLimit);
  });
  return { region, radios: region.getByRole('radio'), states };
}

/**
 * Looks away from a thing and back: its states are hidden then. Does so again where the browser tells the intersection of one
 * jump to nobody, as Chromium did once in some hundred runs.
 */
async function lookAway(page: Page, { region, states }: Awaited<ReturnType<typeof openThing>>) {
  await expect(async () => {
    await region.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(states).toBeHidden({ timeout: 3000 });
  }).toPass();
  await region.scrollIntoViewIfNeeded();
}

/** Expects every state of a thing on paper, where its controls are hidden. */
async function expectPrinted(page: Page, region: Locator, [, , , texts]: Thing): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(region.locator('input').filter({ visible: true })).toHaveCount(0);
  await expectStates(region, texts);
  await page.emulateMedia({ media: null });
}

test('shows the stamps that the chosen viewer may see, and no others; paper has them for every viewer', async ({
  page,
}) => {
  const thing = await openThing(page, things.viewer);
  await lookAway(page, thing);
  const { region, radios } = thing;
  await expectPrinted(page, region, things.viewer);
  await expect(radios).toHaveCount(passport.viewers.length);
  for (const [place, viewer] of passport.viewers.entries()) {
    await radios.nth(place).check();
    for (const [stamp, { skill }] of passport.credentials.entries()) {
      const shown = region.getByRole('listitem').nth(stamp).getByText(skill, { exact: true });
      await expect(shown).toBeVisible({ visible: viewer.sees.includes(stamp) });
    }
    await expect(region.getByRole('status')).toContainText(viewer.name);
  }
  await expectAccessible(page, 'section:has([data-states])');
});

test('draws the way of the chosen question anew, and opens the records behind a figure; paper has every answer', async ({
  page,
}) => {
  const thing = await openThing(page, things.ask);
  await lookAway(page, thing);
  const { region, radios } = thing;
  await expectPrinted(page, region, things.ask);
  await expect(radios).toHaveCount(home.questions.length);
  const route = region.locator('svg path').last();
  const before = await route.getAttribute('d');
  const announcements = await listenTo(region.getByRole('status'));
  await radios.nth(1).check();
  await expect(route).not.toHaveAttribute('d', before ?? '');
  expect(await announcements()).toEqual([home.questions[1]?.answer]);
  const [first, , , last] = home.questions[1]?.stops ?? [];
  const record = (text = 'no record') => region.getByText(text, { exact: true }).filter({ visible: true });
  await expect(record(last?.records[0]?.text)).toHaveCount(1);
  await region.locator('summary').filter({ visible: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(record(first?.records[0]?.text)).toHaveCount(1);
  // One figure's records at a time.
  await expect(record(last?.records[0]?.text)).toHaveCount(0);
  await expectAccessible(page, 'section:has([data-states])');
});

test('shows every state of a thing whose chunk is lost, with its controls disabled', async ({
  page,
  consoleGuard,
}) => {
  for (const [path, title, chunk, texts] of isReleaseTier ? Object.values(things) : [things.ask]) {
    await test.step(path, async () => {
      await loseChunk(page, consoleGuard, `${chunk}.island`);
      await openLive(page, path);
      const region = page.getByRole('region', { name: title });
      await region.scrollIntoViewIfNeeded();
      await expectStates(region, texts);
      await expect(region.locator('input').first()).toBeDisabled();
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every state of the things to try, and no controls', async ({ page }) => {
    for (const [path, title, , texts] of Object.values(things)) {
      await test.step(path, async () => {
        await page.goto(path);
        const region = page.getByRole('region', { name: title });
        await expect(region.locator('input').filter({ visible: true })).toHaveCount(0);
        await expectStates(region, texts);
      });
    }
  });
});
