import { isWithinPage, parseAddress } from '../components/addresses.ts';
import { arrivalOf, arrivalParameters, referrerParameter } from '../submissions/arrival.ts';
import type { Attribution } from '../submissions/envelope.ts';

/**
 * Returns the parameters of how the visit began, from this page's query. If that has none, they come from the query of the
 * site's previous page, whose link may have been clicked before that page was live. On the first page of a visit the
 * referring host is added. A referrer may be any text, as some apps set their own, or be missing.
 */
function readArrival(): URLSearchParams {
  const referrer = parseAddress(document.referrer);
  const own = new URLSearchParams(window.location.search);
  const isInSite = referrer?.host === window.location.host;
  const query =
    isInSite && !own.has('utm_source') && !own.has(referrerParameter) ? referrer.searchParams : own;
  const arrival = new URLSearchParams();
  for (const name of arrivalParameters) {
    const value = query.get(name);
    if (value !== null) arrival.set(name, value);
  }
  if (referrer?.host && !isInSite && !arrival.has(referrerParameter))
    arrival.set(referrerParameter, referrer.host);
  return arrival;
}

let arrival: URLSearchParams | undefined;

/** Returns the parameters of how the visit began, read once. Stores nothing on the visitor's device. */
function currentArrival(): URLSearchParams {
  arrival ??= readArrival();
  return arrival;
}

/** Returns the attribution of a submission: this page, how the visit began, and the control that opened the form. */
export function currentAttribution(control: string): Attribution {
  return { page: window.location.pathname, ...arrivalOf(currentArrival()), control };
}

/** Returns whether a URL is a page of this site rather than a file or a function. */
function isPage({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  return origin === window.location.origin && !/^\/(?:api|admin)\/|\.\w+$/.test(pathname);
}

/**
 * Adds the parameters to a link to another page of the site. Keeps parameters that the link has already. A link within the page
 * stays as it is: with another query it would load the page anew.
 */
function extendLink(link: HTMLAnchorElement): void {
  if (!isPage(link) || isWithinPage(link)) return;
  const query = new URLSearchParams(link.search);
  for (const [name, value] of currentArrival()) if (!query.has(name)) query.set(name, value);
  // `//elsewhere.example` would lead to another host.
  const path = link.pathname.replace(/^\/+/, '/');
  link.setAttribute('href', `${path}?${query}${link.hash}`);
}

function extendLinkOf({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link) extendLink(link);
}

/** Adds the parameters to a GET form. */
function extendQuery({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  for (const [name, value] of currentArrival()) formData.set(name, value);
}

/**
 * Adds the parameters of how the visit began to links and GET forms within the site. Present links get them at once, so that
 * the browser prerenders the address that a click leads to. Links added later get them on hover or focus.
 */
export function carryArrival(): void {
  // Older browsers lack `URLSearchParams.size`.
  if (`${currentArrival()}` === '') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) extendLink(link);
  const capture = { capture: true, passive: true } as const;
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, extendLinkOf, capture);
  document.addEventListener('formdata', extendQuery);
}
