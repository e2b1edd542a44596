import { tryStorage } from '../components/browser-storage.ts';
import { createStore } from '../components/store.ts';
import { isMeasured, measuredBy, measuredCategories } from '../content/embedded.ts';

type ConsentCategory = 'players' | (typeof measuredCategories)[number];

/** The categories that the banner asks about. Others cannot be accepted. */
export const asked: readonly ConsentCategory[] = isMeasured
  ? ['players', ...measuredCategories]
  : ['players'];

/**
 * The version of the question. Raise it when the question changes, for example with a new category: earlier answers then expire.
 * They also do with every change of the tools that measure.
 */
export const consentVersion = isMeasured ? `1 ${measuredBy}` : 1;

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

/** `unread` in the built page and during hydration, `none` without a valid answer. */
export const consent = createStore<ConsentAnswer>('unread');

/** Returns when an answer expires: on the same day six months later, or on that month's last day. */
export function consentEnds(decided: Date): Date {
  const ends = new Date(decided);
  ends.setUTCMonth(ends.getUTCMonth() + consentMonths);
  if (ends.getUTCDate() !== decided.getUTCDate()) ends.setUTCDate(0);
  return ends;
}

/** Parses a stored answer. Returns undefined if it is damaged, of another version, expired or from the future. */
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

/** Returns the stored answer, or `otherwise` if the browser blocks local storage, where reading can throw. */
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

/** Applies an answer at once, and stores it for six months if the browser stores site data. */
export function decideConsent(accepted: readonly ConsentCategory[]): void {
  const choice = { accepted, decided: new Date() };
  consent.set(choice);
  // Where storage is full or switched off the answer lasts as long as the page.
  tryStorage(() =>
    window.localStorage.setItem(consentKey, JSON.stringify({ version: consentVersion, ...choice })),
  );
}

/** Returns whether content of a category may load before the visitor asks for it with a press. */
export function consentFor(category: ConsentCategory): boolean {
  const answer = consent.get();
  return typeof answer === 'object' && answer.accepted.includes(category);
}
