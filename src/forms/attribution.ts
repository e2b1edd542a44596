import type { Attribution } from '../submissions/envelope.ts';

let arrival: ReturnType<typeof readArrival> | undefined;

/**
 * How the visit began: which other site's page led here, and the campaign. That is told by this page's own query, or by that of
 * the site's page before it: a link that is pressed before that page is live loads this one anew, and what the first page would
 * have noted is gone.
 */
function readArrival() {
  const referrer = document.referrer === '' ? undefined : new URL(document.referrer);
  const fromHere = referrer?.host === window.location.host;
  const own = new URLSearchParams(window.location.search);
  const query = fromHere && !own.has('utm_source') ? referrer.searchParams : own;
  return {
    referrerHost: fromHere ? undefined : referrer?.host,
    campaign: {
      source: query.get('utm_source') ?? undefined,
      medium: query.get('utm_medium') ?? undefined,
      name: query.get('utm_campaign') ?? undefined,
      term: query.get('utm_term') ?? undefined,
      content: query.get('utm_content') ?? undefined,
    },
  };
}

/** Notes how the visit began, once and in memory only: nothing is stored on the visitor's device. */
export function rememberArrival(): void {
  arrival ??= readArrival();
}

/** Where a submission comes from: this page, how the visit began and `control`, the control that opened the form. */
export function currentAttribution(control: string): Attribution {
  return { page: window.location.pathname, ...(arrival ?? readArrival()), control };
}
