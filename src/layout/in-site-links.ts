import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../components/link-button.ts';
import { notFoundRoute, routeOf } from '../routes.ts';

const followed = ['a[href^="/"]', 'a[data-smooth]'].map((link) => `${link}:not([target], [download])`).join();

/**
 * Lets the router follow the links to the site's own pages, those in parts of the page that React did not make as well. What
 * a component has answered, what opens elsewhere (`target`), what is no page, such as a file, and an anchor that does not say
 * `data-smooth` is left to the browser: it moves the place where Tab goes on from, too.
 */
export function useInSiteLinks(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>(followed);
      if (!link || routeOf(link.pathname) === notFoundRoute) return;
      event.preventDefault();
      const address = link.pathname + link.search + link.hash;
      navigate(address, { replace: address === here });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, here]);
}
