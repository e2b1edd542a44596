import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { waitUntilLive } from '../shell/live-page.ts';
import { losePictures, pageShare } from '../support/media-checks.ts';
import { lostWords, sticksOut } from '../support/page-checks.ts';
import { missingPath, pagePaths } from '../support/page-paths.ts';
import { test } from '../support/test.ts';
import {
  brokenWords,
  lengthenWords,
  overlappingTexts,
  setDefaultFontSize,
  setText,
  type TextSettings,
} from '../support/text-checks.ts';
import { consent } from '../support/words.ts';

/** The windows of a desktop's browser at 400 %: 1366 by 768 and 1280 by 1024 pixels. */
const zoomedWindows = [
  [341, 192],
  [320, 256],
] as const;

/** How visitors set their browsers, each with widths of the window at which it has broken a page. */
const settings: readonly { name: string; text?: TextSettings; size?: number; widths: readonly number[] }[] = [
  { name: 'the text spacing of WCAG', text: { spaced: true }, widths: [1280, 320] },
  { name: 'a minimum font size of 20 px', text: { minimum: 20 }, widths: [390] },
  { name: 'text alone zoomed to 125 %', text: { zoom: 1.25 }, widths: [1280, 320] },
  { name: 'a default font size of 32 px', size: 32, widths: [1024, 320] },
];

/** Returns where the text of the page overlaps, is cut off or stands out of the window. */
async function textFaults(page: Page): Promise<string[]> {
  return [...(await sticksOut(page)), ...(await lostWords(page)), ...(await overlappingTexts(page))];
}

test.use({ consentAnswer: 'none' });

for (const path of pagePaths) {
  test(`${path} keeps its text in low windows, with the text settings of visitors, without pictures and with long words`, async ({
    page,
    consoleGuard,
  }) => {
    if (path === missingPath) consoleGuard.expect(/console\.error: .* 404 /);
    await page.goto(path);
    await waitUntilLive(page);
    await page.getByRole('region', { name: consent.banner.label }).waitFor();

    await test.step('most of a low window shows the page, at its top and further down', async () => {
      for (const [width, height] of zoomedWindows) {
        await page.setViewportSize({ width, height });
        for (const top of [0, 600]) {
          await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
          expect.soft(await pageShare(page), `${width} by ${height} px`).toBeGreaterThan(0.4);
        }
      }
    });

    for (const { name, text = {}, size = 16, widths } of settings) {
      await test.step(`no text is lost with ${name}`, async () => {
        await setDefaultFontSize(page, size);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          // The sizes that a zoom begins with are those of the width.
          await setText(page, {});
          await setText(page, text);
          expect.soft(await textFaults(page), `at ${width} px`).toEqual([]);
        }
        await setText(page, {});
      });
    }
    await setDefaultFontSize(page, 16);

    await test.step('text takes the room of pictures that cannot be loaded', async () => {
      await losePictures(page);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await brokenWords(page, 'main :is(li, figure)'), `at ${width} px`).toEqual([]);
      }
    });

    await test.step('long words break before they widen the page', async () => {
      await page.setViewportSize({ width: 320, height: 844 });
      await lengthenWords(page);
      expect.soft(await textFaults(page)).toEqual([]);
    });
  });
}
