import type { Attribution } from '../src/submissions/envelope.ts';
import { type ClickId, clickIdLimits } from '../src/submissions/limits.ts';

const clickIdNames = Object.keys(clickIdLimits) as ClickId[];

/** Returns the source of a lead by its column in lists and spreadsheets. Unknown values are empty. */
export function sourceOf({
  page = '',
  control = '',
  campaign = {},
  referrerHost = '',
  clickIds = {},
}: Attribution) {
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
    ...Object.fromEntries(clickIdNames.map((id) => [id, clickIds[id] ?? ''])),
  };
}

/** The columns of a lead's source, in order. */
export const sourceColumns = Object.keys(sourceOf({}));

/** What the view lead_sources has in place of a text that could name a person. */
const withheld = '(other)';

/** Normalises a page as the view lead_origins does: `/pricing` for `Pricing`, `/pricing/` and `/pricing?a=1`. */
export function pageName(value: string): string {
  return `/${value.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '')}`.toLowerCase();
}

/** Normalises a campaign as the view lead_origins does: `summer` for `Summer`. */
export function campaignName(value: string): string {
  return value.toLowerCase();
}

/** Returns a page as the view lead_sources has it. */
export function countedPage(value: string): string {
  const page = pageName(value);
  return /[^a-z0-9/-]/.test(page) ? withheld : page;
}

/** Returns a campaign as the view lead_sources has it. */
export function countedCampaign(value: string): string {
  const campaign = campaignName(value);
  return /@|%40/.test(campaign) ? withheld : campaign;
}
