import type { SubmissionKind } from '../src/submissions/kinds.ts';

/** Selects the leads that meet all given conditions. */
export interface LeadFilter {
  /** The state of the mail, `quarantined`, or `accepted` for all that are not quarantined. */
  readonly state?: 'pending' | 'dead' | 'quarantined' | 'accepted' | undefined;
  /** References, any of which may match. */
  readonly references?: readonly string[] | undefined;
  /** E-mail addresses in any case, any of which may match. */
  readonly emails?: readonly string[] | undefined;
  readonly kind?: SubmissionKind | undefined;
  /** The first and the last day (UTC) of storage, such as `2026-11-20`. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** The campaign's name (`utm_campaign`), in any case. */
  readonly campaign?: string | undefined;
  /** The path of the page that the form was sent from. */
  readonly page?: string | undefined;
}

/** Normalises the path of a page: `/pricing` for `pricing` and `/pricing/`. */
export function pagePath(value: string): string {
  return `/${value.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '')}`;
}

/** The SQL condition of a filter on the view all_leads. `filterValues` returns its parameters, $1 to $8. */
export const filterCondition = `
  case $1
    when 'quarantined' then quarantined
    when 'accepted' then not quarantined
    when 'all' then true
    else coalesce(mail = $1, false)
  end
  and ($2::text[] is null or lower(email) in (select lower(unnest($2::text[]))))
  and kind = coalesce($3, kind)
  and created_at >= coalesce($4::timestamp at time zone 'UTC', '-infinity')
  and created_at < coalesce(($5::timestamp + interval '1 day') at time zone 'UTC', 'infinity')
  and ($6::text is null or lower(attribution -> 'campaign' ->> 'name') = lower($6))
  and ($7::text is null or attribution ->> 'page' = $7)
  and ($8::text[] is null or reference = any($8))`;

/** Returns the parameters of `filterCondition`. */
export function filterValues({
  state,
  references,
  emails,
  kind,
  since,
  until,
  campaign,
  page,
}: LeadFilter): readonly unknown[] {
  return [
    state ?? 'all',
    emails ?? null,
    kind ?? null,
    since ?? null,
    until ?? null,
    campaign ?? null,
    page ?? null,
    references ?? null,
  ];
}
