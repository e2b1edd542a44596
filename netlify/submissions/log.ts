/** Every event of the log by name; the runbook says of each what to do. */
export const logEvents = [
  'submission',
  'notification_sent',
  'notification_failed',
  'notification_dead',
  'outbox_failed',
  'outbox_drained',
  'outbox_unhealthy',
  'purged',
  'heartbeat_failed',
  'configuration',
] as const;

/**
 * One event of the functions' log. There is room for codes, references, times and counts only: nothing a visitor typed,
 * no secret, no driver's message can get in.
 */
interface LogEvent {
  readonly event: (typeof logEvents)[number];
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
  /** True for a lead whose honeypot was filled. */
  readonly quarantined?: boolean;
  /** Dead letters that nobody has seen to. */
  readonly dead?: number;
  /** Notifications that have waited too long. */
  readonly overdue?: number;
  /** Age of the oldest notification that waits. */
  readonly oldestMinutes?: number;
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
