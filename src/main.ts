// First: this import fixes the order of the cascade layers.
import './styles.ts';
import { startDialogLinks } from './components/dialog-links.ts';
import { startMeasuring } from './consent/measuring.ts';
import { drawOnSight } from './drawings/draw-on-sight.ts';
import { carryArrival } from './forms/attribution.ts';
import { startAnchors } from './layout/anchors.ts';
import { endOfPress, nextTask } from './layout/end-of-press.ts';
import { hydrateIslands } from './layout/hydrate-islands.tsx';
import { hideLostPictures } from './layout/lost-pictures.ts';
import { correctAddress } from './layout/own-address.ts';

/** Resolves when the page is shown. A browser may prerender a page that the visitor never opens. */
async function shown(): Promise<void> {
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

/** Resolves when the document is parsed. An early click can load this script before that. */
async function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/**
 * Makes the page live once it is shown and parsed. On the event `live`, `start.ts` repeats an earlier click or submit.
 * If that fails, the page stays as it was built: on the event `failed`, `start.ts` leaves clicks to the browser.
 */
async function start(): Promise<void> {
  await shown();
  await wholeDocument();
  // Loading the scripts was a long task already; start a new one.
  await nextTask();
  await hydrateIslands();
  correctAddress();
  carryArrival();
  await endOfPress();
  startDialogLinks();
  startAnchors();
  hideLostPictures();
  drawOnSight();
  window.dispatchEvent(new Event('live'));
  if (import.meta.env.MEASURED) startMeasuring();
}

start().catch((error: unknown) => {
  window.dispatchEvent(new Event('failed'));
  throw error;
});
