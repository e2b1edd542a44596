import type { Attribution } from '../../src/submissions/envelope.ts';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import type { ProblemCode } from './problems.ts';

/** What the steps of a submission hand to each other, so that no step imports another for a type. */

/** Texts by name. */
export type Texts = Readonly<Record<string, string>>;

/** The fields of a request as they were sent. */
export type ParsedFields = Readonly<Record<string, unknown>>;

/** One sentence for each rejected field. */
export type FieldErrors = Texts;

/** Who sent a request, as far as its headers say. */
export interface Caller {
  /** Programs get JSON, people whose form was posted without JavaScript get pages. */
  readonly format: 'json' | 'html';
  readonly https: boolean;
  /** Path of this site's page to go back to. */
  readonly back: string;
}

/** How a submission ended. */
export type Outcome =
  | { readonly code: 'stored' | 'replayed'; readonly id: string }
  | {
      readonly code: ProblemCode;
      /** What was typed and under which id it was tried, where that much could be read. */
      readonly draft?: { readonly fields: ParsedFields; readonly submissionId: string };
      readonly errors?: FieldErrors;
    };

/** A submission that the schemas accept. */
export interface ValidSubmission {
  readonly kind: SubmissionKind;
  /** Values by column. */
  readonly columns: Texts;
  /** True when the honeypot was filled. */
  readonly quarantined: boolean;
  readonly attribution: Attribution;
}

/**
 * A submission and the ids used to deduplicate it. A submission sent again is the same lead. Different values under one id,
 * as a visitor sends who corrects a returned form, are another lead.
 */
export interface Lead extends ValidSubmission {
  /** The id that came with the submission, or one made here. */
  readonly submissionId: string;
  /** The id it is stored under where `submissionId` stands for other values already. */
  readonly correctedId: string;
  /** The id of the same form in the previous ten-minute window; for forms without an id. */
  readonly earlierId: string | undefined;
  /** The id of its job, should this be the submission that is stored. */
  readonly jobId: string;
  /** Keyed hash of the values: the column content_digest. */
  readonly digest: string;
}

/** A job that its worker may try to send now, with what the mail needs of the lead. */
export interface Notification {
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly reference: string;
  /** Tries begun, this one included. */
  readonly attempts: number;
  /** Until when it belongs to its worker, as the database writes it. It identifies the claim. */
  readonly lockedUntil: string;
  readonly receivedAt: Date;
  /** The lead's values by column. */
  readonly columns: Texts;
  /** Where the lead came from, as far as it is known. */
  readonly attribution: Attribution;
}

/** A mail that was sent has a code where somebody has to look all the same. */
export type SendResult =
  | { readonly sent: true; readonly messageId: string; readonly code?: string }
  | {
      readonly sent: false;
      readonly code: string;
      /** True when the account is at fault, not this mail: its token, its sender, its approval. */
      readonly accountRefused: boolean;
    };

/** Writes and sends the mail of a notification; a failure is a result, never thrown. At most twice five seconds. */
export type SendMail = (notification: Notification) => Promise<SendResult>;
