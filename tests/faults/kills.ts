import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createRandom } from '../../src/drawings/random.ts';
import { type FaultySite, settle } from './campaign.ts';
import type { SentLead, VisitorResponse } from './lead.ts';
import { send } from './visitor.ts';

/** A message of the process: a lead that it is about to send, with the submission id among the fields, or a response. */
export type Report =
  | { readonly begun: SentLead }
  | { readonly tag: string; readonly response: VisitorResponse };

const program = fileURLToPath(new URL('killed-process.ts', import.meta.url));
const maxLifetimeMilliseconds = 700;

async function killOne(seed: number): Promise<readonly SentLead[]> {
  const child = fork(program, [String(seed)], { silent: true });
  const leads = new Map<string, SentLead>();
  child.on('message', (report: Report) => {
    if ('begun' in report) leads.set(report.begun.tag, report.begun);
    else leads.get(report.tag)?.responses.push(report.response);
  });
  const logs = [child.stdout, child.stderr].map(
    async (stream) => stream && process.stdout.write(await text(stream)),
  );
  const ended = once(child, 'close');
  await Promise.race([once(child, 'message'), ended]);
  await pause(createRandom(seed)() * maxLifetimeMilliseconds);
  child.kill('SIGKILL');
  await Promise.all([ended, ...logs]);
  return [...leads.values()];
}

/**
 * Kills `kills` processes while they work, each at a random moment. Then every visitor without a response sends the same lead
 * again, and the notifications are drained. Returns every lead.
 */
export async function runKills(site: FaultySite, kills: number): Promise<readonly SentLead[]> {
  const leads: SentLead[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    leads.push(...(await killOne(kill)));
    // Ends the leases of the killed process, as if a minute had passed. Its mails may have been sent.
    const { rows } = await site.admin.query<{ email: string }>(
      `update notification_outbox as outbox set locked_until = null, next_attempt_at = now()
        from stored_leads as lead
        where status = 'pending' and lead.kind = outbox.kind and lead.submission_id = outbox.submission_id
        returning email`,
    );
    const pending = new Set(rows.map(({ email }) => email));
    for (const lead of leads) lead.killed ||= pending.has(lead.fields.email ?? '');
  }
  for (const lead of leads.filter(({ responses }) => responses.length === 0)) {
    await send(lead, lead.fields, { format: 'json' });
  }
  await Promise.all(leads.flatMap(({ afterwards }) => afterwards));
  await settle(site);
  return leads;
}
