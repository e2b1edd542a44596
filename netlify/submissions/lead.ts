import { createHash, randomUUID } from 'node:crypto';
import { uuidOf } from '../../src/submissions/submission-id.ts';
import type { ValidSubmission } from './validate.ts';

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
  /** Tells equal values from different ones: what the tables' column content_digest holds. */
  readonly digest: string;
}

/** What a press on a form without an id is known by. */
export interface Press {
  readonly at: Date;
  /** The visitor's keyed hash on the day of that moment; undefined where visitors cannot be told apart. */
  readonly clientAt: (moment: Date) => string | undefined;
}

/**
 * Presses with the same values are one lead where they fall into the same window of this length or into two that follow each
 * other: always within ten minutes, never after twenty.
 */
const pressWindowMilliseconds = 10 * 60 * 1000;

/** The hash that the migrations compute for content_digest; an address that is on a list once is so whatever its capitals. */
function contentDigest({ kind, columns, quarantined }: ValidSubmission): string {
  const { email = '' } = columns;
  const values = kind === 'newsletter' ? { ...columns, email: email.toLowerCase() } : columns;
  return sha256([...Object.values(values), String(quarantined)].join('\n')).toString('hex');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** One id for all presses of a visitor with the same values, exactly as typed, in one window. */
function pressId({ kind, columns, quarantined }: ValidSubmission, press: Press, windowsAgo: number): string {
  const window = Math.floor(press.at.getTime() / pressWindowMilliseconds) - windowsAgo;
  const client = press.clientAt(new Date(window * pressWindowMilliseconds)) ?? null;
  return uuidOf(sha256(JSON.stringify(['press', kind, Object.values(columns), quarantined, client, window])));
}

/**
 * Gives a submission its identity. `sentId` is the id it came with; without one a press on a form gets an id made of its
 * values, its visitor and the time, and anything else an id of its own.
 */
export function identifyLead(
  submission: ValidSubmission,
  sentId: string | undefined,
  press: Press | undefined,
): Lead {
  const pressed = sentId === undefined ? press : undefined;
  const digest = contentDigest(submission);
  const submissionId = sentId ?? (pressed ? pressId(submission, pressed, 0) : randomUUID());
  return {
    ...submission,
    submissionId,
    correctedId: uuidOf(sha256(JSON.stringify(['corrected', submissionId, digest]))),
    earlierId: pressed && pressId(submission, pressed, 1),
    digest,
  };
}
