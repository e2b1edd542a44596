import * as z from 'zod/mini';
import { envelopeSchema } from '../../src/submissions/envelope.ts';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { submissionSchemas } from '../../src/submissions/schemas.ts';
import { columnsOf } from './lead-kinds.ts';
import type { ParsedFields, Texts, ValidSubmission } from './types.ts';

/**
 * Validates the fields with the browser's schemas and ignores unknown fields. Returns the submission, or one sentence for each
 * rejected field. `sentId` is the id in the request in lower case, or undefined if it is missing or the envelope is invalid.
 */
export function validate(kind: SubmissionKind, fields: ParsedFields) {
  const envelope = z.safeParse(envelopeSchema, fields);
  const content = z.safeParse<z.ZodMiniType<Texts>>(submissionSchemas[kind], fields);
  const sentId = (envelope.success && envelope.data.submissionId?.toLowerCase()) || undefined;
  if (envelope.success && content.success) {
    const { website, attribution = {} } = envelope.data;
    const quarantined = (website ?? '') !== '';
    const submission: ValidSubmission = {
      kind,
      columns: columnsOf(kind, content.data),
      quarantined,
      attribution,
    };
    return { sentId, submission };
  }
  // The schemas have one sentence for each rejected field.
  const issues = [content, envelope].flatMap(({ error }) => error?.issues ?? []);
  const errors = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
  return { sentId, errors };
}
