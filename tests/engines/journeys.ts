import { setTimeout as wait } from 'node:timers/promises';
import { leadKinds } from '../../netlify/submissions/lead-kinds.ts';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import type { Row, Site } from '../browser/support/site.ts';
import type { Tab } from './engine.ts';

const patience = 15_000;

/**
 * Brings an element into the middle of the window and returns whether it stands where it stood at the last call. A page that
 * is laid out band by band still moves. Runs in the page.
 */
function standsStill(selector: string): boolean {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const now = `${selector} ${element?.getBoundingClientRect().top}`;
  const before = Reflect.get(window, 'stood');
  Reflect.set(window, 'stood', now);
  return element !== null && now === before;
}

/** What the journeys do with a tab on the site. */
export function visitorOf(tab: Tab, site: Site) {
  /** Resolves once the function returns something true in the page. Throws its text after 15 seconds. */
  async function until<Arguments extends unknown[]>(
    code: (...values: Arguments) => unknown,
    ...values: Arguments
  ): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await wait(50))
      // A page that is being left cannot answer.
      if (await tab.run(code, ...values).catch(() => false)) return;
    throw new Error(`Not within ${patience} ms: ${code} ${JSON.stringify(values)}`);
  }
  return {
    ...tab,
    until,
    /** Presses an element once it stands still in the middle of the window, as a person would. */
    async press(selector: string) {
      await until(standsStill, selector);
      await tab.press(selector);
    },
    /** Opens a page of the site. */
    open: (path: string) => tab.open(site.url + path),
    /** Goes back as the browser's button does. A page from the back/forward cache does not load. */
    back: () => tab.run(() => history.back()).catch(() => {}),
    /** Waits until the page is live: its Book a Meeting is a button then. */
    untilLive: () => until(() => document.querySelector('header button[data-dialog]') !== null),
    /** Waits until the page's form is live: it is checked by the site from then on. */
    untilFormLive: () => until(() => document.querySelector('main form')?.hasAttribute('novalidate')),
    untilShown: (words: string) => until((text) => document.body.innerText.includes(text), words),
    untilAt: (path: string) => until((wanted) => location.pathname + location.hash === wanted, path),
    /** What went wrong in the page since it was opened. */
    troubles: () => tab.run(() => Reflect.get(window, 'troubles') as string[]),
    focused: () => tab.run(() => document.activeElement?.getAttribute('name') ?? ''),
    /** The stored leads of a kind. */
    leads: (kind: SubmissionKind): Promise<readonly Row[]> =>
      site.query(`select * from ${leadKinds[kind].table}`),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
