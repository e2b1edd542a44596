import { launch } from 'puppeteer-core';
import { bringToMiddle, type Engine } from './engine.ts';
import { requireProgram } from './install.ts';

/** Firefox without a window, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  async with(use) {
    const executablePath = requireProgram(['firefox', 'firefox-esr'], ['firefox-esr']);
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    });
    try {
      const page = await browser.newPage();
      await use({
        open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        run: (code, ...values) => page.evaluate(code as (...given: unknown[]) => unknown, ...values) as never,
        async press(selector) {
          // Not `page.click`, which loses an element that is replaced meanwhile.
          const { x, y } = await page.evaluate(bringToMiddle, selector);
          await page.mouse.click(x, y);
        },
        type: (text) => page.keyboard.type(text),
        key: (name) => page.keyboard.press(name),
        resize: (width, height) => page.setViewport({ width, height }),
      });
    } finally {
      await browser.close();
    }
  },
};
