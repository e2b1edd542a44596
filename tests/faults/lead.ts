import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { wholeLeads } from '../support/whole-leads.ts';

/** One thing the functions asked of a service for a lead, and how that went. */
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
  /** Of these, how long the process could not even run its timers: what a busy machine, not the function, took. */
  readonly heldMilliseconds?: number;
  /** The id a JSON caller got. */
  readonly id?: string;
}

/** One submission as its visitor made it, and everything that is known of it from outside. */
export interface SentLead {
  readonly kind: SubmissionKind;
  /** Stands in every field a person typed, and nowhere else in the world. */
  readonly canary: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What the submission is filed under in the table. */
  readonly label: string;
  readonly answers: Answer[];
  readonly events: ServiceEvent[];
  /** What the functions left for after their answers. */
  readonly afterwards: Promise<unknown>[];
  /** True where a process was killed while the notification was pending: it may then have gone out unmarked. */
  killed?: boolean;
}

/** Finds canaries, whatever a log or a mail did to their case. */
export const canaryPattern = /canary[0-9a-f]{32}/gi;

/** A lead with a canary of its own in every personal field, which the schemas accept. */
export function newLead(kind: SubmissionKind, label: string): SentLead {
  const canary = `canary${randomUUID().replaceAll('-', '')}`;
  return { kind, canary, fields: wholeLeads(canary)[kind], label, answers: [], events: [], afterwards: [] };
}

/** Whether the visitor was told that the submission is stored. */
export function isAcknowledged({ answers }: Pick<SentLead, 'answers'>): boolean {
  return answers.some(({ status }) => status === 201 || status === 303);
}
