import type { Attribution } from '../src/submissions/envelope.ts';

/** Returns the source of a lead by its column in lists and spreadsheets. Unknown values are empty. */
export function sourceOf({ page = '', control = '', campaign = {}, referrerHost = '' }: Attribution) {
  const { source = '', medium = '', name = '', term = '', content = '' } = campaign;
  return {
    page,
    control,
    utm_campaign: name,
    utm_source: source,
    utm_medium: medium,
    utm_term: term,
    utm_content: content,
    referrer: referrerHost,
  };
}

/** The columns of a lead's source, in order. */
export const sourceColumns = Object.keys(sourceOf({}));
