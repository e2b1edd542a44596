import type pg from 'pg';
import type { MailboxMessage } from '../../netlify/local/mailbox.ts';
import type { FaultySite } from './campaign.ts';
import { slowFaults } from './fault-plan.ts';
import { type Answer, isAcknowledged, type SentLead, type ServiceEvent, tagPattern } from './lead.ts';

/** The promises. Each violation names the one it breaks. */
export const promises = {
  lost: 'acknowledged means one row',
  twice: 'never two rows',
  unsent: 'a row means a mail or a dead notification',
  delayed: 'a lead acknowledged at once, while the mail service is well, is mailed within seconds',
  repeated: 'a second mail only after an ambiguous answer or a lost mark',
  late: 'every answer within 8 seconds',
  logged: 'nothing personal in a log',
  answer: 'every answer is a success or 503',
} as const;
export type Promised = keyof typeof promises;

interface Violation {
  readonly promise: Promised;
  readonly lead: SentLead;
  readonly detail: string;
}

/** What database and mailbox have of one lead. */
export interface LeadRecord {
  readonly ids: string[];
  readonly statuses: string[];
  mails: number;
}

/** Reads what is stored and mailed. Returns a function that finds the record of a lead by a text with its tag. */
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
 * Returns the number of mails that were sent although nothing was in doubt: the mail before was answered properly, and the mark
 * "sent" was stored, or given up after one quick failure.
 */
function needlessMails(events: readonly ServiceEvent[]): number {
  const mails = events.flatMap(({ asked }, index) => (asked === 'mail' ? [index] : []));
  const sent = mails.filter((index) => events[index]?.worked);
  const repeated = sent.slice(0, -1).filter((index) => {
    const mail = events[index];
    const next = mails.find((later) => later > index);
    const marks = events.slice(index, next).filter(({ asked }) => asked === 'mark');
    const { fault, unanswered } = marks.at(-1) ?? {};
    const markLost =
      unanswered === true || (fault !== undefined && (marks.length > 1 || slowFaults.test(fault)));
    return mail?.fault === undefined && mail?.unanswered !== true && !markLost;
  });
  return repeated.length;
}

/** Returns how long an answer took, without the time in which its process could not run. */
export function ownMilliseconds({ milliseconds, heldMilliseconds = 0 }: Answer): number {
  return milliseconds - heldMilliseconds;
}

/** The longest a visitor may wait, in milliseconds. */
export const answerLimitMilliseconds = 8000;

function violationsOf(
  lead: SentLead,
  { ids, statuses, mails }: LeadRecord,
): readonly Omit<Violation, 'lead'>[] {
  const found: Omit<Violation, 'lead'>[] = [];
  const rows = ids.length;
  if (rows > 1) found.push({ promise: 'twice', detail: `${rows} rows` });
  if (isAcknowledged(lead) && rows === 0) found.push({ promise: 'lost', detail: 'acknowledged, no row' });
  const isMailWell = lead.events.every(
    ({ asked, fault, unanswered }) => asked !== 'mail' || (fault === undefined && unanswered !== true),
  );
  // A request that could not store, nor look afterwards, may leave a claim behind that ends after a minute.
  const isAcknowledgedAtOnce = lead.answers.length > 0 && lead.answers.every(({ status }) => status !== 503);
  if (isAcknowledgedAtOnce && lead.mailedAtOnce === false && isMailWell) {
    found.push({ promise: 'delayed', detail: 'no mail once its requests had ended' });
  }
  const foreign = lead.answers.filter(({ id }) => id !== undefined && !ids.includes(id));
  if (rows > 0 && foreign.length > 0)
    found.push({ promise: 'lost', detail: 'answered with the id of no row' });
  if (rows > 0 && mails === 0 && !statuses.includes('dead')) {
    found.push({ promise: 'unsent', detail: `no mail, notification ${statuses.join() || 'missing'}` });
  }
  const sent = lead.events.filter(({ asked, worked }) => asked === 'mail' && worked).length;
  const unasked = lead.killed === true ? 0 : Math.max(0, mails - Math.max(1, sent));
  if (unasked + needlessMails(lead.events) > 0) found.push({ promise: 'repeated', detail: `${mails} mails` });
  const slowest = Math.max(0, ...lead.answers.map(ownMilliseconds));
  if (slowest > answerLimitMilliseconds) found.push({ promise: 'late', detail: `${Math.round(slowest)} ms` });
  const odd = lead.answers.find(({ status }) => ![201, 303, 503].includes(status));
  if (odd !== undefined) found.push({ promise: 'answer', detail: `status ${odd.status}` });
  return found;
}

/** Compares the answers that visitors got with what is stored, sent and logged. Empty if every promise was kept. */
export async function findViolations(
  leads: readonly SentLead[],
  { admin, services, log }: FaultySite,
): Promise<readonly Violation[]> {
  const written = log.text();
  const recordOf = await readRecords(admin, services.mailbox.messages());
  const logged = new Set(written.match(tagPattern)?.map((tag) => tag.toLowerCase()));
  const secrets = [new URL(services.writerUrl).password, String(process.env.POSTMARK_SERVER_TOKEN)];
  const secret = secrets.some((value) => written.includes(value));
  return leads.flatMap((lead, index) => {
    const found = violationsOf(lead, recordOf(lead.tag)).map((violation) => ({ ...violation, lead }));
    if (logged.has(lead.tag)) found.push({ promise: 'logged', lead, detail: 'a tag in the log' });
    if (secret && index === 0)
      found.push({ promise: 'logged', lead, detail: 'a password or token in the log' });
    return found;
  });
}
