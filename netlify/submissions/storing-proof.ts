import { randomUUID } from 'node:crypto';
import { type SubmissionKind, submissionKinds } from '../../src/submissions/kinds.ts';
import type { Database } from './database.ts';
import { identifyLead } from './identity.ts';
import { proveStorable } from './leads.ts';
import type { Log } from './log.ts';
import { codeOf } from './outbox.ts';
import { sampleLead } from './sample-leads.ts';
import { validate } from './validate.ts';

/** Returns a lead that no table has, as a visitor's would arrive. */
function unknownLead(kind: SubmissionKind) {
  const { submission } = validate(kind, sampleLead(kind, randomUUID(), 'Proof'));
  return submission && identifyLead(submission, undefined, undefined, '');
}

/**
 * Proves for each kind that a visitor's lead could be stored, and logs `storing_impossible` as an error where it could not: after a
 * deploy without its migration every form would answer 503 while the outbox is well. Stores nothing, never throws, and takes no
 * longer than the deadline allows, in `performance.now()` time.
 */
export async function proveEachKind(database: Database, log: Log, deadline: number): Promise<void> {
  const proofs = submissionKinds.map(async (kind) => {
    try {
      const lead = unknownLead(kind);
      if (lead === undefined) throw new Error('The sample lead is invalid.');
      await proveStorable(database, lead, deadline);
    } catch (error) {
      log('error', { event: 'storing_impossible', kind, code: codeOf(error) });
    }
  });
  await Promise.all(proofs);
}
