import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { fieldLabels } from '../../../src/submissions/form-fields.ts';
import { isReleaseTier } from '../../support/tier.ts';
import {
  expectOneLead,
  type FormUnderTest,
  fill,
  live,
  meetingDialog,
  meetingForm,
  newsletterForm,
  openMeeting,
  registrationForm,
  reportForm,
  reportFormOf,
} from '../forms/support.ts';
import { changeBeforeScripts, contentOf, translate } from '../support/changed-page.ts';
import type { TroubleLog } from '../support/guarded-test.ts';
import { test } from '../support/test.ts';
import { consent, shell } from '../support/words.ts';
import { hold, openLive, pageKinds, waitUntilLive } from './live-page.ts';

const missingPath = '/no-such-page';

const paths = isReleaseTier ? [...pageKinds, missingPath] : pageKinds;

/** Pages with something to choose once they are live. */
const pagesWithChoice = ['/skills-lens', '/skills-agent'];

/** What a page says once in its console where React renders islands anew. */
const newRender = /^console\.info: This page was changed before its scripts came/;

/** Announces that React renders an island anew, which the page says. */
function expectNewRender(guard: TroubleLog): void {
  guard.expect(newRender);
}

/** Opens a page of every kind, and checks that its content is there once it is live: all of it, and something of each island. */
async function expectWholePages(
  page: Page,
  guard: TroubleLog,
  useThem: (path: string) => Promise<void>,
): Promise<void> {
  if (paths.includes(missingPath)) guard.expect(/^console\.error: .* 404 .*\/no-such-page/);
  for (const path of paths) {
    await test.step(path, async () => {
      const release = await hold(page);
      await page.goto(path);
      const sent = await contentOf(page);
      await release();
      await waitUntilLive(page);
      await useThem(path);
      const { texts, islands, forms } = await contentOf(page);
      expect(texts.map((text) => text.replace(/[«»]/g, ''))).toEqual(
        sent.texts.map((text) => text.replace(/[«»]/g, '')),
      );
      expect(texts.every((text) => text.length > 300)).toBe(true);
      expect(islands.map((length) => length > 0)).toEqual(sent.islands.map((length) => length > 0));
      expect(forms).toBe(sent.forms);
    });
  }
}

/** Brings islands that are hydrated near the window into it, and waits until their controls answer. */
async function hydrateNear(page: Page): Promise<void> {
  for (const island of await page.locator('site-island[data-hydrate]').all()) {
    await island.evaluate((element) => element.firstElementChild?.scrollIntoView());
    await expect(island.locator(':is(input, button):enabled').first()).toBeAttached();
    // Controls may be enabled in the built page. React marks those that it has hydrated.
    const isHydrated = () =>
      island.evaluate((element) =>
        Array.from(element.querySelectorAll('input, button')).every((control) =>
          Object.keys(control).some((key) => key.startsWith('__react')),
        ),
      );
    await expect.poll(isHydrated).toBe(true);
  }
}

/** Uses what every page has: menu, dialog and help; and a question and a choice where there are some. */
async function useControls(page: Page, path: string): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: shell.suite.label });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('group').getByRole('link').first()).toBeVisible();
  const dialog = await openMeeting(page);
  await expect(dialog.locator('[name="firstName"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const help = page.getByRole('button', { name: shell.help.open });
  await help.click();
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await help.click();
  await expect(help).toHaveAttribute('aria-expanded', 'false');
  const question = page.getByRole('main').locator('button.Accordion-trigger').first();
  if (await question.isVisible()) {
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  }
  if (pagesWithChoice.includes(path)) {
    const choice = page.getByRole('main').getByRole('radio').first();
    // One that is hydrated as it comes near.
    await page.evaluate(() => document.querySelector('site-island[data-hydrate] > *')?.scrollIntoView());
    await choice.check();
    await page.getByRole('main').getByRole('radio').nth(1).check();
    await expect(choice).not.toBeChecked();
  }
}

/** What is done to a page before its scripts come. */
const changes = {
  'a word of the header is another': () => {
    const label = document.querySelector('header nav a, header nav button');
    if (label?.firstChild) label.firstChild.textContent = 'changed';
  },
  'an extension has put a node into the header': () => {
    document.querySelector('header nav')?.prepend(document.createElement('div'));
    document.querySelector('header')?.append(document.createElement('aside'));
  },
} as const;

for (const [change, run] of Object.entries(changes)) {
  test(`a page keeps its content where ${change}`, async ({ page, consoleGuard }) => {
    expectNewRender(consoleGuard);
    await changeBeforeScripts(page, run);
    await expectWholePages(page, consoleGuard, async () => {});
    await useControls(page, paths.at(-1) ?? '');
  });
}

test('a page keeps its content where an extension has removed the help button, which comes back', async ({
  page,
  consoleGuard,
}) => {
  expectNewRender(consoleGuard);
  await changeBeforeScripts(page, () => document.querySelector('.help')?.remove());
  await expectWholePages(page, consoleGuard, async () => {
    await expect(page.getByRole('button', { name: shell.help.open })).toBeVisible();
  });
});

test('a page keeps its content and works where it was translated before the scripts came', async ({
  page,
  consoleGuard,
}) => {
  expectNewRender(consoleGuard);
  await changeBeforeScripts(page, translate);
  await expectWholePages(page, consoleGuard, (path) => useControls(page, path));
});

test('a page that was translated says so once, however many islands it has, and reports no error', async ({
  page,
  consoleGuard,
}) => {
  expectNewRender(consoleGuard);
  await changeBeforeScripts(page, translate);
  await openLive(page, '/');
  expect(await page.locator('site-island').count()).toBeGreaterThan(3);
  await expect.poll(() => consoleGuard.all()).toEqual([expect.stringMatching(newRender)]);
});

test('a page keeps its content and works where it is translated once it is live', async ({
  page,
  consoleGuard,
}) => {
  await expectWholePages(page, consoleGuard, async (path) => {
    await hydrateNear(page);
    await page.evaluate(translate);
    await useControls(page, path);
  });
});

/** Fills a form by the names of its fields, as its labels are translated, and sends it. */
async function sendTranslated(
  page: Page,
  { open, values, stored }: FormUnderTest,
  translateNow: () => Promise<unknown>,
): Promise<void> {
  const form = await open(page);
  await translateNow();
  for (const [name, label] of Object.entries(fieldLabels)) {
    const value = values[label];
    const field = form.locator(`[name="${name}"]`);
    if (value === undefined) continue;
    if (name === 'meetingType') await field.selectOption(value);
    else await field.fill(value);
  }
  await form.locator('[type="submit"]').click();
  await expect(page.getByText(stored).first()).toBeVisible();
}

const formInPage: FormUnderTest = {
  ...registrationForm,
  async open(page) {
    await openLive(page, '/skills-1st-masterclass');
    return live(page.getByRole('main').locator('form'));
  },
};

const allForms = { meetingForm, formInPage, reportForm, newsletterForm };

test('every form stores a lead in a page that was translated before the scripts came', async ({
  page,
  site,
  consoleGuard,
}) => {
  expectNewRender(consoleGuard);
  await changeBeforeScripts(page, translate);
  for (const [name, form] of Object.entries(allForms))
    await test.step(name, async () => {
      await sendTranslated(page, form, async () => {});
      await expectOneLead(site, form);
      await site.reset();
    });
});

test('every form stores a lead in a page that is translated once it is live', async ({
  page,
  site,
  consoleGuard,
}) => {
  // An island that comes near only afterwards is rendered anew.
  consoleGuard.allow(newRender);
  for (const [name, form] of Object.entries(allForms))
    await test.step(name, async () => {
      await sendTranslated(page, form, () => page.evaluate(translate));
      await expectOneLead(site, form);
      await site.reset();
    });
});

test('a password manager beside a field takes neither what was typed nor focus nor the caret', async ({
  page,
  site,
  consoleGuard,
}) => {
  expectNewRender(consoleGuard);
  const release = await hold(page);
  await page.goto('/future-skills-report', { waitUntil: 'commit' });
  const form = reportFormOf(page);
  const field = form.getByLabel('Last name');
  await form.getByLabel('Email').fill(String(reportForm.values.Email));
  await field.fill('Hopper');
  await field.evaluate((input: HTMLInputElement) => {
    input.after(document.createElement('div'));
    input.setSelectionRange(1, 4);
  });
  await release();
  await live(form);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Hopper');
  await page.keyboard.type('oo');
  await expect(field).toHaveValue('Hooer');
  await expect(form.getByLabel('Email')).toHaveValue(String(reportForm.values.Email));
  await fill(form, reportForm.values);
  await form.getByRole('button', { name: reportForm.button.rest }).click();
  await expect(page.getByText(reportForm.stored)).toBeVisible();
  await expectOneLead(site, reportForm);
});

test.describe('without stylesheets of scripts', () => {
  test.use({ consentAnswer: 'none' });

  for (const [lack, run] of Object.entries({
    'no document.adoptedStyleSheets': () => {
      Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    },
    'a CSSStyleSheet that cannot be made': () => {
      Reflect.set(window, 'CSSStyleSheet', function refuse() {
        throw new TypeError('Illegal constructor');
      });
    },
  })) {
    test(`a page keeps its content, banners and dialogs in a browser with ${lack}`, async ({
      page,
      clock,
      consoleGuard,
    }) => {
      await page.setViewportSize({ width: 700, height: 800 });
      await page.addInitScript(run);
      const banner = page.getByRole('region', { name: consent.banner.label });
      await expectWholePages(page, consoleGuard, () => expect(banner).toBeVisible());
      await clock.fastForward(31_000);
      const offer = page.getByRole('complementary', { name: shell.callBanner.label });
      await banner.getByRole('button', { name: consent.banner.accept }).click();
      await expect(banner).toHaveCount(0);
      await offer.getByRole('button', { name: shell.callBanner.close }).click();
      await openMeeting(page);
      await expect(meetingDialog(page)).toBeVisible();
    });
  }
});
