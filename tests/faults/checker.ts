import type pg from 'pg';
import type { MailboxMessage } from '../../netlify/local/mailbox.ts';
import type { FaultySite } from './campaign.ts';
import { slowFaults } from './fault-plan.ts';
import {
  isAcknowledged,
  type SentLead,
  type ServiceEvent,
  tagPattern,
  type VisitorResponse,
} from './lead.ts';

/** The promises of the forms (docs/reliability.md). Each violation names its promise. */
export const promises = {
  lost: 'acknowledged means one row',
  twice: 'never two rows',
  unsent: 'a row means a mail or a dead notification',
  delayed:
    'a lead that was acknowledged at once is mailed within seconds if it can be claimed and the mail service works',
  repeated: 'a second mail only if a response or its record was lost',
  late: 'every response within 8 seconds',
  logged: 'no personal data in a log',
  status: 'every response is a success or 503',
} as const;
export type Promised = keyof typeof promises;

interface Violation {
  readonly promise: Promised;
  readonly lead: SentLead;
  readonly detail: string;
}

/** The rows, notification states and mails of one lead. */
export interface LeadRecord {
  readonly ids: string[];
  readonly statuses: string[];
  mails: number;
}

/** Reads all stored leads and mails. Returns a function that finds the record of a lead by a text that contains its tag. */
export async function readRecords(
  admin: pg.Pool,
  mails: readonly MailboxMessage[],
): Promise<(text: string) => LeadRecord> {
  const records = new Map<string, LeadRecord>();
  const recordOf = (text: string) => {
    const tag = text.match(tagPattern)?.[0].toLowerCase() ?? '';
    const record = records.get(tag) ?? { ids: [], statuses: [], mails: 0 };
    records.set(tag, record);
    return record;
  };
  for (const mail of mails) recordOf(mail.textBody).mails += 1;
  const { rows } = await admin.query<{ id: string; email: string; mail: string | null }>(
    'select id, email, mail from all_leads',
  );
  for (const { id, email, mail } of rows) {
    const record = recordOf(email);
    record.ids.push(id);
    if (mail !== null) record.statuses.push(mail);
  }
  return recordOf;
}

/**
 * Returns the number of mails after which another one was sent needlessly: Postmark's response arrived, and the result was
 * recorded, or was not retried after one quick failure.
 */
function needlessMails(events: readonly ServiceEvent[]): number {
  const mails = events.flatMap(({ request }, index) => (request === 'mail' ? [index] : []));
  const sent = mails.filter((index) => events[index]?.executed);
  const repeated = sent.slice(0, -1).filter((index) => {
    const mail = events[index];
    const next = mails.find((later) => later > index);
    const records = events.slice(index, next).filter(({ request }) => request === 'result');
    const { fault, noResponse } = records.at(-1) ?? {};
    const isRecordLost =
      noResponse === true || (fault !== undefined && (records.length > 1 || slowFaults.test(fault)));
    return mail?.fault === undefined && mail?.noResponse !== true && !isRecordLost;
  });
  return repeated.length;
}

/** Returns how long a response took, without the time in which the process was blocked. */
export function unblockedMilliseconds({ milliseconds, blockedMilliseconds = 0 }: VisitorResponse): number {
  return milliseconds - blockedMilliseconds;
}

/** The longest that a visitor may wait for a response. */
export const responseLimitMilliseconds = 8000;

function violationsOf(
  lead: SentLead,
  { ids, statuses, mails }: LeadRecord,
): readonly Omit<Violation, 'lead'>[] {
  const found: Omit<Violation, 'lead'>[] = [];
  const rows = ids.length;
  if (rows > 1) found.push({ promise: 'twice', detail: `${rows} rows` });
  if (isAcknowledged(lead) && rows === 0) found.push({ promise: 'lost', detail: 'acknowledged, no row' });
  const hasMailWorked = lead.events.every(
    ({ request, fault, noResponse }) => request !== 'mail' || (fault === undefined && noResponse !== true),
  );
  const claims = lead.events.filter(({ request }) => request === 'claim');
  const isClaimed =
    claims.length === 0 || claims.some(({ fault, noResponse }) => fault === undefined && noResponse !== true);
  // After a 503 the function may have left a claim behind, which ends after a minute.
  const isAcknowledgedAtOnce =
    lead.responses.length > 0 && lead.responses.every(({ status }) => status !== 503);
  if (isAcknowledgedAtOnce && lead.mailedAtOnce === false && hasMailWorked && isClaimed) {
    found.push({ promise: 'delayed', detail: 'no mail after its requests ended' });
  }
  const foreign = lead.responses.filter(({ id }) => id !== undefined && !ids.includes(id));
  if (rows > 0 && foreign.length > 0)
    found.push({ promise: 'lost', detail: 'the id in a response belongs to no row' });
  if (rows > 0 && mails === 0 && !statuses.includes('dead')) {
    found.push({ promise: 'unsent', detail: `no mail, notification ${statuses.join() || 'missing'}` });
  }
  const sent = lead.events.filter(({ request, executed }) => request === 'mail' && executed).length;
  const unrequested = lead.killed === true ? 0 : Math.max(0, mails - Math.max(1, sent));
  if (unrequested + needlessMails(lead.events) > 0)
    found.push({ promise: 'repeated', detail: `${mails} mails` });
  const slowest = Math.max(0, ...lead.responses.map(unblockedMilliseconds));
  if (slowest > responseLimitMilliseconds)
    found.push({ promise: 'late', detail: `${Math.round(slowest)} ms` });
  const unexpected = lead.responses.find(({ status }) => ![201, 303, 503].includes(status));
  if (unexpected !== undefined) found.push({ promise: 'status', detail: `status ${unexpected.status}` });
  return found;
}

/** Compares the visitors' responses with stored leads, mails and logs. Returns every violation of a promise. */
export async function findViolations(
  leads: readonly SentLead[],
  { admin, services, log }: FaultySite,
): Promise<readonly Violation[]> {
  const output = log.text();
  const recordOf = await readRecords(admin, services.mailbox.messages());
  const logged = new Set(output.match(tagPattern)?.map((tag) => tag.toLowerCase()));
  const secrets = [new URL(services.writerUrl).password, String(process.env.POSTMARK_SERVER_TOKEN)];
  const isSecretLogged = secrets.some((value) => output.includes(value));
  return leads.flatMap((lead, index) => {
    const found = violationsOf(lead, recordOf(lead.tag)).map((violation) => ({ ...violation, lead }));
    if (logged.has(lead.tag)) found.push({ promise: 'logged', lead, detail: 'a tag in the log' });
    if (isSecretLogged && index === 0)
      found.push({ promise: 'logged', lead, detail: 'a password or token in the log' });
    return found;
  });
}
