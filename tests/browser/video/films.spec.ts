import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/parts-test.ts';
import { film, filmWithMp4, videos, videosPath, watchFilms, words } from './videos-page.ts';

const { title } = videos['skills-passport'];
const posterOf = (page: Page) => page.getByRole('button', { name: `${words.play}: ${title}` });
const playerOf = (page: Page) => page.locator(`video[aria-label="${title}"]`);
const openerOf = (page: Page) => page.getByRole('button', { name: 'Watch Film' });

/** Waits until a film has really played. */
const expectPlaying = (player: Locator) =>
  expect.poll(() => player.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);

const captionsOf = (player: Locator) =>
  player.evaluate(({ textTracks }: HTMLVideoElement) =>
    Array.from(textTracks, ({ kind, mode, cues }) => ({
      kind,
      mode,
      texts: Array.from(cues ?? [], (cue) => (cue as VTTCue).text),
    })),
  );

test('plays a film with captions on press, again and again and never full screen, and nothing before', async ({
  page,
}) => {
  const requests = watchFilms(page);
  await page.goto(videosPath);
  const poster = posterOf(page);
  const player = playerOf(page);
  await poster.scrollIntoViewIfNeeded();
  await poster.hover();
  await poster.focus();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await expect(page.locator('video')).toHaveCount(0);
  for (const press of [() => poster.click(), () => poster.press('Enter'), () => poster.press('Space')]) {
    await press();
    await expect(player).toBeFocused();
    await expectPlaying(player);
    expect(await captionsOf(player)).toEqual([
      { kind: 'captions', mode: 'showing', texts: film.captions.map(({ text }) => text) },
    ]);
    for (const [attribute, value] of [
      ['loop', ''],
      ['controls', ''],
      ['controlslist', /\bnofullscreen\b/],
      ['disablepictureinpicture', ''],
    ] as const)
      await expect(player).toHaveAttribute(attribute, value);
    await page.keyboard.press('Space');
    expect(await player.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
    await page.getByRole('button', { name: words.close }).click();
    await expect(player).toHaveCount(0);
    await expect(poster).toBeFocused();
  }
  await test.step('the transcript says what the captions say', async () => {
    // Another film of the page has the same captions.
    const figure = page.getByRole('figure').filter({ has: poster });
    await figure.getByText(words.transcript).click();
    for (const { text } of film.captions) await expect(figure.getByText(text)).toBeVisible();
    await expectAccessible(page);
  });
});

test('plays a film in the dialog, which Escape closes, with its transcript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(videosPath);
  await openerOf(page).click();
  const dialog = page.getByRole('dialog', { name: title });
  const player = dialog.locator('video');
  await expectPlaying(player);
  await dialog.getByText(words.transcript).click();
  await expect(dialog.getByText(film.captions[0]?.text ?? '')).toBeVisible();
  await expectAccessible(page);
  expect((await player.boundingBox())?.width).toBeLessThanOrEqual(390);
  await player.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(openerOf(page)).toBeFocused();
});

test('plays by the press itself where the browser starts no film by itself, in place and in the dialog', async ({
  page,
}) => {
  // A stand-in for low power mode, in which `autoplay` does nothing.
  await page.addInitScript(() => {
    const setAttribute = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function set(name, value) {
      if (name.toLowerCase() !== 'autoplay') setAttribute.call(this, name, value);
    };
  });
  await page.goto(videosPath);
  await posterOf(page).click();
  await expect(playerOf(page)).not.toHaveAttribute('autoplay');
  await expectPlaying(playerOf(page));
  await expect(playerOf(page)).toBeFocused();
  await page.getByRole('button', { name: words.close }).click();
  await openerOf(page).click();
  await expectPlaying(page.getByRole('dialog', { name: title }).locator('video'));
});

/** Films that bring no picture, of which the browser reports no error. */
const pictureless: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'plays without its picture': (page) =>
    page.addInitScript(() =>
      Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 0 }),
    ),
  'brings neither data nor a picture': (page) => page.route(`**${film.file}`, () => {}),
};

for (const [fault, prepare] of Object.entries(pictureless)) {
  test(`restores the poster and opens the transcript where a film ${fault}`, async ({ page, clock }) => {
    await prepare(page);
    await page.goto(videosPath);
    const figure = page.getByRole('figure').filter({ has: posterOf(page) });
    await expect(figure.getByText(film.captions[0]?.text ?? '')).toBeHidden();
    await posterOf(page).click();
    await page.locator('video, [role="status"]:not(:empty)').first().waitFor();
    await clock.fastForward(8_000);
    await expect(figure.getByText(words.failed)).toBeVisible();
    await expect(playerOf(page)).toHaveCount(0);
    await expect(posterOf(page)).toBeFocused();
    for (const { text } of film.captions) await expect(figure.getByText(text)).toBeVisible();
  });
}

/** Faults of a WebM file, of which the last two are no errors to the browser. */
const webmFaults: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'cannot be loaded': (page) => page.route(`**${film.file}`, (route) => route.fulfill({ status: 404 })),
  'plays without its picture': (page) =>
    page.addInitScript(() =>
      Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', {
        get() {
          return this.currentSrc.endsWith('webm') ? 0 : 1280;
        },
      }),
    ),
  'brings neither data nor a picture': (page) => page.route(`**${film.file}`, () => {}),
};

for (const [fault, prepare] of Object.entries(webmFaults)) {
  test(`plays the MP4 beside a film whose WebM file ${fault}`, async ({ page, clock, consoleGuard }) => {
    if (fault === 'cannot be loaded') consoleGuard.expect(/404/);
    await prepare(page);
    await page.goto(videosPath);
    const { title: name } = videos.educator;
    await page.getByRole('button', { name: `${words.play}: ${name}` }).click();
    const player = page.locator(`video[aria-label="${name}"]`);
    const sources = player.locator('source');
    await expect(sources.first()).toHaveAttribute('src', film.file);
    await expect(sources.last()).toHaveAttribute('src', filmWithMp4.mp4);
    if (fault === 'brings neither data nor a picture') await clock.fastForward(8_000);
    await expectPlaying(player);
    expect(await player.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc)).toMatch(filmWithMp4.mp4);
    await expect(player).toBeFocused();
    await expect(page.getByText(words.failed)).toBeHidden();
  });
}

test('restores the poster with a message and a link to the file when a film cannot be loaded', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/film|404|ERR_FAILED|ERR_ABORTED/);
  await page.route(`**${film.file}`, (route) => route.abort());
  await page.goto(videosPath);
  await posterOf(page).click();
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(playerOf(page)).toHaveCount(0);
  await expect(posterOf(page)).toBeFocused();
  const link = page
    .getByRole('figure')
    .filter({ has: posterOf(page) })
    .getByRole('link', { name: words.link });
  await expect(link).toHaveAttribute('href', film.file);
});
