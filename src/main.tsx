import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import 'virtual:uno.css';
import './design/base.css';
import './design/shell.css';
import './design/parts.css';
import { Shell } from './layout/Shell.tsx';
import { createRoutes } from './routes.tsx';

/**
 * Makes the prerendered page live. The page's own chunk comes first: a route that is still lazy would hydrate as empty.
 */
async function hydrate(root: HTMLElement): Promise<void> {
  const routes = createRoutes(Shell);
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  const router = createBrowserRouter(routes, {
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_partialHydration: true,
      v7_relativeSplatPath: true,
      v7_skipActionErrorRevalidation: true,
    },
  });
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} future={{ v7_startTransition: true }} />);
  });
}

const root = document.getElementById('root');
if (root) void hydrate(root);
