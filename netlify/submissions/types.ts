import type { Attribution } from '../../src/submissions/envelope.ts';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import type { ProblemCode } from './problems.ts';

// The types that the steps of a submission share, so that no step imports another for a type.

export type Texts = Readonly<Record<string, string>>;

/** The fields of a request before validation. */
export type ParsedFields = Readonly<Record<string, unknown>>;

/** One sentence by rejected field. */
export type FieldErrors = Texts;

/** The sender of a request, as described by its headers. */
export interface Caller {
  /** Programs get JSON. Visitors whose form was posted without JavaScript get pages. */
  readonly format: 'json' | 'html';
  readonly https: boolean;
  /** The path of the page to go back to. */
  readonly back: string;
}

/** The result of a submission. */
export type Outcome =
  | { readonly code: 'stored' | 'replayed'; readonly id: string }
  | {
      readonly code: ProblemCode;
      /** The typed fields and the submission's id, if the body could be read. */
      readonly draft?: { readonly fields: ParsedFields; readonly submissionId: string };
      readonly errors?: FieldErrors;
    };

/** A submission that the schemas accept. */
export interface ValidSubmission {
  readonly kind: SubmissionKind;
  /** Values by column. */
  readonly columns: Texts;
  /** True if the honeypot was filled. */
  readonly quarantined: boolean;
  readonly attribution: Attribution;
}

/**
 * A submission and the ids used to deduplicate it. A submission that is sent again is the same lead. Other values under the
 * same id are another lead, as when a visitor corrects a returned form.
 */
export interface Lead extends ValidSubmission {
  /** The id in the request, or a generated one. */
  readonly submissionId: string;
  /** The id to store the lead under if `submissionId` is in use for other values. */
  readonly correctedId: string;
  /** The id of the same form in the previous ten-minute window. Only for forms without an id. */
  readonly earlierId: string | undefined;
  /** Keyed hash of the values, stored in `content_digest`. */
  readonly digest: string;
}

/** A claimed job with the lead's values for its message. */
export interface Notification {
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly reference: string;
  /** A place in the settings, not an address: `inbox 1`, `inbox 2`, …, `fallback 1`, … or `webhook`. */
  readonly destination: string;
  /** The number of tries, including the present one. */
  readonly attempts: number;
  readonly receivedAt: Date;
  /** The lead's values by column. */
  readonly columns: Texts;
  readonly attribution: Attribution;
}

/**
 * What a failure is the fault of. `account`: token, sender or credit; every mail would fail until a person mends it. `recipient`: this
 * destination refuses every message. `other`: a later try may succeed.
 */
export type FailureCause = 'account' | 'recipient' | 'other';

/** The result of sending one message. A webhook gives no id. */
export type SendResult =
  | { readonly sent: true; readonly messageId?: string }
  | { readonly sent: false; readonly code: string; readonly cause: FailureCause };

/** Sends messages to the destinations whose settings are complete. A failure is returned, never thrown. */
export interface Delivery {
  /** Destinations that get mails, of the inboxes and the fallbacks. They have an hourly limit. Empty without a mail account. */
  readonly mailboxes: readonly string[];
  /** Destinations that get requests: `webhook`, or none. */
  readonly webhooks: readonly string[];
  /** Destinations to tell when an inbox fails. Some of `mailboxes`. */
  readonly fallbacks: readonly string[];
  /** Mails to one mailbox in an hour; null for no limit. Leads above it are told in a digest. */
  readonly hourlyLimit: number | null;
  /** Tells one destination of one lead. Takes at most eight seconds: twice four, as a mail is tried again without Reply-To. */
  send(notification: Notification): Promise<SendResult>;
  /** Tells one mailbox of many leads in one mail. Takes at most four seconds. */
  sendDigest(destination: string, notifications: readonly Notification[]): Promise<SendResult>;
  /** Checks the mail account without sending. Returns the code of a refusal. Takes at most four seconds and never throws. */
  refusedAccount(): Promise<string | undefined>;
}
