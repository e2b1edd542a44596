import { tryStorage } from '../components/browser-storage.ts';
import type { SubmissionKind } from '../submissions/kinds.ts';
import { honeypotField } from '../submissions/limits.ts';

const storageKey = (kind: SubmissionKind) => `submission-seed-${kind}`;

const seeds = new Map<SubmissionKind, string>();

/**
 * A random seed for this tab's submissions of one kind. It outlives a reload where the browser keeps site data, else lasts
 * as long as the page, and says nothing about the visitor.
 */
function seedOf(kind: SubmissionKind): string {
  const key = storageKey(kind);
  const seed = seeds.get(kind) ?? tryStorage(() => sessionStorage.getItem(key)) ?? crypto.randomUUID();
  seeds.set(kind, seed);
  tryStorage(() => sessionStorage.setItem(key, seed));
  return seed;
}

/** The bytes as a UUID of version 8, the version for ids made by an application's own rule (RFC 9562, section 5.8). */
function asUuid(digest: Uint8Array): string {
  const bytes = digest.slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * The id of a submission. The same values give the same id until `forgetSubmissionId`: pressing twice, reloading and
 * sending again after a lost answer make one lead, while corrected values make a new one.
 */
export async function submissionId(kind: SubmissionKind, values: object): Promise<string> {
  const text = JSON.stringify([seedOf(kind), kind, Object.entries(values).sort()]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return asUuid(new Uint8Array(digest));
}

/** What the visitor typed, as the schemas give it back for fields that pass: trimmed. */
function typedValues(form: HTMLFormElement): object {
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

/** After a success: the same values sent again are meant as another submission. */
export function forgetSubmissionId(kind: SubmissionKind): void {
  seeds.delete(kind);
  tryStorage(() => sessionStorage.removeItem(storageKey(kind)));
}
