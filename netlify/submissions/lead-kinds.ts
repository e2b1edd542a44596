import { mail } from '../../src/content/embedded.ts';
import type { Attribution } from '../../src/submissions/envelope.ts';
import { masterclass, reportTitle, reportType, type SubmissionKind } from '../../src/submissions/kinds.ts';
import type { FieldsOf } from '../../src/submissions/schemas.ts';
import { fieldLabels } from '../../src/submissions/sentences.ts';
import type { Texts } from './types.ts';

/**
 * One value of a lead by the names that it has elsewhere. Its key is the field's name in requests, which is also that in the
 * notification's data unless `data` says another; nothing else has names of its own for it.
 */
interface LeadField {
  /** Column of the lead's table. */
  readonly column: string;
  /** Name in the notification's data, where it is another than the field's. */
  readonly data?: string;
  /** What the mail calls it. */
  readonly label: string;
}

interface LeadKind<Fields> {
  readonly table: string;
  /** First letter of its references. */
  readonly letter: string;
  /** Every field of its schema, in the order of the table, its content_digest and the mail. */
  readonly fields: Fields;
  /** A value that nobody types: what is stored of it and what the mail says. */
  readonly fixed?: LeadField & { readonly data: string; readonly stored: string; readonly told: string };
}

const firstName = { column: 'first_name', label: fieldLabels.firstName };
const lastName = { column: 'last_name', label: fieldLabels.lastName };
const email = { column: 'email', label: fieldLabels.email };
const organisation = { column: 'organisation', label: fieldLabels.organisation };

/** Everything that tells the kinds of leads apart. A field of a schema that is missing here is a type error. */
export const leadKinds: { readonly [Kind in SubmissionKind]: LeadKind<FieldsOf<Kind, LeadField>> } = {
  newsletter: {
    table: 'newsletter_subscriptions',
    letter: 'N',
    fields: { email, source: { column: 'source', label: mail.labels.source } },
  },
  meeting: {
    table: 'meeting_bookings',
    letter: 'M',
    fields: {
      firstName,
      lastName,
      organizationName: { ...organisation, column: 'organisation_name', data: 'organisationName' },
      email,
      meetingType: { column: 'meeting_type', label: fieldLabels.meetingType },
    },
  },
  report: {
    table: 'report_downloads',
    letter: 'R',
    fields: { firstName, lastName, organisation, email },
    fixed: {
      column: 'report_type',
      data: 'reportType',
      label: mail.labels.report,
      stored: reportType,
      told: reportTitle,
    },
  },
};

/** The fields of a kind by name, in order. */
export function fieldsOf(kind: SubmissionKind): readonly (readonly [string, LeadField])[] {
  return Object.entries(leadKinds[kind].fields);
}

/**
 * What the notification of a lead says, from its columns. A meeting that is asked for beside the masterclass registers for
 * it.
 */
export function notificationOf(kind: SubmissionKind, columns: Texts, { control }: Attribution): Texts {
  const { fixed } = leadKinds[kind];
  const typed = fieldsOf(kind).map(([name, { column, data = name }]) => [data, columns[column] ?? '']);
  const registers = kind === 'meeting' && control?.startsWith(masterclass.controls);
  return {
    ...Object.fromEntries(typed),
    ...(fixed && { [fixed.data]: fixed.told }),
    ...(registers && { event: masterclass.title }),
  };
}
