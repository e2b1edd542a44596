import titles from 'virtual:page-titles';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from '../route-table.ts';

/** Keeps the document's title true to the page after a navigation in the browser (WCAG 2.4.2). */
export function usePageTitle(): void {
  const title = titles[routeOf(useLocation().pathname).path] ?? '';
  useEffect(() => {
    document.title = title;
  }, [title]);
}
