import * as z from 'zod/mini';
import { answerTimeout } from '../site.ts';
import { type SubmissionKind, submissionPaths } from '../submissions/kinds.ts';
import type { FieldName } from '../submissions/sentences.ts';

export type Outcome =
  | { readonly result: 'stored' }
  | { readonly result: 'already_subscribed' }
  | { readonly result: 'invalid'; readonly errors: Partial<Record<FieldName, string>> }
  | { readonly result: 'failed' };

const storedSchema = z.object({ id: z.string() });
const problemSchema = z.object({
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});

async function outcomeOf(response: Response): Promise<Outcome> {
  const body: unknown = await response.json();
  if (response.status === 201)
    return { result: z.safeParse(storedSchema, body).success ? 'stored' : 'failed' };
  const problem = z.safeParse(problemSchema, body);
  if (!problem.success) return { result: 'failed' };
  if (problem.data.code === 'already_subscribed') return { result: 'already_subscribed' };
  if (problem.data.code === 'invalid') return { result: 'invalid', errors: problem.data.errors ?? {} };
  return { result: 'failed' };
}

/**
 * Posts a submission as JSON and says what became of it. Never throws: no network, no answer within `answerTimeout` and
 * an answer that is not the interface's own all count as failed.
 */
export async function send(kind: SubmissionKind, submission: object): Promise<Outcome> {
  try {
    const response = await fetch(submissionPaths[kind], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(answerTimeout),
    });
    return await outcomeOf(response);
  } catch {
    return { result: 'failed' };
  }
}
