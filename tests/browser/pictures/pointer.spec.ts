import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

/** Pages whose first drawing is interactive. */
const pages = ['/skills-lens', '/skills-ai'];

/** The minimum width and height of a pointer target, in CSS pixels. */
const smallestArea = 23;

/** The present look of the page's drawings. */
interface Look {
  /** The number of dimmed groups. */
  readonly dimmed: number;
  /** The visible texts. */
  readonly texts: readonly string[];
  /** The positions of the texts, which may not change on hover. */
  readonly positions: string;
}

function lookOf(page: Page): Promise<Look> {
  return page.getByRole('main').evaluate((main) => {
    const groups = [...main.querySelectorAll('svg[role="img"] g')];
    const lines = [...main.querySelectorAll('svg[role="img"] :is(text, tspan)')].filter((line) => {
      const { fillOpacity } = getComputedStyle(line);
      const hidden = line.closest('g') && getComputedStyle(line.closest('g') ?? line).opacity === '0';
      return fillOpacity !== '0' && line.checkVisibility() && !hidden;
    });
    const texts = [...main.querySelectorAll('svg[role="img"] text')];
    return {
      dimmed: groups.filter((group) => !['0', '1'].includes(getComputedStyle(group).opacity)).length,
      texts: lines.map((line) => line.firstChild?.textContent ?? ''),
      positions: texts.map((text) => JSON.stringify(text.getBoundingClientRect())).join(),
    };
  });
}

/**
 * Scrolls the first interactive drawing to the middle of the window. Returns a point inside each of its pointer targets, and
 * the size of the smallest target.
 */
function areasOf(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const answers = (path: Element) =>
      /^(?:all|stroke)$/.test(getComputedStyle(path).pointerEvents) &&
      getComputedStyle(path).display !== 'none';
    const drawing = [...main.querySelectorAll('svg[role="img"]')].find((svg) =>
      [...svg.querySelectorAll('path')].some(answers),
    );
    drawing?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const areas = [...(drawing?.querySelectorAll('path') ?? [])].filter(answers);
    const sizes = areas
      .filter((area) => getComputedStyle(area).pointerEvents === 'all')
      .map((area) => area.getBoundingClientRect())
      .map(({ width, height }) => Math.min(width, height));
    const points = areas.flatMap((area) => {
      const { x, y, width, height } = area.getBoundingClientRect();
      const shares = [0.5, 0.3, 0.7, 0.1, 0.9];
      const inside = shares
        .flatMap((down) => shares.map((across) => ({ x: x + across * width, y: y + down * height })))
        .find((point) => document.elementFromPoint(point.x, point.y) === area);
      return inside ? [inside] : [];
    });
    return { points, smallest: Math.min(...sizes) };
  });
}

const pointAway = (page: Page) => page.mouse.move(1, 400);

test('hover highlights a part of a drawing and dims the rest, and nothing moves', async ({ page }) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await openLive(page, path);
      const { points, smallest } = await areasOf(page);
      expect(points.length).toBeGreaterThan(2);
      expect(smallest).toBeGreaterThanOrEqual(smallestArea);
      await pointAway(page);
      const rest = await lookOf(page);
      expect(rest.dimmed).toBe(0);
      const explanations: string[] = [];
      for (const { x, y } of points.slice(0, 5)) {
        await page.mouse.move(x, y);
        const look = await lookOf(page);
        expect.soft(look.dimmed, `at ${x}, ${y}`).toBeGreaterThan(0);
        expect.soft(look.positions).toBe(rest.positions);
        explanations.push(...look.texts.filter((text) => !rest.texts.includes(text)));
      }
      if (path === '/skills-lens') expect(explanations.length).toBeGreaterThan(0);
      await pointAway(page);
      expect(await lookOf(page)).toEqual(rest);
    });
  }
});

test('highlights with a transition, without one under reduced motion, and not in print', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, '/skills-lens');
  const durations = () =>
    page
      .locator('main svg[role="img"] g')
      .evaluateAll((groups) => [
        ...new Set(groups.map((group) => getComputedStyle(group).transitionDuration)),
      ]);
  expect(await durations()).toContain('0.14s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations()).toEqual(['0s']);
  const { points } = await areasOf(page);
  await page.mouse.move(points[0]?.x ?? 0, points[0]?.y ?? 0);
  expect((await lookOf(page)).dimmed).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  expect((await lookOf(page)).dimmed).toBe(0);
  expect((await areasOf(page)).points).toEqual([]);
});

test.describe('on touch screens', () => {
  test.use({ hasTouch: true });

  test('a tap leaves nothing dimmed', async ({ page }) => {
    for (const path of ['/', '/skills-lens']) {
      await openLive(page, path);
      const drawing = page.getByRole('main').getByRole('img').first();
      await drawing.tap({ force: true });
      expect((await lookOf(page)).dimmed).toBe(0);
      expect((await areasOf(page)).points).toEqual([]);
    }
  });
});
