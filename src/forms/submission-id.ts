import { tryStorage } from '../components/browser-storage.ts';
import type { SubmissionKind } from '../submissions/kinds.ts';
import { honeypotField } from '../submissions/limits.ts';
import { uuidOf } from '../submissions/submission-id.ts';

const storageKey = (kind: SubmissionKind) => `submission-seed-${kind}`;

const seeds = new Map<SubmissionKind, string>();

/** Returns random text. Works in browsers without `crypto.randomUUID` and on plain HTTP. */
const randomSeed = () => uuidOf(crypto.getRandomValues(new Uint8Array(16)));

/**
 * A random seed for this tab's submissions of one kind. It outlives a reload where the browser keeps site data, else lasts
 * as long as the page, and says nothing about the visitor.
 */
function seedOf(kind: SubmissionKind): string {
  const key = storageKey(kind);
  const seed = seeds.get(kind) ?? tryStorage(() => sessionStorage.getItem(key)) ?? randomSeed();
  seeds.set(kind, seed);
  tryStorage(() => sessionStorage.setItem(key, seed));
  return seed;
}

/**
 * Returns the id of a submission with these values, as typed. The same values give the same id until `forgetSubmissionId`:
 * pressing twice, reloading and sending again after a lost answer make one lead, while corrected values make a new one.
 * Rejects where the browser cannot hash, as on plain HTTP.
 */
export async function submissionId(kind: SubmissionKind, values: object): Promise<string> {
  const text = JSON.stringify([seedOf(kind), kind, Object.entries(values).sort()]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return uuidOf(new Uint8Array(digest));
}

/** Returns the typed values, trimmed. Disabled fields have none. */
export function typedValues(form: HTMLFormElement): object {
  const fields = [...new FormData(form)].filter(([name]) => name !== honeypotField);
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value).trim()]));
}

/**
 * Has the browser post the form itself and show the function's page. The post carries the id that a script would send the
 * same values with, so that both are one lead; without one where the browser lacks the means to make it.
 */
export async function postNatively(form: HTMLFormElement, kind: SubmissionKind): Promise<void> {
  const id = await submissionId(kind, typedValues(form)).catch(() => '');
  form.addEventListener('formdata', ({ formData }) => formData.set('submissionId', id), { once: true });
  form.submit();
}

/** Forgets the id after a success: sending the same values again is another submission. */
export function forgetSubmissionId(kind: SubmissionKind): void {
  seeds.delete(kind);
  tryStorage(() => sessionStorage.removeItem(storageKey(kind)));
}
