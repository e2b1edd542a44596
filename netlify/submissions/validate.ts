import * as z from 'zod/mini';
import { envelopeSchema } from '../../src/submissions/envelope.ts';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { submissionSchemas } from '../../src/submissions/schemas.ts';
import { columnsOf } from './lead-kinds.ts';
import type { ParsedFields, Texts, ValidSubmission } from './types.ts';

/**
 * Validates the fields with the schemas that the browser uses too; unknown fields are ignored. Returns the submission, or one
 * sentence for each rejected field. `sentId` is the id that came with the fields, in lower case, if it was readable.
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
  // The schemas give each rejected field one sentence.
  const issues = [content, envelope].flatMap(({ error }) => error?.issues ?? []);
  const errors = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
  return { sentId, errors };
}
