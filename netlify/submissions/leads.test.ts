import { expect, it } from 'vitest';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { completeLeads } from '../../tests/support/complete-leads.ts';
import { type Database, DatabaseFailure } from './database.ts';
import { identifyLead } from './identity.ts';
import { recoverClaim, storeLead } from './leads.ts';
import { validate } from './validate.ts';

/**
 * Races between the two statements of `storeLead`, with a database that returns prepared results. All else is tested with a
 * real database.
 */
const id = '7d1f7a7e-6f52-4b43-a3a5-8d5f0b0f6b11';
const sentId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const none = { id: null, submission_id: null, stored: false, claimed: null };
const refused = { ...none, within_limit: true, id_in_use: false, overdue: true };

type Results = readonly (readonly object[] | Error)[];

function leadOf(kind: SubmissionKind) {
  const validation = validate(kind, completeLeads('ada')[kind]);
  if (validation.submission === undefined) throw new Error('The fields are valid.');
  return identifyLead(validation.submission, sentId, undefined, 'key');
}

/** Returns a database that returns the results in turn, from the first one again after the last, and counts its statements. */
function databaseWith(results: Results) {
  const counter = { statements: 0 };
  const database: Database = {
    async run() {
      const result = results[counter.statements % results.length] ?? [];
      counter.statements += 1;
      if (result instanceof Error) throw result;
      return result.map((row) => ({ ...row }));
    },
  };
  return { database, counter };
}

function store(kind: SubmissionKind, results: Results) {
  const { database } = databaseWith(results);
  return storeLead(database, leadOf(kind), 'client', true, performance.now() + 500);
}

const lock = '2026-11-26 00:00:00.123456+00';
const same = { id, submission_id: sentId, same_values: true, claimed: null };
const other = { ...same, same_values: false };
const otherId = { ...other, submission_id: id };

it.each([
  ['newsletter', 'the same lead is found', [refused], [other, same], 'replayed'],
  ['report', 'the same lead is found', [{ ...refused, within_limit: false }], [same], 'replayed'],
  ['newsletter', 'no lead is found', [refused], [], 'already_subscribed'],
  ['newsletter', 'another id has other values', [refused], [otherId], 'already_subscribed'],
  [
    'newsletter',
    'the id was in use before',
    [{ ...refused, id_in_use: true }],
    [other],
    'already_subscribed',
  ],
  ['newsletter', 'the client is at its limit', [{ ...refused, within_limit: false }], [], 'rate_limited'],
] as const)(
  'the outcome of a %s that was not inserted, when %s',
  async (kind, _, inserted, found, outcome) => {
    const result = await store(kind, [inserted, found]);
    expect(result.outcome).toBe(outcome);
    if (outcome === 'replayed') {
      expect(result).toEqual({ outcome, id, submissionId: sentId, claimed: undefined, overdue: true });
    }
  },
);

it('sends the mail of a lead that an earlier try of the same worker stored', async () => {
  const result = await store('report', [[refused], [{ ...same, claimed: lock }]]);
  expect(result).toMatchObject({
    outcome: 'replayed',
    claimed: {
      kind: 'report',
      reference: 'R-7D1F7A7E',
      lockedUntil: lock,
      attempts: 1,
      columns: { first_name: 'Aoife ada' },
    },
  });
});

it.each([
  ['newsletter', 'a concurrent request stored other values under its id', [other]],
  ['report', 'the lead was deleted between the statements', []],
] as const)('retries a %s if %s', async (kind, _, found) => {
  await expect(store(kind, [[refused], found])).rejects.toMatchObject({
    message: 'lead_conflict',
    transient: true,
  });
  const stored = { ...refused, id, submission_id: sentId, stored: true, overdue: false };
  const result = await store(kind, [[refused], found, [stored]]);
  expect(result).toEqual({ outcome: 'stored', id, submissionId: sentId, claimed: undefined, overdue: false });
});

it('returns rate_limited only if the check of the counter rejects the lead', async () => {
  const failure = (constraint: string) => new DatabaseFailure('sqlstate_23514', false, constraint);
  expect(await store('report', [failure('submission_counters_limit')])).toEqual({ outcome: 'rate_limited' });
  for (const error of [failure('email_address_shape'), new TypeError('submission_counters_limit')]) {
    await expect(store('report', [error])).rejects.toBe(error);
  }
});

it.each([
  ['was stored by this worker', [[other, { ...same, claimed: lock }]], 'R-7D1F7A7E', 1],
  ['belongs to another worker', [[same]], undefined, 1],
  ['is found by the second check', [new TypeError('away'), [{ ...same, claimed: lock }]], 'R-7D1F7A7E', 2],
  ['was not stored', [[other]], undefined, 2],
] as const)('checks at most twice for a lead that %s', async (_, results, reference, checks) => {
  const { database, counter } = databaseWith(results);
  const waits: number[] = [];
  const claimed = await recoverClaim(database, leadOf('report'), async (milliseconds) => {
    waits.push(milliseconds);
  });
  expect([claimed?.reference, counter.statements]).toEqual([reference, checks]);
  expect(waits).toEqual([500, 2000].slice(0, checks));
});
