import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

/** Rules of WCAG 2.2, levels A and AA, and axe's best practices (axe-core, "Tags"). */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Half as long as `axe.source`, which every page would have to read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Waits until all animations that have an end are over: axe measures contrast in the middle of a fade, too. One that follows the
 * scroll position has none while the page stands.
 */
async function animationsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect, timeline }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return endless || timeline !== document.timeline || playState !== 'running';
    }),
  );
}

/**
 * Fails when axe finds any violation in the page as it stands, or in the parts that match a selector, and lists the rules and
 * elements. A whole page takes half a second of processor time. A part has no landmarks or order of headings of its own.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // A page that a form's answer opened may still wait for its stylesheet.
  await page.waitForLoadState();
  await animationsEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource}; 0`);
  const { findings, passed } = await page.evaluate(
    async ([context, options]) => {
      const { configure, run }: typeof axe = Reflect.get(window, 'axe');
      // axe leaves this rule off. Here it is on and stricter: a small target fails even with room around it.
      configure({ rules: [{ id: 'target-size', enabled: true, any: ['target-size'] }] });
      const { violations, passes } = await run(context, options);
      const lines = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
        ),
      );
      return { findings: lines, passed: passes.length };
    },
    [
      part,
      {
        runOnly: ruleTags,
        // Report one element for each rule that passes, and leave out the sources of stylesheets and the players' own pages.
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      } satisfies axe.RunOptions,
    ] as const,
  );
  expect(passed, 'axe must have checked something').toBeGreaterThan(0);
  expect(findings, 'accessibility violations').toEqual([]);
}

/** Records what a live region announces from now on. The returned function returns all of it, in order. */
export async function listenTo(region: Locator): Promise<() => Promise<readonly string[]>> {
  const announced = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      if (element.textContent) texts.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => announced.jsonValue();
}
