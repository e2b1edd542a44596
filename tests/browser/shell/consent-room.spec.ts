import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { openLive } from './live-page.ts';

test.use({ consentAnswer: 'none' });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choice' });

/** What of a part stands out of the window sideways or is cut off by its box. */
const tooWide = (part: Locator) =>
  part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(({ scrollWidth, clientWidth, tagName }) => scrollWidth > clientWidth + 1 && tagName !== 'INPUT')
      .filter((inner) => getComputedStyle(inner).display !== 'inline' && !inner.matches('.visually-hidden'))
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('axe finds nothing with the banner shown, nor in the preferences', async ({ page }) => {
      await openLive(page, '/');
      await expect(banner(page)).toBeVisible();
      await expectAccessible(page);
      await banner(page).getByRole('button', { name: 'Manage preferences' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('moves nothing when it comes', async ({ page }) => {
      await openLive(page, '/pricing');
      await expect(banner(page)).toBeVisible();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => setTimeout(() => resolve(sum)));
          }),
      );
      expect(shift).toBeLessThan(0.01);
    });

    test('covers nothing that takes focus, and the page’s end can be read above it', async ({ page }) => {
      await openLive(page, '/pricing');
      await expect(banner(page)).toBeVisible();
      const covered: string[] = [];
      for (let press = 0; press < 120; press += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          const [box] = element?.getClientRects() ?? [];
          if (!element || !box || element === document.body) return undefined;
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return {
            name: element.textContent ?? '',
            uncovered: element.contains(top) || top?.contains(element),
          };
        });
        if (!stop) break;
        if (!stop.uncovered) covered.push(stop.name);
      }
      expect(covered).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const end = await page.getByText(/Irish law governs our terms/).boundingBox();
      const own = await banner(page).boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0);
      // The footer takes the room, so that no strip of another colour shows under it.
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(844);
    });
  });
}

test('leaves the help button and its card, and the call banner, above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await openLive(page, '/pricing');
  await expect(banner(page)).toBeVisible();
  await page.clock.fastForward(31_000);
  const call = page.getByRole('complementary', { name: 'Call us' });
  await expect(call).toBeVisible();
  const top = async () => (await banner(page).boundingBox())?.y ?? 0;
  const bottom = async (part: ReturnType<Page['getByRole']>) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  // The banner's height is measured after it is shown, and what stands above it moves then.
  const overlap = async () => (await bottom(call)) - (await top());
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  const help = page.getByRole('button', { name: 'Need help?' });
  const overlapOfHelp = async () => (await bottom(help)) - ((await call.boundingBox())?.y ?? 0);
  await expect.poll(overlapOfHelp).toBeLessThanOrEqual(0);
  await help.click();
  await expect(page.getByRole('link', { name: 'Book Free Demo' })).toBeInViewport({ ratio: 1 });
  await call.getByRole('button', { name: 'Close banner' }).click();
  await banner(page).getByRole('button', { name: 'Reject non-essential' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => bottom(help)).toBeGreaterThan(800);
});

for (const [name, width, height, text] of [
  ['320 px wide', 320, 640, '100%'],
  ['of 320 by 256 px', 320, 256, '100%'],
  ['320 px wide with text of twice the size', 320, 640, '200%'],
  ['1280 px wide with text of twice the size', 1280, 800, '200%'],
] as const) {
  test(`in a window ${name} nothing of it is lost`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLive(page, '/pricing');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await expect(banner(page)).toBeVisible();
    expect(await tooWide(banner(page))).toEqual([]);
    for (const button of await banner(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.99 });
    }
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(height * 0.6 + 1);
    await banner(page).getByRole('button', { name: 'Manage preferences' }).click();
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save preferences' });
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 0.99 });
    expect(await tooWide(page.getByRole('dialog'))).toEqual([]);
  });
}

test('is not printed', async ({ page }) => {
  await openLive(page, '/pricing');
  await expect(banner(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Need help?' })).toBeHidden();
});
