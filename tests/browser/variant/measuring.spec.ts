import { expect } from 'playwright/test';
import { consentKey } from '../../../src/consent/consent.ts';
import { fieldLabels } from '../../../src/submissions/form-fields.ts';
import { isReleaseTier } from '../../support/tier.ts';
import { tools } from '../../variant/additions.ts';
import {
  expectStored,
  type FormUnderTest,
  meetingForm,
  newsletterForm,
  refuseNext,
  reportForm,
  send,
} from '../forms/support.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { consent as words } from '../support/words.ts';
import {
  answer,
  banner,
  choiceOf,
  cookieNames,
  copy,
  inPreferences,
  openPreferences,
  preferences,
  scriptsOf,
  test,
  textOf,
  untilQuiet,
} from './measuring-page.ts';
import { scripts } from './stand-ins.ts';

test('before an answer and after a refusal no tool is asked for; the banner says what is asked', async ({
  page,
  requests,
}) => {
  await openLive(page, '/pricing');
  await expect(banner(page)).toContainText(copy.question.both);
  await expectAccessible(page);
  await untilQuiet(page);
  await answer(page, 'reject');
  for (const path of ['/', '/pricing']) {
    await openLive(page, path);
    await untilQuiet(page);
  }
  expect(requests.map(textOf)).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
});

test('after consent each tool loads once on every page, under the page’s policy, and its cookies are in the cookie policy', async ({
  page,
  requests,
}) => {
  await answer(page, 'accept');
  for (const path of ['/pricing?utm_source=letter', '/cookie-policy']) {
    if (path !== '/pricing?utm_source=letter') requests.length = 0;
    await openLive(page, path);
    await untilQuiet(page);
    await expect.poll(() => new Set(scriptsOf(requests))).toEqual(new Set(Object.values(scripts)));
  }
  // One of each on the last page, and what each sends of it.
  expect(scriptsOf(requests)).toEqual(Object.values(scripts).toSorted());
  const sent = requests.map(textOf);
  for (const part of [
    'g/collect',
    '/api/event',
    'px.ads.linkedin.com/collect',
    'tr?ev=PageView',
    'counter.example/hit',
  ])
    expect(sent.filter((text) => text.includes(part))).toHaveLength(1);
  expect(sent.find((text) => text.includes('/signals/config/'))).toBeDefined();
  const names = await cookieNames(page);
  expect(names).toEqual(['_fbp', '_ga', '_ga_TEST000001', 'counter', 'li_fat_id']);
  const list = page.getByRole('main').getByRole('list').filter({ hasText: consentKey });
  for (const name of ['_fbp', '_ga', '_ga_*', 'counter', 'li_fat_id', 'li_adsId'])
    await expect(list.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(7);
});

test('an account that an editor left on this origin is gone once a tool loads', async ({
  page,
  requests,
}) => {
  await openLive(page, '/pricing');
  await page.evaluate(() => localStorage.setItem('sveltia-cms.user', '{"token":"secret"}'));
  await banner(page).getByRole('button', { name: words.banner.accept }).click();
  await expect.poll(() => scriptsOf(requests).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.getItem('sveltia-cms.user'))).toBeNull();
});

test('the tools of one category load without those of the other', async ({ page, requests }) => {
  await openLive(page, '/pricing');
  await banner(page).getByRole('button', { name: words.banner.manage }).click();
  await choiceOf(page, 'analytics').check();
  await expectAccessible(page);
  await inPreferences(page, 'save').click();
  await expect
    .poll(() => scriptsOf(requests))
    .toEqual([scripts['google-analytics'], scripts.own, scripts.plausible].toSorted());
  await openPreferences(page);
  await expect(choiceOf(page, 'marketing')).not.toBeChecked();
  await expect(preferences(page).getByRole('status')).toContainText(copy.categories.analytics.title);
});

test('markup and code as text, and scripts of other origins, stay refused while tools run', async ({
  page,
  consoleGuard,
  requests,
}) => {
  consoleGuard.expect(/policy violation: require-trusted-types-for blocked trusted-types-sink/);
  consoleGuard.expect(/policy violation: trusted-types blocked trusted-types-policy/);
  consoleGuard.expect(
    /console\.error: .*(?:Content Security Policy|TrustedHTML|Trusted ?Type|TrustedScript)/i,
  );
  await answer(page, 'accept');
  await expect.poll(() => scriptsOf(requests)).toHaveLength(5);
  const survived = await page.evaluate(() =>
    [
      () => document.body.insertAdjacentHTML('beforeend', '<b>b</b>'),
      () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/code.js' }),
      () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
      () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
    ].flatMap((attempt, place) => {
      try {
        attempt();
        return [place];
      } catch {
        return [];
      }
    }),
  );
  expect(survived).toEqual([]);
  // In a task of its own: the browser lets the tests’ own code evaluate text.
  const evaluated = await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve(Reflect.get(window, 'eval')('true'));
          } catch {
            resolve(false);
          }
        });
      }),
  );
  expect(evaluated).toBe(false);
});

/** Every form tells the tools in the same way. */
const forms: readonly FormUnderTest[] = isReleaseTier
  ? [meetingForm, reportForm, newsletterForm]
  : [meetingForm];

for (const form of forms) {
  test(`a stored lead of the ${form.kind} form is told to every tool without what was typed; a refused one is not`, async ({
    page,
    site,
    consoleGuard,
    requests,
  }) => {
    await answer(page, 'accept');
    await expect.poll(() => scriptsOf(requests)).toHaveLength(5);
    requests.length = 0;
    const element = await form.open(page);
    await expect.poll(() => scriptsOf(requests)).toHaveLength(5);
    await untilQuiet(page);
    requests.length = 0;
    await refuseNext(page, consoleGuard, form.kind);
    await send(element, form);
    await expect(page.getByText(form.failure.description).first()).toBeVisible();
    expect(requests.map(textOf)).toEqual([]);
    await element.getByRole('button', { name: form.button.rest }).click();
    await expectStored(page, form);
    const told = () => requests.map(textOf);
    await expect.poll(() => told().length).toBe(5);
    const here = `${site.url}${new URL(page.url()).pathname}`;
    for (const part of [
      `"generate_lead",{"form":"${form.kind}"}`,
      `"n":"Lead","u":"${here}","p":{"form":"${form.kind}"}`,
      `conversion_id=${tools['linkedin-insight'].conversions[form.kind]}`,
      `tr?ev=Lead&cd={"content_name":"${form.kind}"}`,
      `lead?form=${form.kind}`,
    ])
      expect(
        told().filter((text) => text.includes(part)),
        part,
      ).toHaveLength(1);
    const typed = Object.entries(form.values).filter(([label]) => label !== fieldLabels.meetingType);
    for (const [, value] of typed) expect(told().join('\n')).not.toContain(value);
  });
}

test('a withdrawal stops every tool at once and removes what it has stored; on later pages none loads', async ({
  page,
  consoleGuard,
  requests,
}) => {
  consoleGuard.expect(/policy violation: connect-src blocked https:\/\/counter\.example/);
  consoleGuard.expect(/console\.error: .*Content Security Policy/);
  await answer(page, 'accept');
  await expect.poll(() => cookieNames(page)).toHaveLength(5);
  await untilQuiet(page);
  requests.length = 0;
  await openPreferences(page);
  await inPreferences(page, 'reject').click();
  await expect.poll(() => cookieNames(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('li_adsId'))).toBeNull();
  await page.evaluate(() => Reflect.get(window, 'goOn')());
  await page.evaluate(() => Reflect.get(window, 'gtag')('event', 'scroll'));
  await page.evaluate(() => Reflect.get(window, 'fbq')('track', 'PageView'));
  await openLive(page, '/');
  await untilQuiet(page);
  expect(requests.map(textOf)).toEqual([]);
});

test('what is left of an earlier consent is removed', async ({ page, context, site, requests }) => {
  await context.addCookies(
    ['_ga', '_ga_OLD', '_fbp', 'other'].map((name) => ({ name, value: '1', url: site.url })),
  );
  await openLive(page, '/pricing');
  await banner(page).getByRole('button', { name: words.banner.reject }).click();
  await expect.poll(() => cookieNames(page)).toEqual(['other']);
  expect(requests.map(textOf)).toEqual([]);
});

test('what is left in local storage is removed where no cookie was set, and only what tools have stored', async ({
  page,
  requests,
}) => {
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  const leave = () =>
    page.evaluate(() => {
      for (const name of ['li_adsId', 'counter-1', 'counter-2', 'counter', 'other'])
        localStorage.setItem(name, '1');
    });
  await openLive(page, '/pricing');
  await leave();
  await banner(page).getByRole('button', { name: words.banner.reject }).click();
  await expect.poll(keys).toEqual([consentKey, 'counter', 'other']);
  await leave();
  await openLive(page, '/');
  await expect.poll(keys).toEqual([consentKey, 'counter', 'other']);
  expect(requests.map(textOf)).toEqual([]);
});

test('with Global Privacy Control no tool loads, whatever is chosen, and the preferences say so', async ({
  page,
  requests,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await answer(page, 'accept');
  await openPreferences(page);
  await expect(preferences(page).getByText(copy.signal)).toBeVisible();
  for (const name of ['analytics', 'marketing'] as const) {
    await expect(choiceOf(page, name)).toBeDisabled();
    await expect(choiceOf(page, name)).not.toBeChecked();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // An answer from before the signal.
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...kept, accepted: ['players', 'analytics', 'marketing'] }));
  }, consentKey);
  await openLive(page, '/');
  await untilQuiet(page);
  expect(requests.map(textOf)).toEqual([]);
});
