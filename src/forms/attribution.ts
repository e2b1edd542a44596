import type { Attribution } from '../submissions/envelope.ts';

interface Arrival {
  readonly referrerHost: string | undefined;
  readonly campaign: Attribution['campaign'];
}

let arrival: Arrival | undefined;

function readArrival(): Arrival {
  const query = new URLSearchParams(window.location.search);
  const referrer = URL.parse(document.referrer);
  return {
    referrerHost: referrer && referrer.host !== window.location.host ? referrer.host : undefined,
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
  const { referrerHost, campaign } = arrival ?? readArrival();
  return { page: window.location.pathname, referrerHost, campaign, control };
}
