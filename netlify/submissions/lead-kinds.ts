import { mail } from '../../src/content/embedded.ts';
import { reportTitle, reportType, type SubmissionKind } from '../../src/submissions/kinds.ts';
import type { FieldsOf } from '../../src/submissions/schemas.ts';
import { fieldLabels } from '../../src/submissions/sentences.ts';

/** Maps a form field to its column and its label in the mail. */
interface LeadField {
  readonly column: string;
  readonly label: string;
}

interface LeadKind<Fields> {
  readonly table: string;
  /** First letter of its references. */
  readonly referenceLetter: string;
  /** Every field of its schema by its name in requests, in the order of the mail. */
  readonly fields: Fields;
  /** A value that nobody types: what is stored and what the mail says. */
  readonly fixed?: LeadField & { readonly stored: string; readonly mailed: string };
}

const firstName = { column: 'first_name', label: fieldLabels.firstName };
const lastName = { column: 'last_name', label: fieldLabels.lastName };
const email = { column: 'email', label: fieldLabels.email };
const organisation = { column: 'organisation', label: fieldLabels.organisation };

/** How the kinds of leads differ. A field of a schema that is missing here is a type error. */
export const leadKinds: { readonly [Kind in SubmissionKind]: LeadKind<FieldsOf<Kind, LeadField>> } = {
  newsletter: {
    table: 'newsletter_subscriptions',
    referenceLetter: 'N',
    fields: { email, source: { column: 'source', label: mail.labels.source } },
  },
  meeting: {
    table: 'meeting_bookings',
    referenceLetter: 'M',
    fields: {
      firstName,
      lastName,
      organizationName: { ...organisation, column: 'organisation_name' },
      email,
      meetingType: { column: 'meeting_type', label: fieldLabels.meetingType },
    },
  },
  report: {
    table: 'report_downloads',
    referenceLetter: 'R',
    fields: { firstName, lastName, organisation, email },
    fixed: {
      column: 'report_type',
      label: mail.labels.report,
      stored: reportType,
      mailed: reportTitle,
    },
  },
};

/** Returns the fields of a kind in order, each with its name in requests. */
export function fieldsOf(kind: SubmissionKind): readonly (LeadField & { readonly name: string })[] {
  const fields: readonly (readonly [string, LeadField])[] = Object.entries(leadKinds[kind].fields);
  return fields.map(([name, field]) => ({ name, ...field }));
}
