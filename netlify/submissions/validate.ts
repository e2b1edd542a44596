import * as z from 'zod/mini';
import { envelopeSchema } from '../../src/submissions/envelope.ts';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { submissionSchemas } from '../../src/submissions/schemas.ts';
import { fieldsOf, leadKinds, notificationOf } from './lead-kinds.ts';
import type { ParsedFields, Texts, ValidSubmission } from './types.ts';

function columnsOf(kind: SubmissionKind, values: Texts): Texts {
  const { fixed } = leadKinds[kind];
  const typed = fieldsOf(kind).map(([name, { column }]) => [column, values[name] ?? '']);
  return { ...Object.fromEntries(typed), ...(fixed && { [fixed.column]: fixed.stored }) };
}

/**
 * Checks the fields with the schemas the browser uses too; fields that no schema knows are ignored. Gives the submission, or
 * one sentence for each field that is refused. `sentId` is the id that came with them, in lower case, where a readable one did.
 */
export function validate(kind: SubmissionKind, fields: ParsedFields) {
  const envelope = z.safeParse(envelopeSchema, fields);
  const content = z.safeParse<z.ZodMiniType<Texts>>(submissionSchemas[kind], fields);
  const sentId = (envelope.success && envelope.data.submissionId?.toLowerCase()) || undefined;
  if (envelope.success && content.success) {
    const { website, attribution = {} } = envelope.data;
    const quarantined = (website ?? '') !== '';
    const columns = columnsOf(kind, content.data);
    const notification = notificationOf(kind, columns, attribution);
    const submission: ValidSubmission = { kind, columns, notification, quarantined, attribution };
    return { sentId, submission };
  }
  // The schemas give each refused field one sentence.
  const issues = [content, envelope].flatMap(({ error }) => error?.issues ?? []);
  const errors = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
  return { sentId, errors };
}
