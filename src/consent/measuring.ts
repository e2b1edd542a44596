import { measuredCategories } from '../content/embedded.ts';
import type { MeasuredForm } from '../content/measuring-kinds.ts';
import { asked, consent, consentFor } from './consent.ts';

/** Returns whether the browser asks not to be measured (Global Privacy Control, https://w3c.github.io/gpc/). */
export const objectsToMeasuring = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Returns the categories that this visitor may be asked about: with Global Privacy Control none that measures. */
export const askable = () => (import.meta.env.MEASURED && objectsToMeasuring() ? asked.slice(0, 1) : asked);

/** Loads the code of the tools. Without tools there is none. */
async function loadTools() {
  return import.meta.env.MEASURED ? import('./tools.ts') : undefined;
}

/** Whether a tool may have been loaded in this document. */
let loaded = false;

/**
 * Has the tools follow the visitor's answer. Their code is loaded with the first consent, or where a cookie is left from an
 * earlier one: this site itself sets none.
 */
function follow(): void {
  if (consent.get() === 'unread') return;
  const accepted = objectsToMeasuring() ? [] : measuredCategories.filter(consentFor);
  if (accepted.length === 0 && !loaded && document.cookie === '') return;
  loaded = true;
  // Without the chunk nothing is measured.
  loadTools()
    .then((tools) => tools?.measure(accepted))
    .catch(() => {});
}

/** Begins to follow the visitor's answer. Called once the page is shown, never while the browser prerenders it. */
export function startMeasuring(): void {
  consent.subscribe(follow);
  follow();
}

/** Tells the running tools that a lead of a form has been stored: which form, and nothing of what was typed. */
export function measureLead(form: MeasuredForm): void {
  if (!loaded) return;
  loadTools()
    .then((tools) => tools?.measureLead(form))
    .catch(() => {});
}
