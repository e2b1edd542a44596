import { expect } from 'playwright/test';
import { StateForcer } from './forced-state.ts';
import { openStories, test } from './stories-test.ts';

const on = (ground: 'paper' | 'mist' | 'ink') => `[data-story=Buttons] [data-ground=${ground}]`;

/** One of each kind of control, at rest in the page. */
const controls = {
  'action button on paper': `${on('paper')} .button-action`,
  'action button on ink': `${on('ink')} .button-action`,
  'solid button on paper': `${on('paper')} .button-solid`,
  'solid button on ink': `${on('ink')} .button-solid`,
  'default button on paper': `${on('paper')} .button:not([class*='button-'])`,
  'default button on mist': `${on('mist')} .button:not([class*='button-'])`,
  'default button on ink': `${on('ink')} .button:not([class*='button-'])`,
  'quiet button on paper': `${on('paper')} .button-quiet`,
  'quiet button on mist': `${on('mist')} .button-quiet`,
  'light button on ink': '[data-story=LightButton] .button-light',
  'link on paper': '[data-story=LinksAndBadges] [data-ground=paper] .text-link',
  'link on ink': '[data-story=LinksAndBadges] [data-ground=ink] .text-link',
  'accordion trigger': '[data-story=Questions] button',
  'header link': '[data-story=PageHeader] nav a',
  'help action': '.help-action',
  'help button': '[data-story=Help] [aria-expanded]',
  'footer link': '.footer-link',
  'card that is a link': '[data-story=ProductEcosystem] a',
  play: '[data-story=FilmFrame] .film-play',
} as const;

const states = {
  'pointed at': ['hover'],
  'in focus': ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
} as const;

test('every control shows that it is pointed at, in focus, pressed, and stays readable', async ({ page }) => {
  await openStories(page);
  const forcer = await StateForcer.on(page);
  const names = Object.keys(controls);
  const selectors = Object.values(controls);
  const rest = await forcer.looks(selectors, []);
  for (const [index, look] of rest.entries()) {
    expect.soft(look.contrast, `${names[index]} at rest`).toBeGreaterThanOrEqual(4.5);
  }
  for (const [state, forced] of Object.entries(states)) {
    for (const [index, look] of (await forcer.looks(selectors, forced)).entries()) {
      expect.soft(look.style, `${names[index]} ${state}`).not.toBe(rest[index]?.style);
      expect.soft(look.contrast, `${names[index]} ${state}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('fields show that they are pointed at and in focus; the card of a headline gets the ring', async ({
  page,
}) => {
  await openStories(page);
  const forcer = await StateForcer.on(page);
  const fields = ['#empty-email', '#empty-meetingType'];
  const rest = await forcer.looks(fields, []);
  for (const forced of [states['pointed at'], states['in focus']]) {
    for (const [index, look] of (await forcer.looks(fields, forced)).entries()) {
      expect(look.style, `${fields[index]} ${forced}`).not.toBe(rest[index]?.style);
      expect(look.contrast).toBeGreaterThanOrEqual(4.5);
    }
  }
  const card = page.locator('[data-story=Headlines] li').first();
  await expect(card).toHaveCSS('outline-style', 'none');
  await card.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card).toHaveCSS('outline-style', 'solid');
});

test('a button that is busy turns a ring, and still one under reduced motion', async ({ page }) => {
  await openStories(page);
  const ring = () =>
    page.locator('[data-story=MeetingSubmitting] [type=submit]').evaluate((button) => {
      const { width, animationName } = getComputedStyle(button, '::before');
      return { width: Number.parseFloat(width) > 10, animationName };
    });
  expect(await ring()).toEqual({ width: true, animationName: 'none' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await ring()).toEqual({ width: true, animationName: 'button-busy' });
});
