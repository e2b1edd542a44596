import { expect } from 'playwright/test';
import { pressLink, startOwnBrowser } from '../support/own-browser.ts';
import { test } from '../support/test.ts';
import { consent as words } from '../support/words.ts';
import { scripts, toolOrigins } from './stand-ins.ts';

test('a page that the browser prerenders asks for no tool before it is shown', async ({ site }) => {
  const own = await startOwnBrowser(1280, 844);
  try {
    await own.withPage('blank', async (page) => {
      await page.goto(`${site.url}/pricing`);
      const accept = await page.waitForSelector(`.consent ::-p-text(${words.banner.accept})`);
      await accept?.click();
      await pressLink(page, 'footer a[href^="/privacy-policy"]');
    });
    await own.withPage('/privacy-policy', async (page) => {
      await page.waitForSelector('header button[data-dialog]');
      await page.waitForSelector(`script[src="${scripts.own}"]`);
      const { shownAt, asked } = await page.evaluate(
        (origins) => {
          const [navigation] = performance.getEntriesByType('navigation');
          const resources = performance.getEntriesByType('resource');
          return {
            shownAt: Number(Reflect.get(navigation ?? {}, 'activationStart')),
            asked: resources
              .filter(({ name }) => origins.includes(new URL(name).origin))
              .map(({ startTime }) => startTime),
          };
        },
        toolOrigins as readonly string[],
      );
      expect(shownAt, 'the page was prerendered').toBeGreaterThan(0);
      expect(asked.filter((startTime) => startTime < shownAt)).toEqual([]);
    });
  } finally {
    await own.close();
  }
});
