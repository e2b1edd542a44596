/** How a figure is measured. */
export interface Measure {
  /** How many cases are enough in each of the two periods. */
  readonly least: number;
  /** The shortest period in months. */
  readonly months: number;
}

/** The fewest and the most cases a year that the sheet takes. */
export const fewest = 1;
export const most = 100_000;

/** How many months after a period its results are due. */
const countingMonths = 1;

/** Returns the day so many months after an ISO day. A day that the month lacks becomes the month's last. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, length));
  return first.toISOString().slice(0, 10);
}

/** Returns the day before an ISO day. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/**
 * Returns the periods of a protocol that begins on an ISO day, for a customer with so many cases a year: both periods have as many
 * months as it takes to have enough cases, at least those of the measure.
 */
export function protocolOf({ least, months: shortest }: Measure, casesPerYear: number, start: string) {
  /** How many months it takes to have enough cases. */
  const reach = Math.ceil((least * 12) / casesPerYear);
  const months = Math.max(shortest, reach);
  const end = monthsAfter(start, months);
  return {
    reach,
    months,
    baseline: [monthsAfter(start, -months), dayBefore(start)],
    period: [start, dayBefore(end)],
    due: monthsAfter(end, countingMonths),
  } as const;
}
