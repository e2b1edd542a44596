import * as z from 'zod/mini';
import { type Attribution, envelopeSchema } from '../../src/submissions/envelope.ts';
import { reportTitle, reportType, type SubmissionKind } from '../../src/submissions/kinds.ts';
import { submissionSchemas } from '../../src/submissions/schemas.ts';
import type { ParsedFields } from './body.ts';
import type { FieldErrors } from './problem.ts';

type Texts = Readonly<Record<string, string>>;

/** What is stored of a submission, and what its notification says. */
interface LeadContent {
  /** Values by column, in the order in which the tables' content_digest takes them. */
  readonly columns: Texts;
  /** The data of the notification. */
  readonly notification: Texts;
}

/** A submission that may be stored. */
export interface ValidSubmission extends LeadContent {
  readonly kind: SubmissionKind;
  /** True when the honeypot was filled. */
  readonly quarantined: boolean;
  readonly attribution: Attribution;
}

/** `sentId` is the id that came with the submission, in lower case, where a readable one did. */
export type Validation = { readonly sentId: string | undefined } & (
  | { readonly valid: true; readonly submission: ValidSubmission }
  | { readonly valid: false; readonly errors: FieldErrors }
);

type ContentResult =
  | { readonly success: true; readonly content: LeadContent }
  | { readonly success: false; readonly issues: readonly z.core.$ZodIssue[] };

function reader<Schema extends z.ZodMiniType>(
  schema: Schema,
  contentOf: (submission: z.output<Schema>) => LeadContent,
): (fields: unknown) => ContentResult {
  return (fields) => {
    const result = z.safeParse(schema, fields);
    return result.success
      ? { success: true, content: contentOf(result.data) }
      : { success: false, issues: result.error.issues };
  };
}

/** For each kind: the shared schema, then the lead's columns and its notification's data. */
const contentReaders = {
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
      notification: { firstName, lastName, email, organisationName: organizationName, meetingType },
    }),
  ),
  report: reader(submissionSchemas.report, ({ firstName, lastName, organisation, email }) => ({
    columns: { first_name: firstName, last_name: lastName, organisation, email, report_type: reportType },
    notification: { firstName, lastName, email, organisation, reportType: reportTitle },
  })),
} as const satisfies Record<SubmissionKind, (fields: unknown) => ContentResult>;

/** The first sentence of each refused field. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
}

/** Checks the fields with the schemas the browser uses too. Fields that no schema knows are ignored. */
export function validate(kind: SubmissionKind, fields: ParsedFields): Validation {
  const envelope = z.safeParse(envelopeSchema, fields);
  const content = contentReaders[kind](fields);
  const sentId = (envelope.success && envelope.data.submissionId?.toLowerCase()) || undefined;
  if (envelope.success && content.success) {
    const { website, attribution = {} } = envelope.data;
    const quarantined = (website ?? '') !== '';
    return { valid: true, sentId, submission: { ...content.content, kind, quarantined, attribution } };
  }
  const errors = fieldErrors([
    ...(content.success ? [] : content.issues),
    ...(envelope.success ? [] : envelope.error.issues),
  ]);
  return { valid: false, sentId, errors };
}
