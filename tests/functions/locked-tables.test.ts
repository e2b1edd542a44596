import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { siteForTests } from './support/site.ts';
import { sendJson, validFields } from './support/submit.ts';

const site = siteForTests();

it.each(['meeting_bookings', 'notification_outbox'])(
  'waits for the locked table %s, stores each lead once and sends its mail without a drain',
  async (table) => {
    const submissionIds = [1, 2, 3].map(() => crypto.randomUUID());
    await site.query(`begin; lock table ${table} in exclusive mode`);
    const work = submissionIds.map((submissionId) =>
      sendJson('meeting', { ...validFields.meeting, submissionId }),
    );
    // Longer than one try of the function.
    await pause(3200);
    await site.query('commit');
    for (const { response, afterwards } of await Promise.all(work)) {
      expect(response.status).toBe(201);
      await afterwards;
    }
    const rows = await site.query('select submission_id from all_leads');
    expect(rows.map((row) => row.submission_id).toSorted()).toEqual(submissionIds.toSorted());
    expect(site.services.mailbox.messages()).toHaveLength(3);
  },
);
