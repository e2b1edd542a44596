import { tryStorage } from '../components/browser-storage.ts';
import { createStore } from '../components/store.ts';

/** The categories that the banner asks about today: what is not asked for cannot be accepted. */
export const asked = ['players'] as const;

type ConsentCategory = (typeof asked)[number];

/** Raised when the question changes, such as by another category: earlier answers then count as none. */
export const consentVersion = 1;

/** How long an answer is good for, in calendar months. */
const consentMonths = 6;

/** The name under which the answer is kept in the browser's local storage; the cookie policy names it. */
export const consentKey = 'cookie-choice';

/** A visitor's answer. */
export interface ConsentChoice {
  readonly accepted: readonly ConsentCategory[];
  readonly decided: Date;
}

type ConsentAnswer = ConsentChoice | 'unread' | 'none';

/** `unread` in the built page and while it hydrates, `none` where there is no valid answer. */
export const consent = createStore<ConsentAnswer>('unread');

/** The moment from which an answer counts no more: the same day six months on, or that month's last. */
export function consentEnds(decided: Date): Date {
  const ends = new Date(decided);
  ends.setUTCMonth(ends.getUTCMonth() + consentMonths);
  if (ends.getUTCDate() !== decided.getUTCDate()) ends.setUTCDate(0);
  return ends;
}

/** Reads a kept answer; undefined for one that is damaged, of another version, too old or from the future. */
export function parseChoice(written: string | null, now: Date): ConsentChoice | undefined {
  try {
    const value: Readonly<Record<string, unknown>> | null = JSON.parse(written ?? '');
    if (value?.version !== consentVersion || !Array.isArray(value.accepted)) return undefined;
    const decided = new Date(String(value.decided));
    const { accepted } = value;
    const valid = decided <= now && now < consentEnds(decided);
    return valid ? { accepted: asked.filter((category) => accepted.includes(category)), decided } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the answer that this browser keeps. One that keeps nothing throws at the mere look; the answer is then `otherwise`. */
export function readConsent(otherwise: ConsentAnswer = 'none'): void {
  const kept = tryStorage(() => window.localStorage.getItem(consentKey));
  consent.set(parseChoice(kept ?? null, new Date()) ?? otherwise);
}

/**
 * Reads the kept answer, and again as long as the document is there: an answer given in another tab holds here too, and so does
 * one given on another page while the browser kept this one.
 */
export function followConsent(): void {
  readConsent();
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) readConsent();
  });
  // Not every browser tells a page that was away. An answer that could not be kept holds as long as the page.
  window.addEventListener('pageshow', () => readConsent(consent.get()));
}

/** Takes an answer: it holds at once, and where the browser keeps site data for six months. */
export function decideConsent(accepted: readonly ConsentCategory[]): void {
  const choice = { accepted, decided: new Date() };
  consent.set(choice);
  // Where storage is full or switched off the answer lasts as long as the page.
  tryStorage(() =>
    window.localStorage.setItem(consentKey, JSON.stringify({ version: consentVersion, ...choice })),
  );
}

/** Whether something of a category may load without being asked for by a press of its own. */
export function consentFor(category: ConsentCategory): boolean {
  const answer = consent.get();
  return typeof answer === 'object' && answer.accepted.includes(category);
}
