import type { Page } from 'playwright';

/** Holds the page's scripts back until the returned function is called. */
export async function holdScripts(page: Page, pattern = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
