import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { wholeLeads } from '../support/whole-leads.ts';

/** One request of the functions to a service about a lead, and its result. */
export interface ServiceEvent {
  /** `mark` records how a mail went. */
  readonly asked: 'mail' | 'mark' | 'statement';
  /** The fault's name; undefined where the service answered as it should. */
  readonly fault?: string;
  /** Whether the service did what it was asked. */
  readonly worked: boolean;
  /** True where the function got no answer in time although nothing was made to fail: the machine was too busy. */
  unanswered?: boolean;
}

/** One answer a visitor saw. */
export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  /** Of these, how long the process could not run its timers, because the machine was busy. */
  readonly heldMilliseconds?: number;
  /** The id a JSON caller got. */
  readonly id?: string;
}

/** One submission of a visitor, and everything that is known of it from outside. */
export interface SentLead {
  readonly kind: SubmissionKind;
  /** A text in every field that a person types, and nowhere else. */
  readonly tag: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What the submission is filed under in the table. */
  readonly label: string;
  readonly answers: Answer[];
  readonly events: ServiceEvent[];
  /** What the functions left for after their answers. */
  readonly afterwards: Promise<unknown>[];
  /** True if a process was killed while the notification was pending: it may then have gone out unmarked. */
  killed?: boolean;
  /** Whether its mail was out once all requests had ended, before anything was made due; undefined if nobody looked. */
  mailedAtOnce?: boolean;
}

/** Finds tags, in any case. */
export const tagPattern = /tagged[0-9a-f]{32}/gi;

/** Returns a lead with a tag of its own in every personal field, which the schemas accept. */
export function newLead(kind: SubmissionKind, label: string): SentLead {
  const tag = `tagged${randomUUID().replaceAll('-', '')}`;
  return { kind, tag, fields: wholeLeads(tag)[kind], label, answers: [], events: [], afterwards: [] };
}

/** Whether the visitor got an answer that the submission is stored. */
export function isAcknowledged({ answers }: Pick<SentLead, 'answers'>): boolean {
  return answers.some(({ status }) => status === 201 || status === 303);
}
