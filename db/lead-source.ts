import type { Attribution } from '../src/submissions/envelope.ts';

/** Returns where a lead came from, by the names that lists and spreadsheets have for it; empty where it is not known. */
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

/** The columns of a lead's source. */
export const sourceColumns = Object.keys(sourceOf({}));
