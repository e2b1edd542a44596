import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { completeLeads } from '../support/complete-leads.ts';

/** One request of the functions to a service about a lead, and its result. */
export interface ServiceEvent {
  /** `claim` is a statement that claims jobs, `result` one that records the result of a mail, `statement` any other one. */
  readonly request: 'mail' | 'claim' | 'result' | 'statement';
  /** The fault's name, if the request was made to fail. */
  readonly fault?: string;
  /** Whether the service executed the request. */
  readonly executed: boolean;
  /** True if the function got no response. Without a fault the cause is a timeout, because the machine was busy. */
  noResponse?: boolean;
}

/** One response that a visitor received. */
export interface VisitorResponse {
  readonly status: number;
  readonly milliseconds: number;
  /** The part of `milliseconds` in which the process could not run its timers, because the machine was busy. */
  readonly blockedMilliseconds?: number;
  /** The id in a JSON response. */
  readonly id?: string;
}

/** One submission of a visitor, and everything that was observed from outside. */
export interface SentLead {
  readonly kind: SubmissionKind;
  /** A text in every field that a person types, and nowhere else. */
  readonly tag: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The row of the summary table that counts this lead. */
  readonly label: string;
  readonly responses: VisitorResponse[];
  readonly events: ServiceEvent[];
  /** The functions' work after their responses. */
  readonly afterwards: Promise<unknown>[];
  /** True if a process was killed while the notification was pending: its mail may be sent but not recorded. */
  killed?: boolean;
  /** Whether the mail was sent by the end of all requests, before the test made notifications due; undefined if not checked. */
  mailedAtOnce?: boolean;
}

/** Matches tags in any case. */
export const tagPattern = /tagged[0-9a-f]{32}/gi;

/** Returns a valid lead with a unique tag in every personal field. */
export function newLead(kind: SubmissionKind, label: string): SentLead {
  const tag = `tagged${randomUUID().replaceAll('-', '')}`;
  return { kind, tag, fields: completeLeads(tag)[kind], label, responses: [], events: [], afterwards: [] };
}

/** Whether a response told the visitor that the submission is stored. */
export function isAcknowledged({ responses }: Pick<SentLead, 'responses'>): boolean {
  return responses.some(({ status }) => status === 201 || status === 303);
}
