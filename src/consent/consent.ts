import { tryStorage } from '../components/browser-storage.ts';
import { createStore } from '../components/store.ts';
import { isMeasured, measuredBy, measuredCategories } from '../content/embedded.ts';

type ConsentCategory = 'players' | (typeof measuredCategories)[number];

/** The categories that the banner asks about. Only these can be accepted. */
export const consentCategories: readonly ConsentCategory[] = isMeasured
  ? ['players', ...measuredCategories]
  : ['players'];

/**
 * The version of the question. Raise the number when the question changes, for example with a new category: earlier answers
 * then expire. A change of the measuring tools changes the version too.
 */
export const consentVersion = isMeasured ? `2 ${measuredBy}` : 1;

/** How long an answer is valid, in calendar months. */
const consentMonths = 6;

/** The local storage key of the answer. The cookie policy lists it. */
export const consentKey = 'cookie-choice';

/** A visitor's answer. */
export interface ConsentChoice {
  readonly accepted: readonly ConsentCategory[];
  readonly decided: Date;
}

type ConsentAnswer = ConsentChoice | 'unread' | 'none';

/** The visitor's answer: `unread` in the built page and during hydration, `none` without a valid answer. */
export const consent = createStore<ConsentAnswer>('unread');

/** Returns when an answer expires: the same day six months later, or the last day of a shorter month. */
export function consentEnds(decided: Date): Date {
  const ends = new Date(decided);
  ends.setUTCMonth(ends.getUTCMonth() + consentMonths);
  if (ends.getUTCDate() !== decided.getUTCDate()) ends.setUTCDate(0);
  return ends;
}

/** Parses a stored answer. Returns undefined if it is damaged, of another version, expired or from the future. */
export function parseChoice(stored: string | null, now: Date): ConsentChoice | undefined {
  try {
    const value: Readonly<Record<string, unknown>> | null = JSON.parse(stored ?? '');
    if (value?.version !== consentVersion || !Array.isArray(value.accepted)) return undefined;
    const decided = new Date(String(value.decided));
    const { accepted } = value;
    const valid = decided <= now && now < consentEnds(decided);
    return valid
      ? { accepted: consentCategories.filter((category) => accepted.includes(category)), decided }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Sets `consent` to the stored answer, or to `fallback` without a valid one. */
export function readConsent(fallback: ConsentAnswer = 'none'): void {
  const stored = tryStorage(() => window.localStorage.getItem(consentKey));
  consent.set(parseChoice(stored ?? null, new Date()) ?? fallback);
}

/**
 * Reads the stored answer, and reads it again when another tab changes it or when the browser restores this page from its
 * back/forward cache.
 */
export function followConsent(): void {
  readConsent();
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) readConsent();
  });
  // Not every browser sends `storage` events to a restored page. Keeps an answer that could not be stored.
  window.addEventListener('pageshow', () => readConsent(consent.get()));
}

/** Applies an answer at once and stores it. If the browser stores no site data, the answer lasts as long as the page. */
export function decideConsent(accepted: readonly ConsentCategory[]): void {
  const choice = { accepted, decided: new Date() };
  consent.set(choice);
  tryStorage(() =>
    window.localStorage.setItem(consentKey, JSON.stringify({ version: consentVersion, ...choice })),
  );
}

/** Returns whether local storage has an entry besides the answer. */
export const hasOtherEntries = (): boolean =>
  tryStorage(() => Object.keys(window.localStorage).some((key) => key !== consentKey)) === true;

/** Returns whether the visitor has accepted a category. */
export function consentFor(category: ConsentCategory): boolean {
  const answer = consent.get();
  return typeof answer === 'object' && answer.accepted.includes(category);
}
