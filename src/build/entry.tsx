import type { ComponentType } from 'react';
import { ViteReactSSG } from 'vite-react-ssg';
import type { Content } from '../content/schemas.ts';
import { Shell } from '../layout/Shell.tsx';
import { notFoundRoute, type SiteRoute, siteRoutes } from '../routes.ts';

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

const pages = import.meta.glob<{ readonly Component: ComponentType }>([
  '../pages/*/Page.tsx',
  '!../pages/added/*',
]);
const added = import.meta.glob<{ readonly default: Content<'pages/*'> }>('../content/pages/*.yaml');

async function loadAdded(load: () => Promise<{ readonly default: Content<'pages/*'> }>) {
  const [{ addedPage }, content] = await Promise.all([import('../pages/added/Page.tsx'), load()]);
  return addedPage(content.default);
}

/** Returns the component of a route. Throws where its page has no file. */
function pageOf(route: SiteRoute): LoadPage {
  const content = added[`../content/${route.content}.yaml`];
  const load = content ? () => loadAdded(content) : pages[`../pages/${route.page}/Page.tsx`];
  if (!load) throw new Error(`There is no src/pages/${route.page}/Page.tsx.`);
  return load;
}

const children = [
  ...siteRoutes.map((route) => ({ path: route.path, lazy: pageOf(route) })),
  // The development server has no 404.html to answer with.
  { path: '*', lazy: pageOf(notFoundRoute) },
];

/** What vite-react-ssg renders every page with, at build and on the development server. The browser's entry is `src/main.ts`. */
export const createRoot = ViteReactSSG({ routes: [{ path: '/', Component: Shell, children }] });
