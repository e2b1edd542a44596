import { type ComponentType, createElement } from 'react';
import type { PageModule } from './layout/page-module.ts';
import type { AddedContent } from './pages/added/schema.ts';
import { notFoundRoute, routeOf, type SiteRoute, siteRoutes } from './routes.ts';

/** What `Page.tsx` exports. */
interface PageFile extends Pick<PageModule, 'head'> {
  readonly default: ComponentType;
}

const pages = import.meta.glob<PageFile>(['./pages/*/Page.tsx', '!./pages/added/*']);
const added = import.meta.glob<{ readonly default: AddedContent }>('./content/pages/*.yaml');

async function loadPage(load: () => Promise<PageFile>): Promise<PageModule> {
  const { default: Component, head } = await load();
  return { Component, head };
}

async function loadAdded(load: () => Promise<{ readonly default: AddedContent }>): Promise<PageModule> {
  const [{ default: AddedPage }, content] = await Promise.all([import('./pages/added/Page.tsx'), load()]);
  const { head, sections } = content.default;
  return { head, Component: () => createElement(AddedPage, { sections }) };
}

/** A route with its chunk; `path` is its address, or `*` for every address that no other route has. */
function pageRoute(route: SiteRoute, path: string) {
  const content = added[`./${route.content}.yaml`];
  const file = pages[`./pages/${route.page}/Page.tsx`];
  if (content) return { path, load: () => loadAdded(content) };
  if (!file) throw new Error(`There is no src/pages/${route.page}/Page.tsx.`);
  return { path, load: () => loadPage(file) };
}

/** The route table with the chunk of every page, for the prerender and the browser's router. */
export const pageRoutes = [
  ...siteRoutes.map((route) => pageRoute(route, route.path)),
  pageRoute(notFoundRoute, '*'),
];

/** Loads the code of the page at an address, with or without a trailing slash; of Not found where there is none. */
export function loadPageAt(pathname: string): Promise<PageModule> {
  const { path } = routeOf(pathname);
  const route = pageRoutes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The page ${path} is not in the route table.`);
  return route.load();
}
