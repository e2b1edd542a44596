import { expect, it } from 'vitest';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { completeLeads } from '../../tests/support/complete-leads.ts';
import { type Database, DatabaseFailure } from './database.ts';
import { identifyLead } from './identity.ts';
import { proveStorable, storeLead } from './leads.ts';
import { validate } from './validate.ts';

/**
 * Races between the two statements of `storeLead`, with a database that returns prepared results. All else is tested with a
 * real database.
 */
const id = '7d1f7a7e-6f52-4b43-a3a5-8d5f0b0f6b11';
const sentId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const refused = { id: null, stored: false, id_in_use: false };

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
  return storeLead(database, leadOf(kind), 'client', ['inbox 1'], performance.now() + 500);
}

const same = { id, submission_id: sentId, same_values: true };
const other = { ...same, same_values: false };
const otherId = { ...other, submission_id: id };

it.each([
  ['newsletter', 'the same lead is found', [refused], [other, same], 'replayed'],
  ['report', 'the same lead is found', [refused], [same], 'replayed'],
  ['newsletter', 'no lead is found', [refused], [], 'already_subscribed'],
  ['newsletter', 'another id has other values', [refused], [otherId], 'already_subscribed'],
  [
    'newsletter',
    'the id was in use before',
    [{ ...refused, id_in_use: true }],
    [other],
    'already_subscribed',
  ],
] as const)(
  'the outcome of a %s that was not inserted, when %s',
  async (kind, _, inserted, found, outcome) => {
    const result = await store(kind, [inserted, found]);
    expect(result.outcome).toBe(outcome);
    if (outcome === 'replayed') expect(result).toEqual({ outcome, id });
  },
);

it.each([
  ['newsletter', 'a concurrent request stored other values under its id', [other]],
  ['report', 'the lead was deleted between the statements', []],
] as const)('retries a %s if %s', async (kind, _, found) => {
  await expect(store(kind, [[refused], found])).rejects.toMatchObject({
    message: 'lead_conflict',
    transient: true,
  });
  const result = await store(kind, [[refused], found, [{ ...refused, id, stored: true }]]);
  expect(result).toEqual({ outcome: 'stored', id });
});

it('returns rate_limited only if the check of the counter rejects the lead', async () => {
  const failure = (constraint: string) => new DatabaseFailure('sqlstate_23514', false, constraint);
  expect(await store('report', [failure('submission_counters_limit')])).toEqual({ outcome: 'rate_limited' });
  for (const error of [failure('email_address_shape'), new TypeError('submission_counters_limit')]) {
    await expect(store('report', [error])).rejects.toBe(error);
  }
});

it('does not take a statement that stores for a proof', async () => {
  const { database } = databaseWith([[{ ...refused, id, stored: true }]]);
  const proof = proveStorable(database, leadOf('report'), performance.now() + 500);
  await expect(proof).rejects.toMatchObject({ message: 'count_not_limited' });
});
