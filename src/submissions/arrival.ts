import type { Attribution } from './envelope.ts';

/** The parameter with the referring site of the visit's first page. */
export const referrerParameter = 'referrer';

/** The parameters of how a visit began, which links within the site carry along. */
export const arrivalParameters: readonly string[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  referrerParameter,
];

/** Returns what a page's parameters say of how the visit began, as a lead stores it. */
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
