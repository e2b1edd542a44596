import { mail } from '../../src/content/embedded.ts';
import { fieldsOf } from '../../src/submissions/form-fields.ts';
import {
  newsletterSource,
  reportTitle,
  reportType,
  type SubmissionKind,
} from '../../src/submissions/kinds.ts';
import type { Texts } from './types.ts';

interface LeadKind {
  readonly table: string;
  /** First letter of its references. */
  readonly referenceLetter: string;
  /** A value that nobody types: what is stored and what the mail says. */
  readonly fixed?: {
    readonly column: string;
    readonly label: string;
    readonly stored: string;
    readonly mailed: string;
  };
}

/** How the kinds of leads differ, besides their fields. */
export const leadKinds: Readonly<Record<SubmissionKind, LeadKind>> = {
  newsletter: {
    table: 'newsletter_subscriptions',
    referenceLetter: 'N',
    fixed: {
      column: 'source',
      label: mail.labels.source,
      stored: newsletterSource,
      mailed: newsletterSource,
    },
  },
  meeting: { table: 'meeting_bookings', referenceLetter: 'M' },
  report: {
    table: 'report_downloads',
    referenceLetter: 'R',
    fixed: { column: 'report_type', label: mail.labels.report, stored: reportType, mailed: reportTitle },
  },
};

/** Returns what a lead is called in mails, logs and commands: a letter and the first eight digits of its id. */
export function referenceOf(kind: SubmissionKind, id: string): string {
  return `${leadKinds[kind].referenceLetter}-${id.slice(0, 8).toUpperCase()}`;
}

/** Returns the values of a lead by column, from its values by field. */
export function columnsOf(kind: SubmissionKind, values: Texts): Texts {
  const { fixed } = leadKinds[kind];
  const typed = fieldsOf(kind).map(({ name, column }) => [column, values[name] ?? '']);
  return { ...Object.fromEntries(typed), ...(fixed && { [fixed.column]: fixed.stored }) };
}
