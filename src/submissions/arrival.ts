import type { Attribution } from './envelope.ts';
import { type ClickId, clickIdLimits, hostLimit } from './limits.ts';

/** The query parameter with the referring host of the visit's first page. */
export const referrerParameter = 'referrer';

const arrivalParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  referrerParameter,
];

/**
 * Returns the parameters that `read` accepts, by their names in lower case. A name may be in any case, and begin with `amp;` where
 * an address was copied out of HTML. Of equal names the first that `read` does not leave empty counts.
 */
function parametersOf(query: URLSearchParams, read: (name: string, value: string) => string) {
  const found = new URLSearchParams();
  for (const [written, value] of query) {
    const name = written.toLowerCase().replace(/^(?:amp;)+/, '');
    const text = found.has(name) ? '' : read(name, value);
    if (text !== '') found.set(name, text);
  }
  return found;
}

/**
 * Returns the parameters of how a visit began: campaign and referring host. Links within the site pass them on. Values are cut, so
 * that no address makes a submission too large; the schema of the attribution takes what can be read of them.
 */
export const arrivalIn = (query: URLSearchParams): URLSearchParams =>
  parametersOf(query, (name, value) =>
    arrivalParameters.includes(name) ? value.trim().slice(0, hostLimit) : '',
  );

const isClickId = (name: string): name is ClickId => Object.hasOwn(clickIdLimits, name);

/**
 * Returns the ids by which advertisers recognise a click on an advertisement. They tell visitors apart, so nothing may pass them on
 * or keep them unless the visitor has accepted marketing. A cut one would be worthless, so one that is too long is left out.
 */
export const clickIdsIn = (query: URLSearchParams): URLSearchParams =>
  parametersOf(query, (name, value) => (isClickId(name) && value.length <= clickIdLimits[name] ? value : ''));

/** Returns the parts of a lead's attribution that come from the parameters of how a visit began. */
export function arrivalOf(arrival: URLSearchParams): Pick<Attribution, 'referrerHost' | 'campaign'> {
  const parameter = (name: string) => arrival.get(name) ?? undefined;
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
