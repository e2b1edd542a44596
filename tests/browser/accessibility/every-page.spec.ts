import { expect } from 'playwright/test';
import { notFoundRoute } from '../../../src/routes.ts';
import { isReleaseTier } from '../../support/tier.ts';
import { audit } from '../audits/audit.ts';
import { faintRings, unseenFocus } from '../audits/focus-rings.ts';
import { remedies } from '../audits/remedies.ts';
import { titleOf } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { focusStops } from '../support/page-checks.ts';
import { missingPath, pagePaths } from '../support/page-paths.ts';
import { test } from '../support/test.ts';
import { consent } from '../support/words.ts';
import { mergedColours, openWithoutShift, printedTexts, setWidth, withTextState } from './visit.ts';
import { planVisit } from './visit-plan.ts';

/** The widths at which pages are seen in forced colours, in CSS pixels: a drawing may have other parts on wide pages. */
const forcedWidths = [390, 1280];

test.use({ consentAnswer: 'none' });

for (const [position, path] of pagePaths.entries()) {
  const plan = planVisit(position, isReleaseTier);

  test(`${path} is accessible at every width, in every visitor's settings and on paper`, async ({
    page,
    consoleGuard,
  }) => {
    if (path === missingPath) consoleGuard.expect(/console\.error: .* 404 /);
    const banner = page.getByRole('region', { name: consent.banner.label });

    let texts: readonly string[] = [];
    await test.step('hydrates without layout shift, with its title and one main heading', async () => {
      const status = await openWithoutShift(page, path, plan.opening, async () => {
        if (!plan.media.includes('print')) return;
        const { printed, folded } = await printedTexts(page);
        texts = [...printed, ...folded];
      });
      expect(status).toBe(path === missingPath ? 404 : 200);
      await expect(page).toHaveTitle(titleOf(path === missingPath ? notFoundRoute.path : path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('has distinguishable links and no motion', async () => {
      expect.soft(await audit(page, 'ambiguousLinks'), remedies.ambiguousLinks).toEqual([]);
      expect.soft(await audit(page, 'motion'), remedies.motion).toEqual([]);
    });

    await banner.waitFor();
    for (const [width, height] of plan.lowWindows) {
      await test.step(`most of a window of ${width} by ${height} px shows the page, at its top and further down`, async () => {
        await page.setViewportSize({ width, height });
        for (const top of [0, 600]) {
          await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
          expect.soft(await audit(page, 'windowShare'), `the page's share at ${top} px`).toBeGreaterThan(0.4);
        }
      });
    }

    for (const state of plan.textStates) {
      await test.step(`keeps its text at ${state.width} px with ${state.name}`, async () => {
        await withTextState(page, state, async () => {
          expect.soft(await audit(page, 'textFaults'), remedies.textFaults).toEqual([]);
          if (state.hasLabels)
            expect.soft(await audit(page, 'labelFaults'), remedies.labelFaults).toEqual([]);
        });
      });
    }

    await banner.getByRole('button', { name: consent.banner.reject }).click();
    await banner.waitFor({ state: 'detached' });

    for (const width of plan.controls) {
      await test.step(`passes axe and shows the focus at ${width} px`, async () => {
        await setWidth(page, width);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expectAccessible(page);
        const stops = await focusStops(page);
        expect.soft(stops.length, 'controls that take the focus').toBeGreaterThan(20);
        expect.soft([...unseenFocus(stops), ...faintRings(stops)], `focus at ${width} px`).toEqual([]);
      });
    }

    if (plan.media.includes('forced colours')) {
      for (const width of forcedWidths) {
        await test.step(`shows drawings and focus in forced colours at ${width} px`, async () => {
          await setWidth(page, width);
          expect.soft(await mergedColours(page), `at ${width} px`).toEqual([]);
          for (const colorScheme of ['dark', 'light'] as const) {
            await page.emulateMedia({ forcedColors: 'active', colorScheme });
            expect.soft(await audit(page, 'faintDrawings'), `${colorScheme}, at ${width} px`).toEqual([]);
          }
          const ringless = (await focusStops(page)).filter(({ outline }) => outline === 'none');
          expect.soft(ringless, 'controls without a focus ring in forced colours').toEqual([]);
          await page.emulateMedia({ forcedColors: null, colorScheme: null });
        });
      }
    }

    if (plan.media.includes('print')) {
      await test.step('prints dark on white, without controls', async () => {
        const printed = new Set((await printedTexts(page)).printed);
        expect
          .soft(
            texts.filter((text) => !printed.has(text)),
            'texts that paper lacks',
          )
          .toEqual([]);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeHidden();
        expect.soft(await audit(page, 'sectionBackgrounds'), remedies.sectionBackgrounds).toEqual([]);
        expect.soft(await audit(page, 'overflow'), remedies.overflow).toEqual([]);
        expect.soft(await audit(page, 'sidewaysScrollers'), remedies.sidewaysScrollers).toEqual([]);
        expect.soft(await audit(page, 'paleText'), remedies.paleText).toEqual([]);
        await page.emulateMedia({ media: null });
      });
    }

    await audit(page, 'losePictures');
    for (const width of plan.pictureless) {
      await test.step(`text takes the room of pictures that cannot be loaded at ${width} px`, async () => {
        await setWidth(page, width);
        expect
          .soft(await audit(page, 'brokenWords', 'main :is(li, figure)'), remedies.brokenWords)
          .toEqual([]);
      });
    }

    await test.step('long words break before they widen the page', async () => {
      await setWidth(page, 320);
      await audit(page, 'lengthenWords');
      expect.soft(await audit(page, 'textFaults'), remedies.textFaults).toEqual([]);
    });
  });
}
