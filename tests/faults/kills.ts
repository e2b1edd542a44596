import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createRandom } from '../../src/drawings/random.ts';
import { type FaultySite, settle } from './campaign.ts';
import type { Answer, SentLead } from './lead.ts';
import { press } from './visitor.ts';

/** A line of the process: a lead that begins, with its submission id among the fields, or the answer to one. */
interface Report {
  readonly begun?: SentLead;
  readonly answered?: string;
  readonly answer?: Answer;
}

const program = fileURLToPath(new URL('victim.ts', import.meta.url));
const longestLifeMilliseconds = 700;

function readReports(output: string): readonly SentLead[] {
  const leads = new Map<string, SentLead>();
  // The last line may be cut short by the kill.
  for (const line of output.split('\n').slice(0, -1)) {
    const { begun, answered = '', answer }: Report = JSON.parse(line);
    if (begun !== undefined) leads.set(begun.canary, begun);
    if (answer !== undefined) leads.get(answered)?.answers.push(answer);
  }
  return [...leads.values()];
}

async function killOne(seed: number): Promise<readonly SentLead[]> {
  const child = spawn(process.execPath, [program, String(seed)], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [, stdout, stderr, reports] = child.stdio;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  if (!(stdout && stderr && reports && 'read' in reports)) throw new Error('The child process has no pipes.');
  const output = Promise.all([text(reports), text(stdout), text(stderr)]);
  await new Promise((resolve) => reports.once('readable', resolve));
  await pause(createRandom(seed)() * longestLifeMilliseconds);
  child.kill('SIGKILL');
  await ended;
  const [lines, ...logs] = await output;
  for (const log of logs) process.stdout.write(log);
  return readReports(lines);
}

/**
 * Kills a process in the middle of its work, so many times, each at a random moment. Afterwards every visitor without an
 * answer sends the same again, and the notifications are drained. Returns every lead.
 */
export async function runKills(site: FaultySite, kills: number): Promise<readonly SentLead[]> {
  const leads: SentLead[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    leads.push(...(await killOne(kill)));
    // What the dead process had claimed is due again, as it is when its lease has ended; its mail may have gone out.
    const { rows } = await site.admin.query<{ email: string }>(
      `update notification_outbox set next_attempt_at = now() where status = 'pending' returning data ->> 'email' as email`,
    );
    const pending = new Set(rows.map(({ email }) => email));
    for (const lead of leads) lead.killed ||= pending.has(lead.fields.email ?? '');
  }
  for (const lead of leads.filter(({ answers }) => answers.length === 0)) {
    await press(lead, lead.fields, { format: 'json' });
  }
  await Promise.all(leads.flatMap(({ afterwards }) => afterwards));
  await settle(site);
  return leads;
}
