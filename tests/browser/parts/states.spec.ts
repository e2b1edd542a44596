import { expect } from 'playwright/test';
import { StateForcer } from './forced-state.ts';
import { openParts, test } from './parts-test.ts';

const free = ':not(:disabled):not([data-forced])';
const on = (ground: 'paper' | 'mist' | 'ink') => `#buttons .ground[data-ground='${ground}']`;

/** One of each kind of control, at rest in the page. */
const controls = {
  'action button on paper': `${on('paper')} .button-action${free}`,
  'action button on ink': `${on('ink')} .button-action${free}`,
  'solid button on paper': `${on('paper')} .button-solid${free}`,
  'solid button on ink': `${on('ink')} .button-solid${free}`,
  'default button on paper': `${on('paper')} .button:not([class*='button-'])${free}`,
  'default button on mist': `${on('mist')} .button:not([class*='button-'])${free}`,
  'default button on ink': `${on('ink')} .button:not([class*='button-'])${free}`,
  'quiet button on paper': `${on('paper')} .button-quiet${free}`,
  'quiet button on mist': `${on('mist')} .button-quiet${free}`,
  'light button on ink': `${on('ink')} .button-light${free}`,
  'link on paper': `#links .ground[data-ground='paper'] .text-link${free}`,
  'link on ink': `#links .ground[data-ground='ink'] .text-link${free}`,
  'accordion trigger': `#overlays .accordion-trigger${free}`,
  'dialog close': `#overlays .dialog-close${free}`,
  'toast close': '#overlays .toast-close',
  'menu item': `#shell .menu-states .suite-link${free}`,
  'header link': '#shell .stage-header a.main-link',
  'help action': '#shell .help-action',
  'help button': '#shell .help-button',
  'footer link': '.site-footer a.footer-link',
  'card that is a link': '#cards .ecosystem-part',
  play: `#media .play-states .video-play${free}`,
} as const;

const states = {
  'pointed at': ['hover'],
  'in focus': ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
} as const;

test('every control shows that it is pointed at, in focus, pressed, and stays readable', async ({ page }) => {
  await openParts(page);
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
  await openParts(page);
  const forcer = await StateForcer.on(page);
  const fields = ['#empty-email', '#empty-meetingType'];
  const rest = await forcer.looks(fields, []);
  for (const forced of [states['pointed at'], states['in focus']]) {
    for (const [index, look] of (await forcer.looks(fields, forced)).entries()) {
      expect(look.style, `${fields[index]} ${forced}`).not.toBe(rest[index]?.style);
      expect(look.contrast).toBeGreaterThanOrEqual(4.5);
    }
  }
  const card = page.locator('.news-card').first();
  await expect(card).toHaveCSS('outline-style', 'none');
  await card.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card).toHaveCSS('outline-style', 'solid');
});

test('a button that is busy turns a ring, and still one under reduced motion', async ({ page }) => {
  await openParts(page);
  const ring = () =>
    page.locator('#forms [type=submit]:disabled').evaluate((button) => {
      const { width, animationName } = getComputedStyle(button, '::before');
      return { width: Number.parseFloat(width) > 10, animationName };
    });
  expect(await ring()).toEqual({ width: true, animationName: 'none' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await ring()).toEqual({ width: true, animationName: 'button-busy' });
});
