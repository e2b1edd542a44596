import * as z from 'zod/mini';
import { isOver, isShownFrom } from './days.ts';
import { date, pathOrUrl } from './fields.ts';
import { addIssue } from './lists.ts';
import { label, labelFields, text } from './texts.ts';

/** The maximum length of an announcement, in characters: two lines on a phone. */
const longestText = 120;

const announcement = z
  .strictObject({
    text: text({ maximum: longestText }),
    link: z.optional(z.strictObject({ label: label(), to: pathOrUrl() })),
    /** The first and the last day. */
    from: date(),
    until: date(),
  })
  .check(
    z.refine(({ from, until }) => from <= until, {
      path: ['until'],
      error: 'a last day that is not before the first',
    }),
  );

/** Refuses an announcement whose days overlap with those of an earlier one in the list. */
const oneAtATime = z.check<{ readonly from: string; readonly until: string }[]>((payload) => {
  for (const [place, { from, until }] of payload.value.entries()) {
    const other = payload.value.slice(0, place).find((entry) => entry.from <= until && from <= entry.until);
    if (other)
      addIssue(
        payload,
        from,
        `days that no other announcement has; another one is shown from ${other.from} to ${other.until}`,
        [place, 'from'],
      );
  }
});

/** The schema of `announcements.yaml`. Returns today's announcement, if there is one. */
export const announcements = z.pipe(
  z.strictObject({
    ...labelFields('label', 'close'),
    announcements: z.array(announcement).check(oneAtATime),
  }),
  z.transform(({ label, close, announcements: all }) => {
    const shown = all.find(({ from, until }) => isShownFrom(from) && !isOver(until));
    return { shown: shown && { ...shown, label, close } };
  }),
);
