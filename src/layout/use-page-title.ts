import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import type { SiteRoute } from '../route-table.ts';

/** Keeps the document's title true to the page after a navigation in the browser (WCAG 2.4.2). */
export function usePageTitle(): void {
  const route = useMatches().at(-1)?.handle as SiteRoute | undefined;
  useEffect(() => {
    if (route) document.title = route.title;
  }, [route]);
}
