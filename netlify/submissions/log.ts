/** The events of the log. The runbook says what to do about each. */
type LogEventName =
  | 'submission'
  | 'notification_sent'
  | 'notification_failed'
  | 'notification_dead'
  | 'mail_account_refused'
  | 'outbox_failed'
  | 'outbox_drained'
  | 'outbox_unhealthy'
  | 'quarantine_waiting'
  | 'purged'
  | 'heartbeat_failed'
  | 'configuration';

/**
 * One event of the functions' log. It has fields for codes, references, times and counts only, so that nothing a visitor
 * typed, no secret and no driver's message gets in.
 */
interface LogEvent {
  readonly event: LogEventName;
  /** What happened: a problem code, an SQLSTATE, a Postmark code. */
  readonly code?: string;
  readonly kind?: string;
  readonly status?: number;
  readonly format?: string;
  readonly reference?: string;
  readonly submissionId?: string;
  readonly durationMilliseconds?: number;
  readonly attempts?: number;
  readonly count?: number;
  /** Notifications of a run that Postmark accepted. */
  readonly sent?: number;
  /** Notifications of a run that are to be tried again, or were given up. */
  readonly failed?: number;
  /** True for a lead whose honeypot was filled. */
  readonly quarantined?: boolean;
  /** Dead notifications that nobody has resolved. */
  readonly dead?: number;
  /** Notifications that have waited too long. */
  readonly overdue?: number;
  /** Age of the oldest notification that waits. */
  readonly oldestMinutes?: number;
  /** Age of the oldest lead in quarantine. */
  readonly oldestDays?: number;
  /** A sentence of this program's own, for a setting that is missing or unusable. */
  readonly sentence?: string;
}

/** Where events go. */
export type Log = (level: 'info' | 'warn' | 'error', event: LogEvent) => void;

/** The log of a running function: one JSON line per event, errors on the standard error stream. */
export const processLog: Log = (level, event) => {
  const stream = level === 'error' ? process.stderr : process.stdout;
  stream.write(`${JSON.stringify({ level, ...event })}\n`);
};
