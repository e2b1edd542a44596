import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const content = readContent('pages/home/page');
const { acts, figures, hills } = content;
const [first, second] = hills.places;

/** The control of a hill by its skill. */
const hill = (page: Page, skill = 'no skill') =>
  page.getByRole('group', { name: hills.hint }).getByRole('button', { name: new RegExp(`^${skill}`) });

/** A person of a hill. */
const person = (page: Page, place = first) => page.getByText(place?.people[0]?.name ?? 'nobody').first();

/**
 * Scrolls a share of the way that the scene stays. Returns how many circles are seen of each kind: places in the hollow, people
 * there, vacancies, and those that are filled by people who moved and by others.
 */
async function scrollTo(page: Page, share: number) {
  await page.evaluate(async (part) => {
    const scene = document.querySelector('main > section > :last-child');
    const { top, height } = scene?.getBoundingClientRect() ?? { top: 0, height: 0 };
    const way = height - window.innerHeight;
    window.scrollTo({ top: window.scrollY + top + part * way, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, share);
  return page
    .locator('main svg[aria-hidden] g:has(> circle)')
    .evaluateAll((groups) =>
      groups.map(
        (group) => [...group.children].filter((circle) => getComputedStyle(circle).opacity === '1').length,
      ),
    );
}

test('lights, moves and settles the people as the visitor scrolls, and shows the end where motion is reduced', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, '/');
  const { spare, vacancies, moving, others } = figures;
  expect(await scrollTo(page, 0)).toEqual([spare, 0, vacancies, 0, 0]);
  const end = await scrollTo(page, 1);
  expect(end).toEqual([spare, spare - moving, vacancies, moving, others]);
  await expect(page.getByRole('heading', { level: 2, name: acts[2]?.title, exact: true })).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scrollTo(page, 0)).toEqual(end);
});

/** The panel of a hill. */
const panel = (page: Page, place = first) => person(page, place).locator('xpath=ancestor::div[1]');

test('opens a hill on a click only, and closes it on the next click or once it has left the view', async ({
  page,
}) => {
  await openLive(page, '/');
  await expect(hill(page, first?.skill)).toHaveAttribute('aria-expanded', 'false');
  await hill(page, first?.skill).hover();
  await page.mouse.wheel(0, 60);
  await hill(page, second?.skill).hover();
  // Longer than a panel would take to open.
  await page.waitForTimeout(400);
  for (const place of hills.places) await expect(person(page, place)).toBeHidden();
  await hill(page, first?.skill).click();
  await expect(person(page)).toBeVisible();
  await page.mouse.move(5, 400);
  await hill(page, second?.skill).click();
  await expect(person(page)).toBeHidden();
  await expect(person(page, second)).toBeVisible();
  await hill(page, second?.skill).click();
  await expect(person(page, second)).toBeHidden();
  await hill(page, second?.skill).click();
  await page.getByRole('region', { name: content.try.title }).scrollIntoViewIfNeeded();
  await expect(person(page, second)).toBeHidden();
  await scrollTo(page, 0);
  await expect(person(page, second)).toBeHidden();
});

test('opens hills by keys: arrows and Tab move, Enter opens and closes, Escape and leaving close', async ({
  page,
}) => {
  await openLive(page, '/');
  await hill(page, first?.skill).focus();
  await page.keyboard.press('ArrowRight');
  await expect(hill(page, second?.skill)).toBeFocused();
  await expect(person(page, second)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(person(page, second)).toBeVisible();
  await expect(hill(page, second?.skill)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'main > section');
  await page.keyboard.press('Enter');
  await expect(person(page, second)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(person(page, second)).toBeHidden();
  await expect(hill(page, second?.skill)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: hills.close })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(hill(page, hills.places[2]?.skill)).toBeFocused();
  await expect(person(page, second)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: hills.close }).click();
  await expect(person(page, hills.places[2])).toBeHidden();
  await hill(page, first?.skill).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(person(page, hills.places.at(-1))).toBeVisible();
  await page.getByRole('main').locator('h1').click();
  await expect(person(page, hills.places.at(-1))).toBeHidden();
});

test('keeps the people of a hill within the scene, in a narrow panel', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [320, 600],
    [1280, 800],
    [2400, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLive(page, '/');
    await scrollTo(page, 0);
    const stage = await page.locator('main > section > :last-child > :last-child').first().boundingBox();
    for (const place of hills.places) {
      if (!(await hill(page, place.skill).isVisible())) continue;
      await hill(page, place.skill).focus();
      await page.keyboard.press('Enter');
      const box = await panel(page, place).boundingBox();
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = box ?? {};
      expect(wide).toBeLessThanOrEqual(320);
      expect(high).toBeLessThanOrEqual(0.6 * height + 1);
      expect([x >= 0, x + wide <= width, y >= (stage?.y ?? 0)]).toEqual([true, true, true]);
      expect(y + high).toBeLessThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
    }
  }
});

test('shows a single sentence at a time, and none before the words have gone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, '/');
  const seen = () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      const faded = (element: Element) => Number(getComputedStyle(element).opacity) > 0.01;
      const inView = (element: Element) => element.getBoundingClientRect().top < window.innerHeight;
      const words = document.querySelector('main h1')?.parentElement;
      return {
        words: words ? faded(words) && words.getBoundingClientRect().bottom > 0 : false,
        sentences: [...document.querySelectorAll('main > section ol > li')].filter(
          (act) => faded(act) && inView(act),
        ).length,
      };
    });
  // As after the answer to the question of consent.
  await page.locator('main h1').evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  let most = 0;
  for (let share = 0; share <= 150; share += 2) {
    await page.evaluate(
      (part) => window.scrollTo({ top: (part / 100) * window.innerHeight, behavior: 'instant' }),
      share,
    );
    const { words, sentences } = await seen();
    expect(sentences + Number(words)).toBeLessThanOrEqual(1);
    most = Math.max(most, sentences);
  }
  expect(most).toBe(1);
});

test.describe('on touch screens', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap opens a hill of at least 44 px, and another tap closes it', async ({ page }) => {
    await openLive(page, '/');
    await scrollTo(page, 0);
    const box = await hill(page, first?.skill).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await hill(page, first?.skill).tap();
    await expect(person(page)).toBeVisible();
    await hill(page, first?.skill).tap();
    await expect(person(page)).toBeHidden();
  });
});

test('answers a typed question with the nearest sample question, and says so', async ({ page }) => {
  await openLive(page, '/');
  const { title, field, ask, nearest, none, questions } = content.try;
  const region = page.getByRole('region', { name: title });
  await region.scrollIntoViewIfNeeded();
  const input = region.getByLabel(field);
  await expect(input).toBeEnabled();
  await input.fill(questions[1]?.about.split(' ')[0] ?? 'no word');
  await input.press('Enter');
  await expect(region.getByRole('radio').nth(1)).toBeChecked();
  await expect(region.getByText(nearest).first()).toBeVisible();
  await expect(region.getByRole('status')).toContainText(questions[1]?.answer ?? 'no answer');
  await input.fill('xyzzy');
  await region.getByRole('button', { name: ask, exact: true }).click();
  await expect(region.getByText(none).first()).toBeVisible();
  await expect(region.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(region.locator('[inert]')).toContainText(questions[1]?.answer ?? 'no answer');
  await expect(region.getByRole('status')).toHaveText(none);
  await region.getByRole('radio').nth(2).click();
  await expect(input).toHaveValue(questions[2]?.question ?? 'no question');
  await expect(region.locator('[inert]')).toHaveCount(0);
  await expect(region.getByText(none)).toHaveCount(0);
  await expect(region.getByRole('status')).toHaveText(questions[2]?.answer ?? 'no answer');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the people of every hill', async ({ page }) => {
    await page.goto('/');
    for (const place of hills.places) await expect(person(page, place)).toBeVisible();
    await expect(page.getByRole('group', { name: hills.hint }).getByRole('button')).toHaveCount(0);
  });
});
