/** Where a day begins and ends for everything that content dates: the company is Irish. */
const timeZone = 'Europe/Dublin';

/** Returns the day of a moment as content writes it, `2026-11-25`. */
export const dayOf = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone });

/** Returns the day on which this code runs: at build the day of the build. */
export const today = () => dayOf(new Date());

/**
 * Whether this build is a preview of Netlify's (deploy preview or branch deploy), which search engines are to leave out.
 * Netlify says so in `CONTEXT`; a build elsewhere is not published at all.
 */
export function isPreview(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment.NETLIFY === 'true' && environment.CONTEXT !== 'production';
}

/** Whether content with this day is shown: its day has come. Previews show what waits, so that editors see it before its day. */
export const isShownFrom = (day: string) => day <= today() || isPreview(process.env);

/** Returns the day on which an added page is published, from what its file says; undefined for one that does not wait. */
export function publicationDay(page: unknown): string | undefined {
  const from: unknown = Object(Object(page).head).from;
  return typeof from === 'string' ? from : undefined;
}

/** Whether a last day is over. */
export const isOver = (day: string) => day < today();
