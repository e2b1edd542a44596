import type { SubmissionKind } from '../submissions/kinds.ts';

/** The purposes of measuring tools. Visitors accept or refuse each of them. */
export const measuringCategories = ['analytics', 'marketing'] as const;

export type MeasuringCategory = (typeof measuringCategories)[number];

/** A form whose stored leads are measured. */
export type MeasuredForm = SubmissionKind;

/** The addresses that a tool needs in the Content-Security-Policy, by directive. */
export interface ToolSources {
  readonly script: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
}

interface ToolKind {
  /** The tool's name as its vendor spells it. */
  readonly title: string;
  readonly category: MeasuringCategory;
  /** The company that visitors in the European Union deal with, and its privacy policy. */
  readonly provider: string;
  readonly policy: string;
  readonly sources: ToolSources;
}

const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
const linkedIn = ['https://px.ads.linkedin.com', 'https://px4.ads.linkedin.com'];

/**
 * The tools that the site supports by name, in addition to `own` ones. Their addresses come from these documents:
 *
 * - Google Analytics 4: "Use Tag Manager with a Content Security Policy", section "Google Analytics 4"
 *   (https://developers.google.com/tag-platform/security/guides/csp). Without Google Signals, which `vendors.ts` switches off, and
 *   with only the one host that the script comes from.
 * - Plausible: its script posts to `/api/event` of its own origin (tracker/src/config.js and networking.js of
 *   https://github.com/plausible/analytics).
 * - LinkedIn Insight Tag: LinkedIn's list (https://www.linkedin.com/help/lms/answer/a425696), without hosts that the tag no longer
 *   uses (https://github.com/ag-grid/ag-charts/pull/7777). Its image may be redirected to www.linkedin.com.
 * - Meta Pixel: the base code and its image (https://developers.facebook.com/docs/meta-pixel/get-started).
 */
export const toolKinds = {
  'google-analytics': {
    title: 'Google Analytics',
    category: 'analytics',
    provider: 'Google Ireland Limited',
    policy: 'https://policies.google.com/privacy',
    sources: {
      script: ['https://www.googletagmanager.com'],
      image: google,
      connect: ['https://*.analytics.google.com', ...google],
    },
  },
  plausible: {
    title: 'Plausible',
    category: 'analytics',
    provider: 'Plausible Insights OÜ',
    policy: 'https://plausible.io/privacy',
    sources: { script: ['https://plausible.io'], image: [], connect: ['https://plausible.io'] },
  },
  'linkedin-insight': {
    title: 'LinkedIn Insight Tag',
    category: 'marketing',
    provider: 'LinkedIn Ireland Unlimited Company',
    policy: 'https://www.linkedin.com/legal/privacy-policy',
    sources: {
      script: ['https://snap.licdn.com'],
      image: [...linkedIn, 'https://www.linkedin.com'],
      connect: linkedIn,
    },
  },
  'meta-pixel': {
    title: 'Meta Pixel',
    category: 'marketing',
    provider: 'Meta Platforms Ireland Limited',
    policy: 'https://www.facebook.com/privacy/policy/',
    sources: {
      script: ['https://connect.facebook.net'],
      image: ['https://www.facebook.com'],
      connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
    },
  },
} as const satisfies Readonly<Record<string, ToolKind>>;

export type ToolKindName = keyof typeof toolKinds;

/** Returns the sources of all tools, sorted and without duplicates. */
export function allSources(tools: readonly { readonly sources: ToolSources }[]): ToolSources {
  const all = (directive: keyof ToolSources) =>
    [...new Set(tools.flatMap(({ sources }) => sources[directive]))].sort();
  return { script: all('script'), image: all('image'), connect: all('connect') };
}
