import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Rules of WCAG 2.2, levels A and AA, and axe's best practices (axe-core, "Tags"). */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AccessibilityOptions {
  /** CSS selector of the part to check; without it the whole page. */
  readonly include?: string;
  /** Names of the rules to check; without them all of the tags above. */
  readonly rules?: readonly string[];
}

/** Lets running animations end, those without an end apart: axe measures contrast in the middle of a fade. */
async function animationsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return endless || playState !== 'running';
    }),
  );
}

/** Fails with a list of rules and elements when axe finds any violation in the page as it stands. */
export async function expectAccessible(
  page: Page,
  { include, rules }: AccessibilityOptions = {},
): Promise<void> {
  // A page that a form's answer opened may still wait for its stylesheet.
  await page.waitForLoadState();
  await animationsEnded(page);
  // Of what passes axe names one element for each rule then, and no rule here needs the sources of stylesheets.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
  // Otherwise axe sums up in a page of its own, for frames of other origins: a second of processor time each.
  builder.setLegacyMode();
  if (rules) builder.withRules([...rules]);
  else builder.withTags(ruleTags);
  if (include !== undefined) builder.include(include);
  const { violations, passes } = await builder.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
  expect(passes.length, 'axe must have checked something').toBeGreaterThan(0);
  expect(findings, 'accessibility violations').toEqual([]);
}
