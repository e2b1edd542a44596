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
  /** The id of the job that is stored with the lead. */
  readonly jobId: string;
  /** Keyed hash of the values, stored in `content_digest`. */
  readonly digest: string;
}

/** A claimed job with the lead's values for the mail. */
export interface Notification {
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly reference: string;
  /** The number of tries, including the present one. */
  readonly attempts: number;
  /** When the worker's claim ends, in the database's notation. It identifies the claim. */
  readonly lockedUntil: string;
  readonly receivedAt: Date;
  /** The lead's values by column. */
  readonly columns: Texts;
  readonly attribution: Attribution;
}

/** The result of sending a mail. A sent mail has a code if it still needs attention. */
export type SendResult =
  | { readonly sent: true; readonly messageId: string; readonly code?: string }
  | {
      readonly sent: false;
      readonly code: string;
      /** True if the cause is the account (token, sender, approval), not this mail. */
      readonly accountRefused: boolean;
    };

/** Writes and sends the mail of a notification. Takes at most twice five seconds. A failure is returned, never thrown. */
export type SendMail = (notification: Notification) => Promise<SendResult>;
