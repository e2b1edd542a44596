import { asTable, type LeadReport } from './lead-report.ts';
import type { VisitDimension, Visits } from './visits.ts';

/** Visits and leads of one page or campaign. */
interface Conversion {
  readonly name: string | null;
  readonly visits: number;
  readonly leads: number;
  /** A ratio such as 0.025; null without visits. */
  readonly leadsPerVisit: number | null;
}

/** Leads and visits by page or by campaign, the most visits first. */
export interface Conversions {
  readonly by: VisitDimension;
  /** The unit of the export: visits, visitors or pageviews. */
  readonly counted: Visits['counted'];
  readonly rows: readonly Conversion[];
}

/** Compares the leads of a report with the visits of the same days. */
export function compare({ by, counted, rows }: Visits, report: LeadReport): Conversions {
  const { since, until } = report;
  const found = new Map<string | null, { name: string | null; visits: number; leads: number }>();
  const entryOf = (name: string | null) => {
    const entry = found.get(name) ?? { name, visits: 0, leads: 0 };
    found.set(name, entry);
    return entry;
  };
  for (const { name, day, count } of rows) {
    const isCompared =
      day === undefined || ((since === null || day >= since) && (until === null || day <= until));
    if (isCompared) entryOf(name).visits += count;
  }
  for (const row of report[by]) entryOf('page' in row ? row.page : row.campaign).leads += row.leads;
  const conversions = [...found.values()].map((entry) => ({
    ...entry,
    leadsPerVisit: entry.visits === 0 ? null : entry.leads / entry.visits,
  }));
  return {
    by,
    counted,
    rows: conversions.sort((one, other) => other.visits - one.visits || other.leads - one.leads),
  };
}

const singular = { visits: 'visit', visitors: 'visitor', pageviews: 'pageview' } as const;

/** Formats the comparison for a terminal. */
export function conversionsAsText({ by, counted, rows }: Conversions): string {
  const lines = rows.map(({ name, visits, leads, leadsPerVisit }) => [
    name,
    visits,
    leads,
    leadsPerVisit === null ? '–' : `${(leadsPerVisit * 100).toFixed(2)} %`,
  ]);
  return asTable(1, [by, counted, 'leads', `leads per ${singular[counted]}`], lines);
}
