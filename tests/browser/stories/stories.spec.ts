import { join } from 'node:path';
import { blend, wcagContrast } from 'culori';
import getPort from 'get-port';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { createServer } from 'vite';
import { repositoryRoot } from '../../../netlify/local/site-server.ts';
import { storiesPage, storiesPath } from '../../../netlify/local/stories-page.ts';
import { isReleaseTier } from '../../support/tier.ts';
import { scrollToHelp } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { overflow } from '../support/page-checks.ts';
import { test } from '../support/parts-test.ts';

/** Opens the page of stories with the help open, and waits for its fonts. */
async function openStories(page: Page, address = storiesPath): Promise<void> {
  await page.goto(address, { timeout: 20_000 });
  const help = page.locator('[data-story=Help]').getByRole('button', { expanded: false });
  await help.waitFor({ timeout: 20_000 });
  await scrollToHelp(page, help);
  await help.click({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Book Free Demo' }).first()).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
}

/** Marks one control for each combination of tag, class and background, and returns their names. */
const markControls = (page: Page) =>
  page.evaluate(() => {
    const names = new Map<string, string>();
    for (const control of document.querySelectorAll(
      'a[href], button:enabled, input:enabled, select:enabled',
    )) {
      const background = control.closest('[data-background]')?.getAttribute('data-background');
      const kind = `${control.tagName} ${control.getAttribute('class')} ${background}`;
      const pressable = control.checkVisibility() && control.getAttribute('tabindex') !== '-1';
      if (names.has(kind) || !pressable || control.getAttribute('type') === 'checkbox') continue;
      control.setAttribute('data-kind', String(names.size));
      const story = control.closest('[data-story]')?.getAttribute('data-story');
      names.set(kind, `${control.textContent} in ${story} (${kind})`);
    }
    return [...names.values()];
  });

/** Returns a function that forces pseudo-classes on all marked controls (DevTools protocol, CSS.forcePseudoState). */
async function statesOfControls(page: Page): Promise<(states: readonly string[]) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-kind]',
  });
  return (states) =>
    Promise.all(
      nodeIds.map((nodeId) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] }),
      ),
    );
}

/** Returns, for each marked control, its and its children's styles that states may change, and the contrast of its text. */
async function looksOf(page: Page) {
  const looks = await page.locator('[data-kind]').evaluateAll((controls) => {
    const changeable = ['color', 'background-color', 'border-top-color', 'outline-style', 'outline-color'];
    changeable.push('text-decoration-line', 'text-decoration-thickness', 'translate', 'box-shadow');
    return controls.map((control) => {
      const behind: string[] = [];
      for (let node: Element | null = control; node; node = node.parentElement) {
        behind.unshift(getComputedStyle(node).backgroundColor);
      }
      const parts = [control, ...control.querySelectorAll('*')].map((part) =>
        changeable.map((property) => getComputedStyle(part).getPropertyValue(property)),
      );
      return { style: JSON.stringify(parts), backgrounds: behind, colour: getComputedStyle(control).color };
    });
  });
  return looks.map(({ style, backgrounds, colour }) => {
    const background = blend(['white', ...backgrounds]);
    return { style, contrast: wcagContrast(blend([background, colour]), background) };
  });
}

test('every story fits narrow and wide windows and passes axe, and every control has visible hover, focus and active states and stays readable', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 900 });
  await openStories(page);
  await test.step('fits narrow and wide windows', async () => {
    for (const width of [768, 1280, 1680, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width} px`).toEqual([]);
    }
  });
  await test.step('passes axe', async () => {
    const names = await page
      .locator('section:has(> [data-story])')
      .evaluateAll((files) =>
        files.flatMap((file) =>
          Array.from(
            file.querySelectorAll('[data-story]'),
            (story) => `#${file.id} [data-story="${story.getAttribute('data-story')}"]`,
          ),
        ),
      );
    // Each story alone: variants of one section have the same landmarks.
    for (const name of names) await expectAccessible(page, name);
  });
  await test.step('has visible states', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const names = await markControls(page);
    expect(names.length).toBeGreaterThan(15);
    const force = await statesOfControls(page);
    const rest = await looksOf(page);
    expect(rest.length).toBe(names.length);
    for (const [kind, { contrast }] of rest.entries())
      expect.soft(contrast, `${names[kind]} at rest`).toBeGreaterThanOrEqual(4.5);
    for (const states of [['hover'], ['focus', 'focus-visible'], ['hover', 'active']]) {
      await force(states);
      for (const [kind, { style, contrast }] of (await looksOf(page)).entries()) {
        const name = `${names[kind]} in ${states}`;
        const isTyped = /^(?:INPUT|SELECT)/.test(name);
        if (!(isTyped && states.includes('active'))) expect.soft(style, name).not.toBe(rest[kind]?.style);
        expect.soft(contrast, name).toBeGreaterThanOrEqual(4.5);
      }
    }
    await force([]);
  });
  await test.step('a busy button shows a spinner, which stands still under reduced motion', async () => {
    const button = page.locator('[data-story=MeetingSubmitting]').getByRole('button', { name: 'Submitting' });
    const ring = () =>
      button.evaluate((element) => {
        const { width, animationDuration } = getComputedStyle(element, '::before');
        return { width: Number.parseFloat(width) > 10, turns: Number.parseFloat(animationDuration) > 0.001 };
      });
    expect(await ring()).toEqual({ width: true, turns: false });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await ring()).toEqual({ width: true, turns: true });
  });
  await test.step('the card of a headline shows the focus ring of its link', async () => {
    const card = page.locator('[data-story=Headlines]').getByRole('listitem').first();
    await expect(card).toHaveCSS('outline-style', 'none');
    await card.getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(card).toHaveCSS('outline-style', 'solid');
  });
});

// What developers see of it; the other tests read the same stories from a build, which is several times as fast.
if (isReleaseTier)
  test('the development server shows the page of stories', async ({ page, consoleGuard }) => {
    const server = await createServer({
      root: repositoryRoot,
      configFile: join(repositoryRoot, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [storiesPage()],
      server: { port: await getPort(), strictPort: true, host: 'localhost', watch: null },
    });
    await server.listen();
    const address = `http://localhost:${server.config.server.port}`;
    consoleGuard.allow(new RegExp(`^foreign request: (?:http|ws)://localhost:${server.config.server.port}/`));
    await server.warmupRequest(`${storiesPath}main.tsx`);
    await server.waitForRequestsIdle();
    await openStories(page, address + storiesPath);
    await server.close();
  });
