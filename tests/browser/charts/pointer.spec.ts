import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import {
  areaOf,
  back,
  dimmedOrShown,
  expectShares,
  openDrawn,
  partOf,
  pointAt,
  waitUntilDrawn,
} from './pointed.ts';

test('a peak of the map comes forward and says how its gap is made', async ({ page }) => {
  await openDrawn(page, '/skills-mapping');
  expect(await dimmedOrShown(page)).toEqual([]);
  await pointAt(areaOf(partOf(page, 'Coaching')));
  await expectShares(page, { Coaching: '1', Negotiation: back.paper, 'Data entry': back.paper });
  const sum = page.getByText('need 30 − have 24');
  await expect(sum).toHaveCSS('fill-opacity', '1');
  await expect(page.getByText('need 22 − have 14')).toHaveCSS('fill-opacity', '0');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => dimmedOrShown(page)).toEqual([]);
});

test('the two ends of the trail come forward with it', async ({ page }) => {
  await openDrawn(page, '/business-leader');
  await pointAt(areaOf(partOf(page, 'Data engineering')));
  const trail = page.locator('main .c-part', { hasText: 'could move up' });
  await expect(trail).toHaveCSS('opacity', '1');
  await expect(trail.locator('.c-pointed').filter({ hasText: 'after 2 courses' })).toHaveCSS('opacity', '1');
  await expectShares(page, { 'Manual reporting': '1', 'Cloud security': back.paper });
});

test('a star chart shows what a skill is in both charts', async ({ page }) => {
  await openDrawn(page, '/skills-1st-matching');
  await pointAt(areaOf(partOf(page, 'SQL')));
  await expectShares(page, { SQL: '1', Python: back.ink, 'Supplier audits': back.ink });
  await expect(partOf(page, 'SQL').locator('circle')).toHaveCount(3);
  await expect(partOf(page, 'SQL').getByText('asked for and shown')).toHaveCSS('fill-opacity', '1');
  for (const lines of await page.locator('main .c-aside').all()) {
    await expect(lines).toHaveCSS('opacity', back.lines);
  }
});

test('a ring of the lens says how far off it may be, and a skill keeps its ring', async ({ page }) => {
  await openDrawn(page, '/skills-lens');
  await partOf(page, '2027')
    .locator('> circle')
    .hover({ position: { x: 40, y: 200 }, force: true });
  await expect(page.locator('main tspan', { hasText: '±4%' })).toHaveCSS('fill-opacity', '1');
  const nearest = page.locator('main .c-part', { hasText: '±2%' });
  await expectShares(page, { '2027': '1', '2028': back.paper });
  await expect(nearest).toHaveCSS('opacity', back.paper);
  await pointAt(areaOf(partOf(page, 'AI assurance')));
  await expect(nearest).toHaveCSS('opacity', '1');
  await expectShares(page, { '2027': back.paper, 'AI assurance': '1' });
});

test('a family of the globe stands out from the points of the others', async ({ page }) => {
  await openDrawn(page, '/skills-ai');
  await pointAt(partOf(page, 'Engineering').locator('> .c-hit').last());
  await expectShares(page, { Engineering: '1', Data: back.ink, Health: back.ink });
  await pointAt(areaOf(partOf(page, 'Health')));
  await expectShares(page, { Engineering: back.ink, Health: '1' });
});

test('the home page’s call-outs and the stations of its map bring each other forward', async ({ page }) => {
  await openDrawn(page, '/');
  const station = (number: number) => page.locator(`main .paired .c-part-${number}`);
  const callOut = (number: number) => page.locator('main .paired-stop').nth(number - 1);
  await callOut(2).hover();
  await expect(station(2)).toHaveCSS('opacity', '1');
  await expect(station(2).locator('.c-pointed')).toHaveCSS('opacity', '1');
  await expect(station(3)).toHaveCSS('opacity', back.paper);
  await expect(callOut(2)).toHaveCSS('box-shadow', /2px inset/);
  await pointAt(areaOf(station(3)));
  await expect(callOut(3)).toHaveCSS('box-shadow', /2px inset/);
  await expect(callOut(2)).toHaveCSS('box-shadow', / 0px inset/);
  await expect(station(2)).toHaveCSS('opacity', back.paper);
});

/** The names that stand beside a drawing, one for each of its parts. */
const named = (page: Page) => page.getByRole('main').getByRole('navigation').getByRole('listitem');

test('the overview’s names and the stations of its globe bring each other forward', async ({ page }) => {
  await openDrawn(page, '/skillsuite-overview');
  const station = (number: number) => page.locator(`.paired .c-part-${number}`);
  const name = (number: number) => named(page).nth(number - 1);
  await name(3).getByRole('link').hover();
  await expect(station(3)).toHaveCSS('opacity', '1');
  await expect(station(1)).toHaveCSS('opacity', back.ink);
  await pointAt(areaOf(station(5)));
  await expect(name(5)).toHaveCSS('opacity', '1');
  await expect(name(3)).toHaveCSS('opacity', '0.6');
});

const charted = [
  '/',
  '/skills-1st-matching',
  '/skills-mapping',
  '/skills-lens',
  '/skills-ai',
  '/skillsuite-overview',
];
for (const path of charted) {
  test(`on ${path} nothing moves under the pointer, and what answers it is large enough`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDrawn(page, path);
    const words = page.locator('main .chart text');
    const places = () =>
      words.evaluateAll((all) => all.map((text) => JSON.stringify(text.getBoundingClientRect())));
    for (const hit of await page.locator('main .c-hit:not(.c-hit-line)').all()) {
      const { width = 0, height = 0 } = (await hit.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(23);
    }
    await page.locator('main .c-part').first().scrollIntoViewIfNeeded();
    const before = await places();
    await pointAt(page.locator('main .c-hit').last());
    expect(await dimmedOrShown(page)).not.toEqual([]);
    expect(await places()).toEqual(before);
  });
}

test('the answer takes a moment, and none for those who want no motion', async ({ page }) => {
  await openDrawn(page, '/skills-mapping');
  await expect(partOf(page, 'Coaching')).toHaveCSS('transition-duration', '0.14s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(partOf(page, 'Coaching')).toHaveCSS('transition-duration', '0s');
  await pointAt(areaOf(partOf(page, 'Coaching')));
  const shares = await page
    .locator('main .c-part')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  expect(new Set(shares)).toEqual(new Set([back.paper, '1']));
});

test('on paper stands neither an area for the pointer nor what only it shows', async ({ page }) => {
  await openDrawn(page, '/skills-mapping');
  await pointAt(areaOf(partOf(page, 'Coaching')));
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await expect(page.locator('main .c-hit').first()).toHaveCSS('display', 'none');
  expect(await dimmedOrShown(page)).toEqual([]);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  for (const path of ['/', '/skills-mapping', '/skills-1st-matching']) {
    test(`a tap on ${path} leaves nothing dimmed`, async ({ page }) => {
      await page.goto(path);
      await waitUntilDrawn(page);
      const mark = page.locator('main .c-part circle, main .c-part path:not(.c-hit)').last();
      await mark.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(page.locator('main .c-hit').first()).toHaveCSS('display', 'none');
      await expect.poll(() => dimmedOrShown(page)).toEqual([]);
    });
  }
});
