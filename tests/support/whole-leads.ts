import { meetingTypes, newsletterSource } from '../../src/submissions/kinds.ts';
import type { WholeLeads } from '../../src/submissions/schemas.ts';

/** Returns a complete submission of each form, with `mark` in the e-mail address and `typed` in the other texts. */
export function wholeLeads(mark: string, typed = mark) {
  const email = `${mark}@example.com`;
  const person = { firstName: `Aoife ${typed}`, lastName: `Byrne ${typed}`, email };
  return {
    newsletter: { email, source: newsletterSource },
    meeting: { ...person, organizationName: `${typed} Ltd`, meetingType: meetingTypes[1] },
    report: { ...person, organisation: `${typed} Ltd` },
  } as const satisfies WholeLeads;
}
