import { type ComponentType, lazy, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router-dom';
import 'virtual:uno.css';
import './design/base.css';
import { startButtonLinks } from './components/button-links.ts';
import { loadOrVisit } from './components/load-or-leave.ts';
import { pageLinkOf } from './layout/in-site-links.ts';
import { hydrateIsland, loadIslands, Ready } from './layout/live-islands.tsx';
import { pageOf } from './layout/page-head.tsx';
import { type LoadPage, loadOrReload } from './layout/page-module.ts';
import { Shell } from './layout/Shell.tsx';
import { loadPageAt, pageRoutes } from './page-routes.ts';
import { notFoundRoute, routeOf } from './routes.ts';
// Behind the shell's own styles, as states come behind what they change.
import './design/shell.css';
import './design/controls.css';
import './design/sections.css';
import './design/drawings.css';
import './design/print.css';

function lazyPage(load: LoadPage): ComponentType {
  return lazy(async () => ({ default: pageOf(await loadOrVisit(load)) }));
}

/**
 * Resolves once the whole stylesheet applies: what scripts show later looks as it should from then on. Rejects where it could
 * not be had: its link then has a sheet all the same, without rules or with rules that nobody may read.
 */
async function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link) return;
  if (!link.sheet) await new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }));
  if (!link.sheet?.cssRules.length) throw new Error('The whole stylesheet is missing.');
}

function Pages({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Lays out what `sections.css` left out of the first paint, a section a frame, so that nobody waits for all of it. */
async function layOutRest(): Promise<void> {
  if ('whole' in document.documentElement.dataset) return;
  for (const section of document.querySelectorAll<HTMLElement>('.section, .site-footer')) {
    await new Promise(requestAnimationFrame);
    section.style.contentVisibility = 'visible';
  }
  document.documentElement.dataset.whole = '';
}

/** Resolves once the whole document is there: a press can bring the scripts before its end. */
async function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Resolves in a task of its own: that of loading the scripts is long enough. A message waits for no timer. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(undefined);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

/**
 * Makes the prerendered page live: what stands around every page, and the islands in it. Half a document would hydrate as a
 * faulty one; without the stylesheet the page stays as it was built. Once every control has its handlers, what was pressed
 * before is repeated: see `start.ts`.
 */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const { pathname } = window.location;
  const shown = routeOf(pathname);
  const [islands] = await Promise.all([
    wholeDocument().then(() => (import.meta.env.DEV ? [] : loadOrReload(loadIslands))),
    wholeStylesheet(),
  ]);
  // The development server hydrates whole pages: one that is still lazy would hydrate as empty.
  const whole = import.meta.env.DEV ? await loadPageAt(pathname) : undefined;
  const children = pageRoutes.map(({ path, load }) => {
    const isShown = path === shown.path || (path === '*' && shown === notFoundRoute);
    return { path, Component: whole && isShown ? pageOf(whole) : lazyPage(load) };
  });
  await nextTask();
  startTransition(() => {
    const shell = new Promise<void>((resolve) => {
      hydrateRoot(
        root,
        <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
          <Pages routes={[{ path: '/', Component: Shell, children }]} />
          <Ready onReady={resolve} />
        </BrowserRouter>,
      );
    });
    void Promise.all([shell, ...islands.map(hydrateIsland)]).then(() => {
      startButtonLinks();
      window.dispatchEvent(new Event('live'));
      return layOutRest();
    });
  });
  // For those who look after the site.
  if (shown === notFoundRoute) console.info(`404: there is no page at ${JSON.stringify(pathname)}`);
}

/** Fetches the code of the page that a link leads to when a pointer comes over the link, or focus. */
function prefetchPage(event: Event): void {
  const pathname = pageLinkOf(event)?.pathname;
  if (pathname === undefined || pathname === window.location.pathname) return;
  // A press on the link says what to do where the code is gone.
  loadPageAt(pathname).catch(() => {});
}

void hydrate();
for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetchPage, { passive: true });
