import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showCharts } from '../drawings/show-charts.ts';
import { routeOf } from '../routes.ts';
import { defaultOrigin, pageTitle } from '../site.ts';
import type { PageModule } from './page-module.ts';

const origin = import.meta.env.VITE_SITE_ORIGIN ?? defaultOrigin;

/** The element that tells search engines where the page is at home, or not to list it: every page has one of the two. */
function indexElement(path: string, index: boolean): HTMLElement {
  if (index)
    return Object.assign(document.createElement('link'), {
      rel: 'canonical',
      href: new URL(path, origin).href,
    });
  return Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
}

/**
 * The page of a module, which brings title (WCAG 2.4.2), description, canonical address and robots rule into the document's
 * head once it is shown. A page that the server sent has them already.
 */
export function pageOf({ Component, head }: PageModule): ComponentType {
  return function Page() {
    const { pathname } = useLocation();
    const { path, index } = routeOf(pathname);
    const { title, description } = typeof head === 'function' ? head(path) : head;
    useEffect(() => {
      document.title = pageTitle(title);
      document.head.querySelector('meta[name="description"]')?.setAttribute('content', description);
      document.head
        .querySelector('link[rel="canonical"], meta[name="robots"]')
        ?.replaceWith(indexElement(path, index));
    }, [title, description, path, index]);
    useEffect(showCharts, []);
    return <Component />;
  };
}
