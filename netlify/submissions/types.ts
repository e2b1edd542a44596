import type { Attribution } from '../../src/submissions/envelope.ts';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import type { ProblemCode } from './problems.ts';

/** What the steps of a submission hand to each other, so that no step imports another for a type. */

/** Texts by the names that they have in a table or a notification. */
export type Texts = Readonly<Record<string, string>>;

export type ParsedFields = Readonly<Record<string, unknown>>;

export type FieldErrors = Readonly<Record<string, string>>;

export interface Caller {
  /** Programs get JSON, people whose form was posted without JavaScript get pages. */
  readonly answer: 'json' | 'html';
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

export interface ValidSubmission {
  readonly kind: SubmissionKind;
  /** Values by column, in the order in which the tables' content_digest takes them. */
  readonly columns: Texts;
  readonly notification: Texts;
  /** True when the honeypot was filled. */
  readonly quarantined: boolean;
  readonly attribution: Attribution;
}

/**
 * A lead with what tells it from others: a submission sent again is the same lead, and different values under one id, as a
 * visitor sends who corrects a form that was given back, are another lead.
 */
export interface Lead extends ValidSubmission {
  /** The id that came with the submission, or one made here. */
  readonly submissionId: string;
  /** The id it is stored under where `submissionId` stands for other values already. */
  readonly correctedId: string;
  /** The id that the same press would have had a little earlier, where the id was made of the press. */
  readonly earlierId: string | undefined;
  /** The id of its notification, should this be the submission that is stored. */
  readonly notificationId: string;
  /** Tells equal values from different ones: what the tables' column content_digest holds. */
  readonly digest: string;
}

/** A notification that its worker may try to send now. */
export interface Notification {
  readonly id: string;
  readonly type: SubmissionKind;
  readonly data: Texts;
  readonly reference: string;
  readonly attempts: number;
  readonly created_at: string;
}

/** A mail that was sent has a code where somebody has to look all the same. */
export type SendResult =
  | { readonly sent: true; readonly messageId: string; readonly code?: string }
  | { readonly sent: false; readonly code: string };

/** Writes and sends the mail of a notification; a failure is a result, never thrown. At most twice five seconds. */
export type SendMail = (notification: Notification) => Promise<SendResult>;
