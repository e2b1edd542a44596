import type { SubmissionKind } from '../src/submissions/kinds.ts';

/** Selects the leads that meet all given conditions on when, where and how they came. */
export interface SourceFilter {
  readonly kind?: SubmissionKind | undefined;
  /** The first and the last day (UTC) of storage, such as `2026-11-20`. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** The campaign (`utm_campaign`) and the page of the form, normalised (lead-source.ts). */
  readonly campaign?: string | undefined;
  readonly page?: string | undefined;
}

/** Selects the leads that meet all given conditions. */
export interface LeadFilter extends SourceFilter {
  /** A state of one of the lead's notifications, `quarantined`, or `accepted` for all that are not quarantined. */
  readonly state?: 'pending' | 'dead' | 'quarantined' | 'accepted' | undefined;
  /** References, any of which may match. */
  readonly references?: readonly string[] | undefined;
  /** E-mail addresses in any case, any of which may match. */
  readonly emails?: readonly string[] | undefined;
}

/** The SQL condition of a SourceFilter on the views lead_origins and lead_sources. `sourceValues` returns its parameters, $1 to $5. */
export const sourceCondition = `
  kind = coalesce($1, kind)
  and day between coalesce($2::date, '-infinity') and coalesce($3::date, 'infinity')
  and ($4::text is null or campaign = $4) and ($5::text is null or page = $5)`;

/** Returns the parameters of `sourceCondition`. */
export function sourceValues({ kind, since, until, campaign, page }: SourceFilter): readonly unknown[] {
  return [kind ?? null, since ?? null, until ?? null, campaign ?? null, page ?? null];
}

/** The SQL condition of a LeadFilter on the view all_leads. `filterValues` returns its parameters, $1 to $8. */
export const filterCondition = `
  id in (select id from lead_origins where ${sourceCondition})
  and case $6
    when 'all' then true
    when 'quarantined' then quarantined
    when 'accepted' then not quarantined
    else notifications @> jsonb_build_array(jsonb_build_object('status', $6::text))
  end
  and ($7::text[] is null or lower(email) in (select lower(unnest($7::text[]))))
  and ($8::text[] is null or reference = any($8))`;

/** Returns the parameters of `filterCondition`. */
export function filterValues({ state, emails, references, ...source }: LeadFilter): readonly unknown[] {
  return [...sourceValues(source), state ?? 'all', emails ?? null, references ?? null];
}
