import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyPage, type PageModule } from './layout/lazy-page.ts';
import { type SiteRoute, siteRoutes } from './route-table.ts';

const pages = import.meta.glob<PageModule>('./pages/*Page.tsx');

function pageRoute(route: SiteRoute, path: string): RouteObject {
  const load = pages[`./pages/${route.page}.tsx`];
  if (!load) throw new Error(`src/route-table.ts: ${route.path}: there is no src/pages/${route.page}.tsx`);
  return { path, handle: route, lazy: lazyPage(load, path) };
}

/** The router's records, made from the route table: every page inside `shell`, and Not found for all else. */
export function createRoutes(shell: ComponentType): RouteObject[] {
  const notFound = siteRoutes.filter(({ path }) => path === '/404');
  const children = [
    ...siteRoutes.map((route) => pageRoute(route, route.path)),
    ...notFound.map((route) => pageRoute(route, '*')),
  ];
  return [{ path: '/', Component: shell, children }];
}
