import * as z from 'zod/mini';
import { label } from './texts.ts';

/** How long a masterclass lasts, in minutes. */
export const masterclassLength = 180;

/** The schema of `masterclass.yaml`. */
export const masterclass = z.strictObject({
  name: label(),
  /** The beginning: date, time and offset from UTC (RFC 3339). */
  start: z.optional(
    z.iso.datetime({
      offset: true,
      error: 'date, time and offset from UTC in quotes, such as "2027-01-21T14:00:00+00:00"',
    }),
  ),
  /** The label of the link to the calendar entry. */
  calendar: label(),
});
