import { sampleLead } from '../../netlify/submissions/sample-leads.ts';
import { newsletterSource } from '../../src/submissions/kinds.ts';

/** Returns a complete submission of each form, with `mark` in the e-mail address and `typed` in the other texts. */
export function completeLeads(mark: string, typed = mark) {
  return {
    newsletter: { ...sampleLead('newsletter', mark, typed), source: newsletterSource },
    meeting: sampleLead('meeting', mark, typed),
    report: sampleLead('report', mark, typed),
  };
}
