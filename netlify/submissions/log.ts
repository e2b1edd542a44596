/** The log's events. `docs/on-call.md` says how to handle each. */
type LogEventName =
  | 'submission'
  | 'notification_sent'
  | 'notification_failed'
  | 'notification_dead'
  | 'digest_sent'
  | 'mail_limit_reached'
  | 'mail_account_refused'
  | 'bounced'
  | 'storing_impossible'
  | 'submissions_failed'
  | 'outbox_failed'
  | 'outbox_drained'
  | 'outbox_unhealthy'
  | 'quarantine_waiting'
  | 'purged'
  | 'heartbeat_failed'
  | 'configuration';

/**
 * One event of the functions' log. Its fields are codes, references, times and counts, so that no visitor's data, secret or
 * driver message can be logged.
 */
interface LogEvent {
  readonly event: LogEventName;
  /** A problem code, an SQLSTATE, or a code of Postmark or the webhook. */
  readonly code?: string;
  readonly kind?: string;
  readonly status?: number;
  readonly format?: string;
  readonly reference?: string;
  readonly submissionId?: string;
  /** A place in the settings, such as `inbox 1`, never an address. */
  readonly destination?: string;
  readonly durationMilliseconds?: number;
  readonly attempts?: number;
  readonly count?: number;
  /** Notifications of a run that were accepted. */
  readonly sent?: number;
  /** Notifications of a run that will be retried or were given up. */
  readonly failed?: number;
  /** True for a lead whose honeypot was filled. */
  readonly quarantined?: boolean;
  /** Dead notifications that are not resolved. */
  readonly dead?: number;
  /** Notifications that have been pending for more than 30 minutes. */
  readonly overdue?: number;
  /** Age of the oldest pending notification. */
  readonly oldestMinutes?: number;
  /** Age of the oldest lead in quarantine. */
  readonly oldestDays?: number;
  /** Why a setting is missing or invalid, without its value. */
  readonly sentence?: string;
}

/** Writes one event to a log. */
export type Log = (level: 'info' | 'warn' | 'error', event: LogEvent) => void;

/** Writes one JSON line per event: errors to standard error, other events to standard output. */
export const processLog: Log = (level, event) => {
  const stream = level === 'error' ? process.stderr : process.stdout;
  stream.write(`${JSON.stringify({ level, ...event })}\n`);
};
