import { type ComponentType, lazy, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import 'virtual:uno.css';
import './design/base.css';
import { loadOrVisit } from './components/load-or-leave.ts';
import { hydrateIsland, loadIslands, Ready } from './layout/live-islands.tsx';
import { pageOf } from './layout/page-head.tsx';
import { loadOrReload } from './layout/page-module.ts';
import { Shell } from './layout/Shell.tsx';
import { type PageRoute, pageRoutes } from './page-routes.ts';
import { notFoundRoute, routeOf } from './routes.ts';
// Behind the shell's own styles, as states come behind what they change.
import './design/shell.css';
import './design/controls.css';
import './design/sections.css';
import './design/drawings.css';
import './design/print.css';

function lazyPage({ load }: PageRoute): ComponentType {
  return lazy(async () => ({ default: pageOf(await loadOrVisit(load)) }));
}

/** Resolves once the whole stylesheet applies: what scripts show later looks as it should from then on. */
async function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
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

/** The page's own code, which the development server renders it with; the built page needs none. */
function loadPage(route: PageRoute | undefined) {
  return import.meta.env.DEV ? route?.load() : undefined;
}

/**
 * Makes the prerendered page live: what stands around every page, and the islands in it. Half a document would hydrate as a
 * faulty one; without the stylesheet the page stays as it was built. Once every control has its handlers, what was pressed
 * before is repeated: see `start.ts`.
 */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const current = matchRoutes([...pageRoutes], window.location)?.at(-1)?.route;
  const [loaded, islands] = await Promise.all([
    loadPage(current),
    wholeDocument().then(() => (import.meta.env.DEV ? [] : loadOrReload(loadIslands))),
    wholeStylesheet(),
  ]);
  const children = pageRoutes.map((route) => ({
    path: route.path,
    Component: route === current && loaded ? pageOf(loaded) : lazyPage(route),
  }));
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
      window.dispatchEvent(new Event('live'));
      return layOutRest();
    });
  });
  // For those who look after the site.
  const { pathname } = window.location;
  if (routeOf(pathname) === notFoundRoute)
    console.info(`404: there is no page at ${JSON.stringify(pathname)}`);
}

/** Fetches the chunk of the page that a link leads to when a pointer comes over the link, or focus. */
function prefetchPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const route = link && matchRoutes([...pageRoutes], new URL(link.href))?.at(-1)?.route;
  // A press on the link says what to do where the chunk is gone.
  route?.load().catch(() => {});
}

void hydrate();
for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetchPage, { passive: true });
