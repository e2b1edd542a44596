import type { Attribution } from './envelope.ts';

/** The query parameter with the referring host of the visit's first page. */
export const referrerParameter = 'referrer';

/** The query parameters of how a visit began. Links within the site pass them on. */
export const arrivalParameters: readonly string[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  referrerParameter,
];

/** Returns the parts of a lead's attribution that come from a page's query parameters. */
export function arrivalOf(parameters: URLSearchParams): Pick<Attribution, 'referrerHost' | 'campaign'> {
  const parameter = (name: string) => parameters.get(name) ?? undefined;
  return {
    referrerHost: parameter(referrerParameter),
    campaign: {
      source: parameter('utm_source'),
      medium: parameter('utm_medium'),
      name: parameter('utm_campaign'),
      term: parameter('utm_term'),
      content: parameter('utm_content'),
    },
  };
}
