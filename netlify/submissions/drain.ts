import * as z from 'zod/mini';
import { type Database, openDatabase } from './database.ts';
import { readDatabaseSettings, readMailSettings } from './environment.ts';
import { processLog as log } from './log.ts';
import { openMail } from './mail.ts';
import { codeOf, notify } from './notify.ts';
import { buryAbandoned, claimSize, deleteOldCounters } from './outbox-statements.ts';

/**
 * No batch begins later than this after the start of the run. Scheduled functions may run 30 seconds (Netlify's
 * documentation) and a batch takes up to 18, so a run ends after 28. The two statements before take 6 at most: one batch
 * always begins.
 */
const lastBatchMilliseconds = 10_000;
const statementMilliseconds = 3000;

const buriedRows = z.array(z.object({ reference: z.string(), last_error: z.string() }));

async function drainNotifications(database: Database, started: number): Promise<void> {
  const settings = readMailSettings(process.env);
  if (!settings.usable) {
    log.error({ event: 'configuration', sentence: settings.sentence });
    return;
  }
  const ports = { database, mail: openMail(settings.values), log };
  let count = 0;
  let claimed = claimSize;
  while (claimed === claimSize && performance.now() - started < lastBatchMilliseconds) {
    claimed = await notify(ports, undefined);
    count += claimed;
  }
  log.info({ event: 'outbox_drained', count });
}

async function buryNotifications(database: Database): Promise<void> {
  const rows = await database.run(buryAbandoned, AbortSignal.timeout(statementMilliseconds));
  for (const { reference, last_error: code } of z.parse(buriedRows, rows)) {
    log.error({ event: 'notification_dead', reference, code });
  }
}

async function deleteCounters(database: Database): Promise<void> {
  await database.run(deleteOldCounters, AbortSignal.timeout(statementMilliseconds));
}

/** Sends overdue notifications, gives up those with ten tries, deletes old counters. Each failure is logged; never throws. */
export async function drainOutbox(): Promise<void> {
  const started = performance.now();
  const settings = readDatabaseSettings(process.env);
  if (!settings.usable) {
    log.error({ event: 'configuration', sentence: settings.sentence });
    return;
  }
  const database = openDatabase(settings.values);
  for (const task of [buryNotifications, deleteCounters, drainNotifications]) {
    await task(database, started).catch((error: unknown) =>
      log.error({ event: 'outbox_failed', code: codeOf(error) }),
    );
  }
}
