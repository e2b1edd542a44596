import { createHash, createHmac, randomUUID } from 'node:crypto';
import { isIPv6, SocketAddress } from 'node:net';
import { uuidOf } from '../../src/submissions/submission-id.ts';
import type { Lead, ValidSubmission } from './types.ts';

const loopback = /^(?:127\.|::1$)/;

/** Returns the canonical form of an address (RFC 5952), without a zone; IPv4 mapped into IPv6 (RFC 4291, 2.5.5.2) as IPv4. */
function canonical(address: string): string {
  if (!isIPv6(address)) return address;
  const { address: spelling } = new SocketAddress({ address, family: 'ipv6' });
  return spelling.replace(/^::ffff:(?=\d+\.)/, '');
}

/** Returns the part of an address that belongs to one client: an IPv6 subscriber has a whole /64 (RFC 6177). */
function clientPart(address: string): string {
  if (!isIPv6(address)) return address;
  const zeros = 8 - address.split(':').filter((group) => group !== '').length;
  const groups = address.replace('::', `:${'0:'.repeat(zeros)}`).replace(/^:/, '');
  return groups.split(':').slice(0, 4).join(':');
}

/**
 * Returns the hash that identifies a client in the counter of stored leads: 32 hexadecimal digits that change every day and
 * cannot be computed back without the key. Undefined, and so not counted, for a missing or a loopback address.
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

/** A form that was sent without an id, as browsers without scripts send it. */
export interface FormPost {
  readonly at: Date;
  /** Returns the visitor's keyed hash on the day of a moment; undefined if visitors cannot be told apart. */
  readonly clientAt: (moment: Date) => string | undefined;
}

/**
 * Forms without an id are one lead if they have the same values and fall into the same window of this length or into two
 * consecutive ones: always within ten minutes, never after twenty.
 */
const formWindowMilliseconds = 10 * 60 * 1000;

/** Returns the keyed hash of the values. The newsletter has an address once, whatever its capitals. */
function contentDigest({ kind, columns, quarantined }: ValidSubmission, key: string): string {
  const { email = '' } = columns;
  const values = kind === 'newsletter' ? { ...columns, email: email.toLowerCase() } : columns;
  return createHmac('sha256', key)
    .update(JSON.stringify([kind, values, quarantined]))
    .digest('hex');
}

function derivedId(...parts: readonly unknown[]): string {
  return uuidOf(createHash('sha256').update(JSON.stringify(parts)).digest());
}

/** Returns one id for all forms of a visitor with the same values in one window. */
function formId(digest: string, { at, clientAt }: FormPost, windowsAgo: number): string {
  const window = Math.floor(at.getTime() / formWindowMilliseconds) - windowsAgo;
  const client = clientAt(new Date(window * formWindowMilliseconds)) ?? null;
  return derivedId('form', digest, client, window);
}

/**
 * Gives a submission its identity. `sentId` is the id that it came with. Without one a form gets an id derived from its
 * values, its visitor and the time; anything else gets a new id. `key` is that of the content digest: with an empty one the
 * digest can be compared with that of guessed values.
 */
export function identifyLead(
  submission: ValidSubmission,
  sentId: string | undefined,
  formPost: FormPost | undefined,
  key: string,
): Lead {
  const form = sentId === undefined ? formPost : undefined;
  const digest = contentDigest(submission, key);
  const submissionId = sentId ?? (form ? formId(digest, form, 0) : randomUUID());
  return {
    ...submission,
    submissionId,
    correctedId: derivedId('corrected', submissionId, digest),
    earlierId: form && formId(digest, form, 1),
    jobId: randomUUID(),
    digest,
  };
}
