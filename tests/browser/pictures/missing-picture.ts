import type { Page } from 'playwright';
import type { TroubleLog } from '../support/trouble-log.ts';

/** Answers one picture's address with 404 and returns how often it was asked for. */
export async function losePicture(page: Page, log: TroubleLog, address: string): Promise<() => number> {
  let requests = 0;
  // Chromium reports every answer of the 4xx kind in the console.
  log.expect(/console\.error: .* 404 /);
  await page.route(`**${address}`, (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  return () => requests;
}
