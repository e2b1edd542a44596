import { measuredCategories } from '../content/embedded.ts';
import type { MeasuredForm, MeasuringCategory } from '../content/measuring-kinds.ts';
import { consent, consentCategories, consentFor, hasOtherEntries } from './consent.ts';

/** Returns whether the browser sends the opt-out signal Global Privacy Control (https://w3c.github.io/gpc/). */
export const objectsToMeasuring = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Returns the categories to ask this visitor about. With Global Privacy Control these are the external players only. */
export const categoriesToAsk = () =>
  import.meta.env.MEASURED && objectsToMeasuring() ? consentCategories.slice(0, 1) : consentCategories;

/** Returns whether the visitor has accepted a purpose of measuring, which Global Privacy Control overrides. */
export const mayMeasure = (category: MeasuringCategory): boolean =>
  !objectsToMeasuring() && consentFor(category);

/** Loads the code of the tools, or resolves with undefined in a build without tools. */
async function loadTools() {
  return import.meta.env.MEASURED ? import('./tools.ts') : undefined;
}

/** Whether a tool may have been loaded in this document. */
let loaded = false;

/**
 * Starts and stops tools according to the visitor's answer. Loads their code on the first consent, or to remove what a tool may
 * have left after an earlier one, as the site itself sets no cookie and no further entry.
 */
function applyConsent(): void {
  if (consent.get() === 'unread') return;
  const accepted = measuredCategories.filter(mayMeasure);
  if (accepted.length === 0 && !loaded && document.cookie === '' && !hasOtherEntries()) return;
  loaded = true;
  // If the chunk fails to load, nothing is measured.
  loadTools()
    .then((tools) => tools?.measure(accepted))
    .catch(() => {});
}

/** Starts measuring if the visitor consents, now or later. Not to be called while the browser prerenders the page. */
export function startMeasuring(): void {
  consent.subscribe(applyConsent);
  applyConsent();
}

/** Reports a stored lead to the running tools: only which form it came from, nothing that was typed. */
export function measureLead(form: MeasuredForm): void {
  if (!loaded) return;
  loadTools()
    .then((tools) => tools?.measureLead(form))
    .catch(() => {});
}
