import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { audit } from '../audits/audit.ts';
import { mergedPatches } from '../audits/patches.ts';
import type { PaperTexts } from '../audits/print.ts';
import { hold, waitForFonts, waitUntilLive } from '../shell/live-page.ts';
import { shiftLimit } from '../support/page-checks.ts';
import type { TextState } from './visit-plan.ts';

/** The printable width of A4 with margins of 10 mm, in CSS pixels. */
const paperWidth = 718;

/** The height of the window, in CSS pixels. */
const height = 844;

/** Gives the window a width in CSS pixels, and the usual height. */
export function setWidth(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height });
}

/** Returns the texts that a sheet of paper shows of the page, and those folded away. Leaves the window as wide as the paper. */
export async function printedTexts(page: Page): Promise<PaperTexts> {
  await setWidth(page, paperWidth);
  await page.emulateMedia({ media: 'print' });
  const texts = await audit(page, 'paperTexts');
  await page.emulateMedia({ media: null });
  return texts;
}

/**
 * Opens a page at a width without its scripts, calls `look`, then loads the scripts. Expects no layout shift once the fonts are
 * there. Returns the HTTP status.
 */
export async function openWithoutShift(page: Page, path: string, width: number, look: () => Promise<void>) {
  await setWidth(page, width);
  const release = await hold(page);
  const answer = await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  await waitForFonts(page);
  await look();
  await setWidth(page, width);
  const before = await audit(page, 'layoutShift');
  await release();
  await waitUntilLive(page);
  await page.unrouteAll({ behavior: 'wait' });
  expect.soft((await audit(page, 'layoutShift')) - before, 'layout shift').toBeLessThan(shiftLimit);
  return answer?.status();
}

/** Sets the browser's default font size, in CSS pixels. Queries of widths in rem count it too. */
async function setDefaultFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/** Shows the page in a state, calls `look`, and takes the state back, apart from the width. */
export async function withTextState(page: Page, state: TextState, look: () => Promise<void>): Promise<void> {
  const { width, textSize = 100, defaultSize = 16, text } = state;
  await setWidth(page, width);
  if (defaultSize !== 16) await setDefaultFontSize(page, defaultSize);
  if (textSize !== 100) await audit(page, 'setTextSize', textSize);
  if (text) await audit(page, 'setText', text);
  await look();
  if (text) await audit(page, 'setText', {});
  if (textSize !== 100) await audit(page, 'setTextSize', 100);
  if (defaultSize !== 16) await setDefaultFontSize(page, 16);
}

/** Returns the patches of colour that forced colours merge or hide. Leaves the page in forced colours. */
export async function mergedColours(page: Page): Promise<string[]> {
  const before = await audit(page, 'patches');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  return mergedPatches(before, await audit(page, 'patches'));
}
