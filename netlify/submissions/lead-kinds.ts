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
  /** The first letter of its references. */
  readonly referenceLetter: string;
  /** A column with a constant value, and its line in the mail. */
  readonly fixed?: {
    readonly column: string;
    readonly label: string;
    readonly stored: string;
    readonly mailed: string;
  };
}

/** The tables, references and constant columns of the kinds of leads. */
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

/** How much of a lead's id its reference has: twelve random digits and a hyphen, so that two leads hardly ever share one. */
export const referenceCharacters = 13;

/** What a reference looks like. A check of the database has the same pattern. */
export const referencePattern = /^[NMR]-[0-9A-F]{8}-[0-9A-F]{4}$/;

/** Returns a lead's reference in mails, logs and commands: the kind's letter and the first twelve digits of the lead's id. */
export function referenceOf(kind: SubmissionKind, id: string): string {
  return `${leadKinds[kind].referenceLetter}-${id.slice(0, referenceCharacters).toUpperCase()}`;
}

/** Converts a lead's values by form field to values by column, and adds the constant column. */
export function columnsOf(kind: SubmissionKind, values: Texts): Texts {
  const { fixed } = leadKinds[kind];
  const typed = fieldsOf(kind).map(({ name, column }) => [column, values[name] ?? '']);
  return { ...Object.fromEntries(typed), ...(fixed && { [fixed.column]: fixed.stored }) };
}
