import * as z from 'zod/mini';
import { reportTitle, reportType, type SubmissionKind } from '../../src/submissions/kinds.ts';
import { submissionSchemas } from '../../src/submissions/schemas.ts';

/** What is stored of a submission, and what its notification says. */
export interface LeadContent {
  /** Values by column. */
  readonly columns: Readonly<Record<string, string>>;
  /** The data of the notification (specification, section 7). */
  readonly notification: Readonly<Record<string, string>>;
}

type ContentResult =
  | { readonly success: true; readonly content: LeadContent }
  | { readonly success: false; readonly issues: readonly z.core.$ZodIssue[] };

export type ReadContent = (fields: unknown) => ContentResult;

function reader<Schema extends z.ZodMiniType>(
  schema: Schema,
  contentOf: (submission: z.output<Schema>) => LeadContent,
): ReadContent {
  return (fields) => {
    const result = z.safeParse(schema, fields);
    return result.success
      ? { success: true, content: contentOf(result.data) }
      : { success: false, issues: result.error.issues };
  };
}

/** For each kind: the shared schema, then the lead's columns and its notification's data. */
export const leadReaders: Record<SubmissionKind, ReadContent> = {
  newsletter: reader(submissionSchemas.newsletter, ({ email, source }) => ({
    columns: { email, source },
    notification: { email, source },
  })),
  meeting: reader(
    submissionSchemas.meeting,
    ({ firstName, lastName, organizationName, email, meetingType }) => ({
      columns: {
        first_name: firstName,
        last_name: lastName,
        organisation_name: organizationName,
        email,
        meeting_type: meetingType,
      },
      notification: {
        firstName,
        lastName,
        email,
        organisationName: organizationName,
        meetingType,
      },
    }),
  ),
  report: reader(submissionSchemas.report, ({ firstName, lastName, organisation, email }) => ({
    columns: {
      first_name: firstName,
      last_name: lastName,
      organisation,
      email,
      report_type: reportType,
    },
    notification: {
      firstName,
      lastName,
      email,
      organisation,
      reportType: reportTitle,
    },
  })),
};
