import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleLead } from '../../netlify/submissions/sample-leads.ts';
import { siteRoutes } from '../../src/routes.ts';
import { outcomeSentences } from '../../src/submissions/sentences.ts';
import type { Site } from '../browser/support/site.ts';
import { consent, shell } from '../browser/support/words.ts';
import { firefox } from './firefox.ts';
import { type Visitor, visitorOf } from './journeys.ts';
import { openings, withSite } from './site.ts';
import { webkit } from './webkit.ts';

const book = 'header [data-dialog="meeting"]';
const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@engines.example' };
/** What is typed, by field in the order of the form. */
const reportLead = { ...sampleLead('report', 'ada'), ...person, organisation: 'Engines' };
const meetingLead = {
  ...sampleLead('meeting', 'ada'),
  ...person,
  organizationName: 'Engines',
  meetingType: 'Demo',
};

describe.each([firefox, webkit])('$name', (engine) => {
  let visitor: Visitor;
  let site: Site;
  let running: Promise<void>;
  const ended = Promise.withResolvers<void>();

  beforeAll(async () => {
    const started = Promise.withResolvers<void>();
    running = withSite((own) =>
      engine.with(async (tab) => {
        site = own;
        visitor = visitorOf(tab, own);
        started.resolve();
        await ended.promise;
      }),
    );
    running.catch(started.reject);
    await started.promise;
  });

  afterAll(async () => {
    ended.resolve();
    await running;
  });

  beforeEach(async () => {
    await site.reset();
    await visitor.resize(1280, 900);
  });

  /** Fills fields by their names with the keyboard, beginning at the one that has focus, in the order of Tab. */
  async function typeByKeys(values: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(values)) {
      await visitor.until((wanted) => document.activeElement?.getAttribute('name') === wanted, name);
      await visitor.type(value);
      await visitor.key('Tab');
    }
  }

  async function typeByPointer(form: string, values: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(values)) {
      await visitor.press(`${form} [name="${name}"]`);
      await visitor.type(value);
    }
  }

  test('every page becomes live by itself, without an error and no wider than the window', async () => {
    const troubles: string[] = [];
    for (const path of [...siteRoutes.map((route) => route.path), '/no-such-page']) {
      await visitor.open(path);
      await visitor.untilLive();
      for (const width of [1280, 390]) {
        await visitor.resize(width, 900);
        if (await visitor.run(() => document.documentElement.scrollWidth > window.innerWidth))
          troubles.push(`${path} at ${width}: wider than the window`);
      }
      troubles.push(...(await visitor.troubles()).map((trouble) => `${path}: ${trouble}`));
    }
    expect(troubles).toEqual([]);
  });

  test('the report form is filled and sent by keys', async () => {
    await visitor.open('/future-skills-report');
    await visitor.untilLive();
    await visitor.press('main [name="firstName"]');
    await typeByKeys(reportLead);
    await visitor.press('main [name="organisation"]');
    await visitor.key('Enter');
    await visitor.untilShown('Access Granted');
    expect(await visitor.leads('report')).toMatchObject([{ first_name: 'Ada', organisation: 'Engines' }]);
    await visitor.until(() => Reflect.get(window, 'opened').length === 1);
    expect(await visitor.troubles()).toEqual([]);
  });

  test('the newsletter form says what is wrong, and is sent by pointer', async () => {
    await visitor.open('/');
    await visitor.untilLive();
    await typeByPointer('main form', { email: 'no address' });
    // Until the form is live, the browser says what is wrong in a bubble of its own.
    await visitor.untilFormLive();
    await visitor.press('main form [type="submit"]');
    await visitor.untilShown('Please enter a valid email address.');
    expect(await visitor.focused()).toBe('email');
    await visitor.run(() => document.querySelector<HTMLInputElement>('main form [name="email"]')?.select());
    await visitor.type(person.email);
    await visitor.press('main form [type="submit"]');
    await visitor.untilShown('✓ Subscribed!');
    expect(await visitor.leads('newsletter')).toMatchObject([{ email: person.email }]);
  });

  test('the meeting dialog opens by pointer and keys, and is sent by keys', async () => {
    await visitor.open('/pricing');
    await visitor.untilLive();
    await visitor.press(book);
    await visitor.until(() => document.activeElement?.getAttribute('name') === 'firstName');
    await visitor.key('Escape');
    await visitor.until((selector) => document.activeElement === document.querySelector(selector), book);
    await visitor.key('Enter');
    await visitor.until(() => document.activeElement?.getAttribute('name') === 'firstName');
    await typeByKeys(meetingLead);
    await visitor.until(
      () => document.querySelector<HTMLSelectElement>('[role="dialog"] select')?.value === 'Demo',
    );
    await visitor.press('[role="dialog"] [type="submit"]');
    await visitor.untilShown(outcomeSentences.meeting.success('Ada').title);
    await visitor.until(() => document.querySelector('[role="dialog"]') === null);
    expect(await visitor.leads('meeting')).toMatchObject([{ last_name: 'Lovelace', meeting_type: 'Demo' }]);
    expect(await visitor.troubles()).toEqual([]);
  });

  test('a press before the page is live opens the dialog once it is', async () => {
    await visitor.open(`/pricing?${openings.slow}`);
    await visitor.press(book);
    await visitor.until(() => document.activeElement?.getAttribute('name') === 'firstName');
    expect(await visitor.troubles()).toEqual([]);
  });

  test('the menus open and close, wide by pointer and narrow by keys', async () => {
    await visitor.open('/');
    await visitor.untilLive();
    const suite = '[aria-controls="suite-links"]';
    await visitor.press(suite);
    await visitor.until(() => document.querySelector('#suite-links')?.checkVisibility());
    await visitor.key('Escape');
    await visitor.until((selector) => document.querySelector(selector)?.ariaExpanded === 'false', suite);
    await visitor.resize(500, 900);
    await visitor.press('.menu-toggle');
    await visitor.until(() => document.querySelector('.menu-toggle')?.ariaExpanded === 'true');
    await visitor.press('#main-navigation a[href="/partners"]');
    await visitor.untilAt('/partners');
  });

  test('questions open one at a time', async () => {
    await visitor.open('/pricing');
    await visitor.untilLive();
    await visitor.until(() => document.querySelectorAll('#faq button').length > 1);
    const open = () => visitor.run(() => document.querySelectorAll('#faq [aria-expanded="true"]').length);
    const named = await visitor.run(() => {
      const questions = [...document.querySelectorAll('#faq button')];
      for (const [index, question] of questions.entries()) question.setAttribute('data-question', `${index}`);
      return questions.length;
    });
    expect(named).toBeGreaterThan(1);
    for (const question of [0, 1]) {
      await visitor.press(`[data-question="${question}"]`);
      expect(await open()).toBe(1);
    }
    await visitor.press('[data-question="1"]');
    expect(await open()).toBe(0);
  });

  test('the cookie question is answered once', async () => {
    await visitor.open(`/pricing?${openings.unanswered}`);
    await visitor.untilLive();
    await visitor.untilShown(consent.banner.accept);
    await visitor.press('.consent button:not([data-dialog])');
    await visitor.until(() => document.querySelector('.consent') === null);
    expect(await visitor.run((key) => localStorage.getItem(key), 'cookie-choice')).toContain('players');
    expect(await visitor.troubles()).toEqual([]);
  });

  test('the help card opens and closes', async () => {
    await visitor.open('/pricing');
    await visitor.untilLive();
    await visitor.press('.help > button');
    await visitor.untilShown(shell.help.note);
    await visitor.key('Escape');
    await visitor.until(() => document.querySelector('.help section') === null);
  });

  test('a press on a video opens its dialog, which Escape closes', async () => {
    await visitor.open('/scale-growth');
    await visitor.untilLive();
    await visitor.press('main [data-dialog="video"]');
    await visitor.until(() => document.querySelector('[role="dialog"]') !== null);
    await visitor.key('Escape');
    await visitor.until(() => document.querySelector('[role="dialog"]') === null);
    expect(await visitor.troubles()).toEqual([]);
  });

  test.each(['/#technology', '/cookie-policy#preferences', '/pricing#:~:text=FAQ'])(
    'a page opened at %s becomes live by itself, and is at its anchor',
    async (path) => {
      await visitor.open(path);
      await visitor.untilLive();
      await visitor.until(() => {
        const place = document.getElementById(location.hash.slice(1));
        const top = place?.getBoundingClientRect().top ?? 0;
        return top >= 0 && top < 200;
      });
    },
  );

  test('a translated page becomes live, and its forms are sent', async () => {
    await visitor.open(`/skills-1st-masterclass?${openings.translated}`);
    await visitor.untilLive();
    await visitor.untilFormLive();
    const { meetingType: _, ...texts } = meetingLead;
    await typeByPointer('main form', texts);
    await visitor.run(() => {
      const select = document.querySelector<HTMLSelectElement>('main form select');
      if (select) select.selectedIndex = 2;
    });
    await visitor.press('main form [type="submit"]');
    await visitor.untilShown('Meeting Request Submitted');
    expect(await visitor.leads('meeting')).toMatchObject([{ meeting_type: 'Demo' }]);
  });

  // The last one: puppeteer follows no navigation of Firefox after a page from the back/forward cache.
  test('a page that Back leads to works again', async () => {
    await visitor.open('/pricing');
    await visitor.untilLive();
    await visitor.press('footer a[href="/partners"]');
    await visitor.untilAt('/partners');
    await visitor.untilLive();
    await visitor.back();
    await visitor.untilAt('/pricing');
    await visitor.untilLive();
    await visitor.press(book);
    await visitor.until(() => document.activeElement?.getAttribute('name') === 'firstName');
  });
});
