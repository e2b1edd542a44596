import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { parse } from 'yaml';
import { sampleLead } from '../../../netlify/submissions/sample-leads.ts';
import { readContent } from '../../../src/build/content/read-content.ts';
import { fillIn } from '../../../src/content/format.ts';
import type { LanguageWords } from '../../../src/content/language.ts';
import { defaultLanguage } from '../../../src/site.ts';
import { type FieldName, fieldsOf } from '../../../src/submissions/form-fields.ts';
import * as sentences from '../../../src/submissions/sentences.ts';
import { englishPath, exampleFile, germanPath, germanPricing } from '../../support/german.ts';
import { announcement } from '../../variant/additions.ts';
import { storedLeads } from '../forms/support.ts';
import { scrollToHelp } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const german: LanguageWords = parse(readFileSync(exampleFile, 'utf8'));
const { shell, consent, measuring, forms, submissions } = german;

/** All texts in a value, at any depth; those of functions are left out. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What the frame and the forms say in English and not in German too. */
function englishTexts(): ReadonlySet<string> {
  const names = ['shell', 'footer', 'consent', 'forms', 'measuring'] as const;
  const partners = readContent('content/partners').groups.map(({ title }) => title);
  const english = [...names.map((name) => readContent(`content/${name}`)), partners, { ...sentences }];
  const same = new Set(textsIn(german));
  return new Set(english.flatMap(textsIn).filter((text) => !same.has(text)));
}

/** Every text and accessible name of the page with the language that it is in. */
function spokenTexts(page: Page): Promise<readonly { readonly text: string; readonly lang: string }[]> {
  return page.evaluate(() => {
    const languageOf = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; lang: string }[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.matches('script, style, noscript')) continue;
      const text = textContent?.trim();
      if (text) texts.push({ text, lang: languageOf(parentElement) });
    }
    for (const element of document.querySelectorAll('[aria-label], [title], img[alt]'))
      for (const name of ['aria-label', 'title', 'alt']) {
        const text = element.getAttribute(name);
        if (text) texts.push({ text, lang: languageOf(element) });
      }
    return texts;
  });
}

const english = englishTexts();

/** Expects that nothing of frame and forms is in English where the page says that it is in German. */
async function expectGerman(page: Page): Promise<void> {
  const texts = await spokenTexts(page);
  expect(texts.length).toBeGreaterThan(100);
  // An address of mail is the same in every language.
  const words = texts.filter(({ text }) => !text.includes('@'));
  expect(words.filter(({ text, lang }) => lang === 'de' && english.has(text))).toEqual([]);
}

const header = (page: Page) => page.getByRole('banner');
const bookButton = (page: Page) => header(page).getByRole('button', { name: shell.bookMeeting });

async function openGerman(page: Page): Promise<void> {
  await page.goto(germanPath);
  await bookButton(page).waitFor();
}

for (const width of [1280, 390]) {
  test(`at ${width} px header, footer, help and announcement of a page in German are German, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openGerman(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('#main-navigation')).toHaveAttribute('aria-label', shell.mainNavigation);
    await expectGerman(page);
    const bar = page.getByRole('complementary', { name: german.announcements.label });
    await expect(bar.getByText(announcement.text)).toHaveAttribute('lang', defaultLanguage);
    const help = page.getByRole('button', { name: shell.help.open });
    await scrollToHelp(page, help);
    await help.click();
    await expect(page.getByRole('heading', { name: shell.help.title })).toBeVisible();
    await expectGerman(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    if (width > 1000) {
      await header(page).getByRole('button', { name: shell.suite.label }).click();
    } else {
      await header(page).getByRole('button', { name: shell.menu }).click();
    }
    await expectAccessible(page);
  });
}

test('links lead to the German page where there is one, else to the English one and say so, and search engines hear of both versions', async ({
  page,
}) => {
  await page.goto(germanPath);
  // Of the header's pages, prices have a German one.
  for (const link of await header(page).locator(`nav a:not([href="${germanPricing}"])`).all())
    await expect(link).toHaveAttribute('hreflang', defaultLanguage);
  // The footer may list a page more than once.
  const pricing = page.getByRole('contentinfo').locator(`a[href="${germanPricing}"]`).first();
  await expect(pricing).toHaveText(german.labels.Pricing ?? '');
  await expect(pricing).not.toHaveAttribute('hreflang');
  await expect(page.getByRole('contentinfo').locator('a[href="/pricing"]')).toHaveCount(0);
  for (const [language, path] of [
    [defaultLanguage, englishPath],
    ['de', germanPath],
  ] as const)
    await expect(page.locator(`head link[rel="alternate"][hreflang="${language}"]`)).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
});

test.describe('before an answer about cookies', () => {
  test.use({ consentAnswer: 'none' });

  test('the question and the preferences are German, the day of the answer too', async ({ page }) => {
    await openGerman(page);
    const banner = page.getByRole('region', { name: consent.banner.label });
    await expect(banner.getByText(measuring?.question.both ?? '')).toBeVisible();
    await banner.getByRole('button', { name: consent.banner.manage }).click();
    const dialog = page.getByRole('dialog', { name: consent.preferences.title });
    await expect(dialog).toHaveAttribute('lang', 'de');
    await expectGerman(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: consent.preferences.reject }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('contentinfo').getByRole('button', { name: german.footer.consent }).click();
    const now = new Date();
    const month = german.formats.months[now.getMonth()] ?? '';
    await expect(dialog.getByRole('status')).toContainText(
      fillIn(german.formats.day, { date: String(now.getDate()), month, year: String(now.getFullYear()) }),
    );
    await expectGerman(page);
  });
});

test('the meeting form asks, refuses and thanks in German, and the lead has the meeting type that the team reads', async ({
  page,
  site,
}) => {
  await openGerman(page);
  await bookButton(page).click();
  const dialog = page.getByRole('dialog', { name: forms.meeting.purposes.meeting.title });
  await expect(dialog).toHaveAttribute('lang', 'de');
  const submit = dialog.getByRole('button', { name: submissions.meeting.submit });
  await submit.click();
  const { fields, errors } = submissions;
  const tooShort = (label: string) => fillIn(errors.tooShort, { label });
  for (const sentence of [
    tooShort(fields.firstName),
    tooShort(fields.lastName),
    tooShort(fields.organizationName),
    errors.email,
    errors.meetingType,
  ])
    await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
  await expectGerman(page);
  await expectAccessible(page);
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const typed: Readonly<Partial<Record<FieldName, string>>> = {
    ...sampleLead('meeting', 'ada'),
    firstName: 'Ada',
  };
  for (const { name, type } of fieldsOf('meeting')) {
    if (type !== 'choice') await field(fields[name]).fill(typed[name] ?? '');
  }
  await field(fields.meetingType).selectOption({
    label: submissions.meetingTypes['Skills Strategy Meeting'],
  });
  await submit.click();
  await expect(dialog).toBeHidden();
  const { title, description } = submissions.meeting.success;
  const toast = page.getByRole('region', { name: shell.toasts.region }).getByRole('listitem');
  await expect(toast).toContainText(title);
  await expect(toast).toContainText(fillIn(description, { firstName: 'Ada' }));
  await expectGerman(page);
  expect(await storedLeads(site, 'meeting')).toMatchObject([{ meeting_type: 'Skills Strategy Meeting' }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says that it is answered in English', async ({ page }) => {
    await page.goto(germanPath);
    const form = page.getByRole('form', { name: forms.meeting.purposes.meeting.title });
    await expect(form.locator('noscript p')).toBeVisible();
    await expect(form.locator('noscript p')).toHaveText(submissions.answersInEnglish);
    await expect(form.getByLabel(submissions.fields.firstName)).toBeVisible();
  });
});
