import { isWithinPage, parseAddress } from '../components/addresses.ts';
import { consent } from '../consent/consent.ts';
import { mayMeasure } from '../consent/measuring.ts';
import { arrivalIn, arrivalOf, clickIdsIn, referrerParameter } from '../submissions/arrival.ts';
import type { Attribution } from '../submissions/envelope.ts';
import { clickIdLimits } from '../submissions/limits.ts';

// Older browsers lack `URLSearchParams.size`.
const isEmpty = (parameters: URLSearchParams) => `${parameters}` === '';

/** How a visit began. Kept in this page and the addresses of the site's next pages, never on the visitor's device. */
interface Beginning {
  readonly arrival: URLSearchParams;
  readonly clickIds: URLSearchParams;
}

/**
 * Returns how the visit began, from this page's query. What that lacks comes from the query of the site's previous page, whose
 * link may have been clicked before that page was live. On the first page of a visit the referring host is added. A referrer may
 * be any text, as some apps set their own, or be missing.
 */
function readBeginning(): Beginning {
  const referrer = parseAddress(document.referrer);
  const isInSite = referrer?.host === window.location.host;
  const own = new URLSearchParams(window.location.search);
  const read = (parametersIn: typeof arrivalIn) => {
    const found = parametersIn(own);
    return isInSite && isEmpty(found) ? parametersIn(referrer.searchParams) : found;
  };
  const arrival = read(arrivalIn);
  if (referrer?.host && !isInSite && !arrival.has(referrerParameter))
    arrival.set(referrerParameter, referrer.host);
  return { arrival, clickIds: import.meta.env.MEASURED ? read(clickIdsIn) : new URLSearchParams() };
}

let beginning: Beginning | undefined;

/** Returns how the visit began, read once. */
function currentBeginning(): Beginning {
  beginning ??= readBeginning();
  return beginning;
}

/** Returns whether the visitor has accepted that the click on an advertisement is recognised. */
const mayKeepClickIds = () => import.meta.env.MEASURED && mayMeasure('marketing');

/** Returns the attribution of a submission: this page, how the visit began, and the control that opened the form. */
export function currentAttribution(control: string): Attribution {
  const { arrival, clickIds } = currentBeginning();
  return {
    page: window.location.pathname,
    ...arrivalOf(arrival),
    ...(mayKeepClickIds() && !isEmpty(clickIds) ? { clickIds: Object.fromEntries(clickIds) } : {}),
    control,
  };
}

/** Returns the parameters that links and GET forms within the site take along. */
function carried(): readonly (readonly [string, string])[] {
  const { arrival, clickIds } = currentBeginning();
  return mayKeepClickIds() ? [...arrival, ...clickIds] : [...arrival];
}

/** Returns whether a URL is a page of this site rather than a file or a function. */
function isPage({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  return origin === window.location.origin && !/^\/(?:api|admin)\/|\.\w+$/.test(pathname);
}

/**
 * Adds the parameters to a link to another page of the site. Keeps parameters that the link has already, except click ids that the
 * visitor does not accept any more. A link within the page stays as it is: with another query it would load the page anew.
 */
function extendLink(link: HTMLAnchorElement): void {
  if (!isPage(link) || isWithinPage(link)) return;
  const query = new URLSearchParams(link.search);
  if (import.meta.env.MEASURED) for (const name of Object.keys(clickIdLimits)) query.delete(name);
  for (const [name, value] of carried()) if (!query.has(name)) query.set(name, value);
  // `//elsewhere.example` would lead to another host.
  const path = link.pathname.replace(/^\/+/, '/');
  link.setAttribute('href', `${path}${isEmpty(query) ? '' : `?${query}`}${link.hash}`);
}

function extendLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) extendLink(link);
}

function extendLinkOf({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link) extendLink(link);
}

/** Adds the parameters to a GET form. */
function extendQuery({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  for (const [name, value] of carried()) formData.set(name, value);
}

/**
 * Adds the parameters of how the visit began to links and GET forms within the site. Present links get them at once, so that
 * the browser prerenders the address that a click leads to. Links added later get them on hover or focus. Click ids are added and
 * taken away as the visitor accepts and refuses marketing.
 */
export function carryArrival(): void {
  const { arrival, clickIds } = currentBeginning();
  if (isEmpty(arrival) && isEmpty(clickIds)) return;
  extendLinks();
  if (import.meta.env.MEASURED && !isEmpty(clickIds)) consent.subscribe(extendLinks);
  const capture = { capture: true, passive: true } as const;
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, extendLinkOf, capture);
  document.addEventListener('formdata', extendQuery);
}
