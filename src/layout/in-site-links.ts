import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../components/button-links.ts';
import { focusPlace } from '../components/focus.ts';
import { notFoundRoute, routeOf } from '../routes.ts';
import { scrollToElement } from './ScrollManager.tsx';

const followed = ['a[href^="/"]', 'a[data-smooth]']
  .map((link) => `${link}:not([target], [download], [data-dialog])`)
  .join();

/** The link to a page of the site that an event came from; undefined where it came from none. */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(followed) : null;
  return link && routeOf(link.pathname) !== notFoundRoute ? link : undefined;
}

/**
 * Lets the router follow the links to the site's own pages, those in parts of the page that React did not make as well, and
 * forms that take what was typed to another page: a page that is loaded anew forgets how the visit began. What a component has
 * answered, what opens elsewhere (`target`), what is no page, such as a file, and an anchor that does not say `data-smooth` is
 * left to the browser, which also moves the place where Tab goes on from, and takes focus from all but the anchor's target.
 */
export function useInSiteLinks(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const near = link.dataset.near && document.getElementById(link.dataset.near);
      if (near) {
        focusPlace(near);
        return scrollToElement(near);
      }
      const address = link.pathname + link.search + link.hash;
      navigate(address, { replace: address === here });
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented) return;
      event.preventDefault();
      const entries = Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
      navigate(`${new URL(form.action).pathname}?${new URLSearchParams(entries)}`);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', follow, { signal });
    document.addEventListener('submit', submit, { signal });
    return () => listening.abort();
  }, [navigate, here]);
}
