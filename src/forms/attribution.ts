import { arrivalOf, arrivalParameters, referrerParameter } from '../submissions/arrival.ts';
import type { Attribution } from '../submissions/envelope.ts';

/**
 * Reads how the visit began: from this page's own query, or from that of the page of this site before it, whose link was
 * pressed before that page was live. The first page also knows the site that led to it.
 */
function readArrival(): URLSearchParams {
  const referrer = document.referrer === '' ? undefined : new URL(document.referrer);
  const own = new URLSearchParams(window.location.search);
  const isInSite = referrer?.host === window.location.host;
  const query =
    isInSite && !own.has('utm_source') && !own.has(referrerParameter) ? referrer.searchParams : own;
  const arrival = new URLSearchParams();
  for (const name of arrivalParameters) {
    const value = query.get(name);
    if (value !== null) arrival.set(name, value);
  }
  if (referrer && !isInSite && !arrival.has(referrerParameter)) arrival.set(referrerParameter, referrer.host);
  return arrival;
}

let arrival: URLSearchParams | undefined;

/** Returns the parameters of how the visit began. Stores nothing on the visitor's device. */
function currentArrival(): URLSearchParams {
  arrival ??= readArrival();
  return arrival;
}

/** Returns where a submission comes from: this page, how the visit began and `control`, the control that opened the form. */
export function currentAttribution(control: string): Attribution {
  return { page: window.location.pathname, ...arrivalOf(currentArrival()), control };
}

/** Returns whether an address is a page of this site, not a file or a function. */
function isPage({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  return origin === window.location.origin && !/^\/(?:api|admin)\/|\.\w+$/.test(pathname);
}

/** Adds the parameters to an in-site link, without replacing those that it has. */
function extendLink(link: HTMLAnchorElement): void {
  if (!isPage(link)) return;
  const query = new URLSearchParams(link.search);
  for (const [name, value] of currentArrival()) if (!query.has(name)) query.set(name, value);
  // A path such as `//elsewhere.example` would name another host.
  const path = link.pathname.replace(/^\/+/, '/');
  link.setAttribute('href', `${path}?${query}${link.hash}`);
}

function extendLinkOf({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link) extendLink(link);
}

/** Adds the parameters to a GET form that leads to a page of this site. */
function extendQuery({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  for (const [name, value] of currentArrival()) formData.set(name, value);
}

/**
 * Has links and forms within the site carry how the visit began to the next page. Links get the parameters at once, so that the
 * browser prerenders the address that a press leads to; links that appear later get them as a pointer or focus reaches them.
 */
export function carryArrival(): void {
  // Not `size`, which is younger than many browsers.
  if (`${currentArrival()}` === '') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) extendLink(link);
  const capture = { capture: true, passive: true } as const;
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, extendLinkOf, capture);
  document.addEventListener('formdata', extendQuery);
}
