// First, as the layers of the stylesheet come in the order in which it names them.
import './styles.ts';
import bands from './components/Band.module.css';
import { startDialogLinks } from './components/dialog-links.ts';
import { startMeasuring } from './consent/measuring.ts';
import { drawOnSight } from './drawings/draw-on-sight.ts';
import { carryArrival } from './forms/attribution.ts';
import { startAnchors } from './layout/anchors.ts';
import { endOfPress, nextTask } from './layout/end-of-press.ts';
import { hydrateIslands } from './layout/hydrate-islands.tsx';
import { hideLostPictures } from './layout/lost-pictures.ts';
import { correctAddress } from './layout/own-address.ts';

/** Resolves once the page is shown: the browser may have prerendered it for a visitor who never comes. */
async function shown(): Promise<void> {
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

/** Resolves once the whole document is there: a press can load the scripts before its end. */
async function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/**
 * Resolves once the whole stylesheet applies. Rejects where it could not be loaded: its link then has a sheet all the same,
 * without rules or with rules that scripts may not read.
 */
async function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link) return;
  if (!link.sheet) await new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }));
  if (!link.sheet?.cssRules.length) throw new Error('The whole stylesheet is missing.');
}

/** Lays out the bands that `Band.module.css` left out of the first paint, one in each frame. */
async function layOutRest(): Promise<void> {
  if ('whole' in document.documentElement.dataset) return;
  for (const section of document.querySelectorAll<HTMLElement>(`.${bands.band}, .site-footer`)) {
    await new Promise(requestAnimationFrame);
    section.style.contentVisibility = 'visible';
  }
  document.documentElement.dataset.whole = '';
}

/**
 * Makes the page live once it is shown, whole and styled; without the stylesheet it stays as it was built. The event `live`
 * then has `start.ts` repeat what was pressed before. After `failed` it leaves presses to the browser.
 */
async function start(): Promise<void> {
  await shown();
  await Promise.all([wholeDocument(), wholeStylesheet()]);
  // That of loading the scripts is long enough.
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
  await layOutRest();
}

start().catch((error: unknown) => {
  window.dispatchEvent(new Event('failed'));
  throw error;
});
