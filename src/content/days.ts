/** The time zone of all dates in the content, as the company is Irish. */
const timeZone = 'Europe/Dublin';

/** Returns the day of a moment in ISO format: `2026-11-25`. */
export const dayOf = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone });

/** Returns today, in ISO format. */
export const today = () => dayOf(new Date());

/** Returns whether this build is a deploy preview or branch deploy of Netlify, according to Netlify's variable `CONTEXT`. */
export function isPreview(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment.NETLIFY === 'true' && environment.CONTEXT !== 'production';
}

/** Returns whether content with this first day is shown. Previews show it before that day too, so that editors can see it. */
export const isShownFrom = (day: string) => day <= today() || isPreview(process.env);

/** Returns a day in the head of an added page, from its parsed file, or undefined if it names none. */
function dayInHead(page: unknown, field: 'from' | 'until'): string | undefined {
  const day: unknown = Object(Object(page).head)[field];
  return typeof day === 'string' ? day : undefined;
}

/** Returns the day on which an added page is published, from its parsed file, or undefined if it names none. */
export const publicationDay = (page: unknown) => dayInHead(page, 'from');

/** Returns the last day of an added page, from its parsed file, or undefined if it has none. */
export const lastDay = (page: unknown) => dayInHead(page, 'until');

/** Returns whether a last day is over. */
export const isOver = (day: string) => day < today();

/** Returns whether an added page is published, from its parsed file. Previews have it before its first day, not after its last. */
export const isPublished = (page: unknown) =>
  isShownFrom(publicationDay(page) ?? '') && !isOver(lastDay(page) ?? '9999');
