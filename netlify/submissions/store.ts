import * as z from 'zod/mini';
import type { Database, Row, Statement } from './database.ts';
import { DatabaseFailure } from './database-failure.ts';
import { type Deadline, untilDeadline } from './deadline.ts';
import { findLead, insertLead } from './lead-statements.ts';
import type { Lead } from './validate.ts';

export type StoreResult =
  | { readonly outcome: 'stored' | 'replayed'; readonly id: string }
  | { readonly outcome: 'already_subscribed' | 'rate_limited' };

const insertedRows = z.tuple([z.object({ id: z.nullable(z.uuid()), open: z.boolean() })]);
const foundRows = z.array(z.object({ id: z.uuid() })).check(z.maxLength(1));

async function rowsOf<Schema extends z.ZodMiniType>(
  database: Database,
  statement: Statement,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const rows: readonly Row[] = await database.run(statement, signal);
  const result = z.safeParse(schema, rows);
  if (!result.success) throw new DatabaseFailure('database_unreadable', true);
  return result.data;
}

/**
 * Stores a lead once, however often it is sent: whatever fails on the way is tried again with the same submission id until
 * the deadline. Throws a DatabaseFailure when it cannot be known whether the lead is stored.
 */
export function storeLead(
  database: Database,
  lead: Lead,
  clientHash: string | undefined,
  deadline: Deadline,
): Promise<StoreResult> {
  const insert = insertLead(lead, clientHash);
  return untilDeadline(deadline, async (signal) => {
    const [{ id, open }] = await rowsOf(database, insert, insertedRows, signal);
    if (id !== null) return { outcome: 'stored', id };
    const [found] = await rowsOf(database, findLead(lead), foundRows, signal);
    if (found !== undefined) return { outcome: 'replayed', id: found.id };
    if (!open) return { outcome: 'rate_limited' };
    if (lead.kind === 'newsletter') return { outcome: 'already_subscribed' };
    // Neither new nor found: it was deleted between the two statements.
    throw new DatabaseFailure('lead_vanished', true);
  });
}
