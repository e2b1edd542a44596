import type { Page, Route } from 'playwright';

/** Holds requests whose address matches until the returned function is called. */
export async function hold(page: Page, address = '**/assets/*.js'): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route(address, async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return async () => {
    released = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
