import { createHash, createHmac, randomUUID } from 'node:crypto';
import { isIPv6, SocketAddress } from 'node:net';
import { uuidOf } from '../../src/submissions/submission-id.ts';
import type { Lead, ValidSubmission } from './types.ts';

const loopback = /^(?:127\.|::1$)/;

/**
 * One spelling for each address (RFC 5952), without a zone, and an IPv4 address mapped into IPv6 (RFC 4291, 2.5.5.2) as
 * itself.
 */
function canonical(address: string): string {
  if (!isIPv6(address)) return address;
  const { address: spelling } = new SocketAddress({ address, family: 'ipv6' });
  return spelling.replace(/^::ffff:(?=\d+\.)/, '');
}

/** The part of an address that belongs to one client: an IPv6 subscriber has a whole /64 (RFC 6177). */
function clientPart(address: string): string {
  if (!isIPv6(address)) return address;
  const zeros = 8 - address.split(':').filter((group) => group !== '').length;
  const groups = address.replace('::', `:${'0:'.repeat(zeros)}`).replace(/^:/, '');
  return groups.split(':').slice(0, 4).join(':');
}

/**
 * What the counter of stored leads knows a client by: 32 hexadecimal digits that change every day and cannot be computed
 * back without the key. Undefined, that is not counted, for a missing address and for this machine's own.
 */
export function clientHash(address: string | undefined, key: string, now: Date): string | undefined {
  if (address === undefined || address === '') return undefined;
  const client = canonical(address);
  if (loopback.test(client)) return undefined;
  const day = now.toISOString().slice(0, 10);
  return createHmac('sha256', key)
    .update(`${day} ${clientPart(client)}`)
    .digest('hex')
    .slice(0, 32);
}

/** What a press on a form without an id is known by. */
interface Press {
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
    notificationId: randomUUID(),
    digest,
  };
}
