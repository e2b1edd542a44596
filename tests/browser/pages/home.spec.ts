import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/read-content.ts';
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

test('opens the people of the hill under the pointer, until it leaves', async ({ page }) => {
  await openLive(page, '/');
  await expect(person(page)).toBeHidden();
  await hill(page, first?.skill).hover();
  await expect(person(page)).toBeVisible();
  await hill(page, second?.skill).hover();
  await expect(person(page)).toBeHidden();
  await expect(person(page, second)).toBeVisible();
  await page.mouse.move(5, 400);
  await expect(person(page, second)).toBeHidden();
});

test('opens hills by keys: arrows move, Escape, the button and leaving close', async ({ page }) => {
  await openLive(page, '/');
  await hill(page, first?.skill).focus();
  await page.keyboard.press('ArrowRight');
  await expect(hill(page, second?.skill)).toBeFocused();
  await expect(person(page, second)).toBeVisible();
  await expect(hill(page, second?.skill)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'main > section');
  await page.keyboard.press('Escape');
  await expect(person(page, second)).toBeHidden();
  await expect(hill(page, second?.skill)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: hills.close }).click();
  await expect(person(page, second)).toBeHidden();
  await hill(page, first?.skill).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(person(page, hills.places.at(-1))).toBeVisible();
  await page.getByRole('main').locator('h1').click();
  await expect(person(page, hills.places.at(-1))).toBeHidden();
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
  await input.fill(questions[1]?.also[0] ?? 'no word');
  await input.press('Enter');
  await expect(region.getByRole('radio').nth(1)).toBeChecked();
  await expect(region.getByText(nearest).first()).toBeVisible();
  await expect(region.getByRole('status')).toContainText(questions[1]?.answer ?? 'no answer');
  await input.fill('xyzzy');
  await region.getByRole('button', { name: ask, exact: true }).click();
  await expect(region.getByText(none).first()).toBeVisible();
  await expect(region.getByRole('radio').nth(1)).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the people of every hill', async ({ page }) => {
    await page.goto('/');
    for (const place of hills.places) await expect(person(page, place)).toBeVisible();
    await expect(page.getByRole('group', { name: hills.hint }).getByRole('button')).toHaveCount(0);
  });
});
