import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../../src/drawings/random.ts';
import { sendJson } from '../functions/support/submit.ts';
import { type FaultySite, recordPromptMails, settle } from './campaign.ts';
import { findViolations, type Promised } from './checker.ts';
import { newLead } from './lead.ts';
import { type VisitOptions, visit } from './visitor.ts';

type Send = NonNullable<VisitOptions['sendAsJson']>;

const submitted = (response: Response) => ({ response, afterwards: Promise.resolve() });

/** Stores a report lead with a job that is locked for a minute, although no worker sends it. */
const storeWithLostClaim = `
with lead as (
  insert into report_downloads (submission_id, first_name, last_name, organisation, email, report_type, content_digest)
  values ($1, $2, $2, $2, $3, 'future-skills-report', repeat('0', 64)) returning id, submission_id
), job as (
  insert into notification_outbox (kind, submission_id, reference, destination, attempts, locked_until)
  select 'report', submission_id, 'R-' || upper(left(id::text, 13)), 'inbox 1', 1, now() + interval '1 minute' from lead
)
select id from lead`;

/** Returns for each promise a way to break it on purpose, from outside. The checker has to detect every one. */
const breakagesOf = ({ admin, services }: FaultySite): Readonly<Record<Promised, Send>> => ({
  lost: async () => submitted(Response.json({ id: crypto.randomUUID() }, { status: 201 })),
  async twice(kind, fields, caller) {
    const again = { ...fields, submissionId: crypto.randomUUID(), email: `x${fields.email}` };
    await (await sendJson(kind, again, caller)).afterwards;
    return sendJson(kind, fields, caller);
  },
  unsent: (kind, fields, caller) => sendJson(kind, { ...fields, website: 'as a robot' }, caller),
  async delayed(_kind, fields) {
    const { rows } = await admin.query(storeWithLostClaim, [
      fields.submissionId,
      fields.firstName,
      fields.email,
    ]);
    return submitted(Response.json(rows[0], { status: 201 }));
  },
  async repeated(kind, fields, caller) {
    const sent = await sendJson(kind, fields, caller);
    await sent.afterwards;
    await fetch(`${services.mailbox.url}/email`, {
      method: 'POST',
      headers: { 'X-Postmark-Server-Token': 'x' },
      body: JSON.stringify({ From: 'a@b.example', To: 'c@d.example', TextBody: fields.email }),
    });
    return sent;
  },
  logged(kind, fields, caller) {
    process.stdout.write(`{"level":"info","email":"${fields.email}"}\n`);
    return sendJson(kind, fields, caller);
  },
  async late(kind, fields, caller) {
    // Far longer than the limit, because the time in which the process was blocked is subtracted.
    await pause(12_000);
    return sendJson(kind, fields, caller);
  },
  status: async () => submitted(new Response('', { status: 500 })),
});

/**
 * Breaks each promise on purpose, with one lead. Returns the violations that the checker detected, and whether the broken
 * promise is one of them. Takes thirteen seconds, because one response has to be late.
 */
export async function detectBreakages(site: FaultySite) {
  const breakages = Object.entries(breakagesOf(site));
  const broken = await Promise.all(
    breakages.map(async ([promise, sendAsJson], seed) => {
      const lead = newLead('report', promise);
      const random = createRandom(seed);
      site.plan.add(lead, { service: 'mail', fault: 'reset', probability: 0, random });
      await visit(lead, { format: 'json', random, tries: 1, sendAsJson });
      await Promise.all(lead.afterwards);
      return lead;
    }),
  );
  await recordPromptMails(site, broken);
  await settle(site);
  const found = await findViolations(broken, site);
  return broken.map((lead) => {
    const detected: readonly string[] = found
      .filter((violation) => violation.lead === lead)
      .map(({ promise }) => promise);
    return { broken: lead.label, detected, isDetected: detected.includes(lead.label) };
  });
}
