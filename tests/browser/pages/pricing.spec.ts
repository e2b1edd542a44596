import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { count, fillIn } from '../../../src/content/format.ts';
import {
  fewest,
  firstYear,
  headcountAt,
  inEuros,
  most,
  positionOf,
  roundHeadcount,
  setupFee,
  yearlyCost,
} from '../../../src/content/price-estimate.ts';
import { hold, openLive, stopClock, waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible, listenTo } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { consent } from '../support/words.ts';

const { estimate: words, packages, sizes } = readContent('pages/pricing/page');
const { estimate: assumptions } = readContent('content/prices');
const range = { fewest, most };
const presets = words.presets;
const [firstPreset = fewest] = presets;

const slider = (page: Page) => page.getByRole('slider', { name: fillIn(words.slider, range) });
const field = (page: Page) => page.getByRole('textbox', { name: words.field });
const preset = (page: Page, people: number) => page.getByRole('button', { name: count(people), exact: true });

/** The estimates of both packages at a headcount, as the page writes them. */
function amountsAt(people: number): readonly string[] {
  const { agent, suite } = yearlyCost(people, assumptions);
  return [agent, suite].map((cost) => inEuros(cost, words.to));
}

/** Expects a headcount in the slider and the field, and its amounts in both packages. */
async function expectShown(page: Page, people: number, typed = count(people)): Promise<void> {
  await expect(slider(page)).toHaveAttribute('aria-valuetext', fillIn(words.people, { people }));
  await expect(field(page)).toHaveValue(typed);
  for (const [index, amount] of amountsAt(people).entries())
    await expect(
      page.getByRole('region', { name: new RegExp(`^${packages[index]?.name}`) }),
      `${packages[index]?.name} at ${people} people`,
    ).toContainText(amount);
}

test('the slider moves by keys and by pointer, and changes what both packages cost', async ({ page }) => {
  await openLive(page, '/pricing');
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expectShown(page, fewest);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, roundHeadcount(headcountAt(1)));
  await page.keyboard.press('End');
  await expectShown(page, most);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, roundHeadcount(headcountAt(99)));
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('The slider has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expectShown(page, roundHeadcount(headcountAt(50)));
  // Chromium gave the drawing another height at the first change of the island beside it.
  const drawn = await page.locator('main svg:has(> svg)').boundingBox();
  expect(drawn?.height, 'the coast is as high as the slider over it').toBeCloseTo(box.height);
  await expectAccessible(page, 'main');
});

test('a headcount of the list or of the field moves the slider; what is no headcount changes no amount', async ({
  page,
}) => {
  await openLive(page, '/pricing');
  for (const people of presets) {
    await preset(page, people).click();
    await expectShown(page, people);
    await expect(preset(page, people)).toHaveAttribute('aria-pressed', 'true');
    expect(Number(await slider(page).inputValue())).toBeCloseTo(positionOf(people), 3);
  }
  await field(page).fill('1,234');
  await expectShown(page, 1_234, '1,234');
  for (const typed of ['many', '', String(fewest - 1), String(most + 1)]) {
    await field(page).fill(typed);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(fillIn(words.problem, range));
    await expectShown(page, 1_234, typed);
  }
  await preset(page, firstPreset).click();
  await field(page).fill(String(most + 1));
  await expectShown(page, firstPreset, String(most + 1));
  await expect(preset(page, firstPreset), 'a wrong entry is no choice of the list').toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expectAccessible(page, 'main');
  await preset(page, firstPreset).click();
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
});

test('announces the last of several changes once', async ({ page, clock }) => {
  await openLive(page, '/pricing');
  const announcements = await listenTo(page.getByRole('main').getByRole('status'));
  await stopClock(page);
  await slider(page).focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Home']) await page.keyboard.press(key);
  await expectShown(page, fewest);
  await clock.runFor(3_000);
  const [agent = '', suite = ''] = amountsAt(fewest);
  expect(await announcements()).toEqual([fillIn(words.announcement, { people: fewest, agent, suite })]);
});

test('keeps the headcount that was chosen before scripts arrive', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await slider(page).focus();
  await page.keyboard.press('End');
  await release();
  await waitUntilLive(page);
  await expectShown(page, most);
});

test('a table has the amounts of every headcount of the list', async ({ page }) => {
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: sizes.title });
  for (const people of presets) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: count(people), exact: true }) });
    await expect(row.getByRole('cell')).toHaveText([...amountsAt(people)]);
  }
});

test('a package has its price, the cost of its first year and what it covers', async ({ page }) => {
  await openLive(page, '/pricing');
  await preset(page, fewest).click();
  const cost = yearlyCost(fewest, assumptions);
  for (const [index, tier] of (['agent', 'suite'] as const).entries()) {
    const part = page.getByRole('region', { name: new RegExp(`^${packages[index]?.name}`) });
    const { before, figure, after } = packages[index]?.price ?? { before: 'no price' };
    await expect(part).toContainText([before, figure, after].filter(Boolean).join(' '));
    const total = firstYear(cost[tier], setupFee(assumptions.systems[tier], assumptions));
    await expect(part).toContainText(inEuros(total, words.to));
    await expect(part).toContainText(packages[index]?.scope ?? 'no scope');
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1680, 1050],
] as const) {
  test(`the coast is as wide as its scale, and the knob stands on the needle at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLive(page, '/pricing');
    const box = await slider(page).boundingBox();
    const drawn = await page.locator('main svg:has(> svg)').boundingBox();
    if (!box || !drawn) throw new Error('The slider or the drawing has no box.');
    // The slider reaches beyond the scale by half of the knob at both ends.
    const knob = drawn.x - box.x;
    expect(knob).toBeGreaterThan(0);
    expect(box.width - 2 * knob).toBeCloseTo(drawn.width, 0);
    expect(drawn.width).toBeGreaterThan(0.85 * Math.min(width, 1_300));
    const needle = page.locator('main svg > line');
    for (const [key, end] of [
      ['Home', drawn.x],
      ['End', drawn.x + drawn.width],
    ] as const) {
      await slider(page).press(key);
      await expect.poll(async () => (await needle.boundingBox())?.x ?? 0).toBeCloseTo(end, -1);
    }
  });

  test.describe('before an answer about cookies', () => {
    test.use({ consentAnswer: 'none' });

    test(`the first window has the amounts of both packages at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openLive(page, '/pricing');
      const banner = await page.getByRole('region', { name: consent.banner.label }).boundingBox();
      expect(banner?.y).toBeGreaterThan(0);
      const amounts = page.locator('main svg text').filter({ hasText: words.to });
      await expect(amounts).toHaveCount(2);
      for (const amount of await amounts.all()) {
        const { y, height: lines } = (await amount.boundingBox()) ?? { y: height, height: 0 };
        expect(y + lines).toBeLessThan(banner?.y ?? 0);
      }
    });
  });
}

test('the knob alone shows the focus of the slider', async ({ page }) => {
  await openLive(page, '/pricing');
  await page.keyboard.press('Tab');
  await slider(page).focus();
  await expect(slider(page)).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  const before = await slider(page).screenshot();
  await slider(page).blur();
  expect(before.equals(await slider(page).screenshot()), 'the knob looks alike with and without focus').toBe(
    false,
  );
});
