import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ical from 'ical-generator';
import { masterclassLength } from '../../content/masterclass.ts';
import { calendarPath } from '../../site.ts';
import { readContent } from '../content/read-content.ts';
import type { Content } from '../content/schemas.ts';

/**
 * Returns the calendar entry of the next masterclass (RFC 5545), or undefined while it has no date. `origin` is the site's origin,
 * without a trailing slash. Its id stays the same, so that a new date moves the entry in calendars.
 */
export function calendarEntry(
  { name, start }: Content<'content/masterclass'>,
  origin: string,
): string | undefined {
  if (start === undefined) return undefined;
  const begins = new Date(start);
  const url = `${origin}/skills-1st-masterclass`;
  const calendar = ical({ prodId: { company: 'SkillsAI', product: 'website' } });
  calendar.createEvent({
    id: `masterclass@${new URL(origin).hostname}`,
    start: begins,
    end: new Date(begins.getTime() + masterclassLength * 60_000),
    stamp: begins,
    summary: name,
    url,
  });
  return calendar.toString();
}

/** Writes the calendar entry of the next masterclass into the site built in `directory`, if that has a date. */
export function publishCalendar(directory: string, origin: string): void {
  const entry = calendarEntry(readContent('content/masterclass'), origin);
  if (entry !== undefined) writeFileSync(join(directory, calendarPath), entry);
}
