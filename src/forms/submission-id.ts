import { tryStorage } from '../components/browser-storage.ts';
import type { SubmissionKind } from '../submissions/kinds.ts';
import { honeypotField } from '../submissions/limits.ts';
import { uuidOf } from '../submissions/submission-id.ts';

const storageKey = (kind: SubmissionKind) => `submission-seed-${kind}`;

const seeds = new Map<SubmissionKind, string>();

/** Returns a random UUID. `crypto.randomUUID` is missing in older browsers and on plain HTTP. */
const randomSeed = () => uuidOf(crypto.getRandomValues(new Uint8Array(16)));

/**
 * Returns a random seed for this tab's submissions of one kind. It survives a reload if the browser stores site data, and
 * otherwise lasts as long as the page. It contains nothing about the visitor.
 */
function seedOf(kind: SubmissionKind): string {
  const key = storageKey(kind);
  const seed = seeds.get(kind) ?? tryStorage(() => sessionStorage.getItem(key)) ?? randomSeed();
  seeds.set(kind, seed);
  tryStorage(() => sessionStorage.setItem(key, seed));
  return seed;
}

/**
 * Returns the id of a submission with these values. The same values have the same id until `forgetSubmissionId`, so a double
 * click, a reload or a retry after a lost response makes one lead. Corrected values make a new lead. Rejects if the browser
 * cannot hash, as on plain HTTP.
 */
export async function submissionId(kind: SubmissionKind, values: object): Promise<string> {
  const text = JSON.stringify([seedOf(kind), kind, Object.entries(values).sort()]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return uuidOf(new Uint8Array(digest));
}

/** Returns the form's values by field name, trimmed, without the honeypot and disabled fields. */
export function typedValues(form: HTMLFormElement): object {
  const fields = [...new FormData(form)].filter(([name]) => name !== honeypotField);
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value).trim()]));
}

/**
 * Lets the browser post the form and show the function's page. The post has the same submission id as a request by script
 * with these values, so that both make one lead. The id is empty if the browser cannot hash.
 */
export async function postNatively(form: HTMLFormElement, kind: SubmissionKind): Promise<void> {
  const id = await submissionId(kind, typedValues(form)).catch(() => '');
  form.addEventListener('formdata', ({ formData }) => formData.set('submissionId', id), { once: true });
  form.submit();
}

/** Forgets the seed after a success, so that sending the same values again is a new submission. */
export function forgetSubmissionId(kind: SubmissionKind): void {
  seeds.delete(kind);
  tryStorage(() => sessionStorage.removeItem(storageKey(kind)));
}
