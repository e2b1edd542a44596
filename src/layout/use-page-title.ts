import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from '../route-table.ts';

/** Keeps the document's title true to the page after a navigation in the browser (WCAG 2.4.2). */
export function usePageTitle(): void {
  const { title } = routeOf(useLocation().pathname);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
