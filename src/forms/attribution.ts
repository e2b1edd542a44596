import type { Attribution } from '../submissions/envelope.ts';

let arrival: ReturnType<typeof readArrival> | undefined;

/** Host of the page that led here, unless that was one of the site's own. */
function referrerHost(): string | undefined {
  if (document.referrer === '') return undefined;
  const { host } = new URL(document.referrer);
  return host === window.location.host ? undefined : host;
}

/**
 * The query that tells the campaign: this page's own, or that of the site's page before it. A link that is pressed before
 * that page is live loads this one anew, and what the first page would have noted is gone.
 */
function campaignQuery(): URLSearchParams {
  const own = new URLSearchParams(window.location.search);
  if (own.has('utm_source') || document.referrer === '') return own;
  const { host, search } = new URL(document.referrer);
  return host === window.location.host ? new URLSearchParams(search) : own;
}

function readArrival() {
  const query = campaignQuery();
  return {
    referrerHost: referrerHost(),
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
