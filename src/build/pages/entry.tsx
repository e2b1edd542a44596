import { type ComponentType, createElement } from 'react';
import { ViteReactSSG } from 'vite-react-ssg';
import { Shell } from '../../layout/Shell.tsx';
import type { AddedContent } from '../../pages/added/schema.ts';
import { notFoundRoute, type SiteRoute, siteRoutes } from '../../routes.ts';

interface PageFile {
  readonly default: ComponentType;
}

const pages = import.meta.glob<PageFile>(['../../pages/*/Page.tsx', '!../../pages/added/*']);
const added = import.meta.glob<{ readonly default: AddedContent }>('../../content/pages/**/*.yaml');

async function loadPage(load: () => Promise<PageFile>) {
  return { Component: (await load()).default };
}

async function loadAdded(load: () => Promise<{ readonly default: AddedContent }>) {
  const [{ default: AddedPage }, content] = await Promise.all([import('../../pages/added/Page.tsx'), load()]);
  const { sections } = content.default;
  const { lang } = content.default.head;
  return { Component: () => createElement(AddedPage, { sections, lang }) };
}

/** Returns a function that loads the component of a route. Throws if the page has no `Page.tsx`. */
function pageOf(route: SiteRoute) {
  const content = added[`../../${route.content}.yaml`];
  const file = pages[`../../pages/${route.page}/Page.tsx`];
  if (content) return () => loadAdded(content);
  if (!file) throw new Error(`There is no src/pages/${route.page}/Page.tsx.`);
  return () => loadPage(file);
}

const children = [
  ...siteRoutes.map((route) => ({ path: route.path, lazy: pageOf(route) })),
  // The development server has no 404.html for unknown paths.
  { path: '*', lazy: pageOf(notFoundRoute) },
];

/** The entry of vite-react-ssg, which renders the pages at build and on the development server. Browsers load `src/main.ts`. */
export const createRoot = ViteReactSSG({ routes: [{ path: '/', Component: Shell, children }] });
