import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type Attribution, envelopeSchema } from '../../src/submissions/envelope.ts';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { type LeadContent, leadReaders } from './lead.ts';
import type { ParsedFields } from './parse-body.ts';
import type { FieldErrors } from './problem.ts';

/** A submission that may be stored. */
export interface Lead extends LeadContent {
  readonly kind: SubmissionKind;
  readonly submissionId: string;
  /** True when the honeypot was filled. */
  readonly quarantined: boolean;
  readonly attribution: Attribution;
}

export type Validation = { readonly submissionId: string } & (
  | { readonly valid: true; readonly lead: Lead }
  | { readonly valid: false; readonly errors: FieldErrors }
);

type Issues = readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[];

/** The first sentence of each refused field. */
function fieldErrors(issues: Issues): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
}

/**
 * Checks the fields with the schemas the browser uses too. Fields that no schema knows are ignored. A submission without
 * an id of its own gets one, so that retries inside this request stay one lead.
 */
export function validate(kind: SubmissionKind, fields: ParsedFields): Validation {
  const envelope = z.safeParse(envelopeSchema, fields);
  const content = leadReaders[kind](fields);
  const submissionId = (envelope.success && envelope.data.submissionId?.toLowerCase()) || randomUUID();
  if (envelope.success && content.success) {
    const { website, attribution = {} } = envelope.data;
    return {
      valid: true,
      submissionId,
      lead: {
        ...content.content,
        kind,
        submissionId,
        quarantined: (website ?? '') !== '',
        attribution,
      },
    };
  }
  const errors = fieldErrors([
    ...(content.success ? [] : content.issues),
    ...(envelope.success ? [] : envelope.error.issues),
  ]);
  return { valid: false, submissionId, errors };
}
