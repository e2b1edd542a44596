import { createHash, createHmac, randomUUID } from 'node:crypto';
import { isIPv6, SocketAddress } from 'node:net';
import { uuidOf } from '../../src/submissions/submission-id.ts';
import type { Lead, ValidSubmission } from './types.ts';

const loopback = /^(?:127\.|::1$)/;

/** Returns an address in canonical form (RFC 5952) without its zone. IPv4 mapped into IPv6 (RFC 4291, 2.5.5.2) becomes IPv4. */
function canonical(address: string): string {
  if (!isIPv6(address)) return address;
  const { address: canonicalAddress } = new SocketAddress({ address, family: 'ipv6' });
  return canonicalAddress.replace(/^::ffff:(?=\d+\.)/, '');
}

/** Returns the part of a canonical address that identifies one client: for IPv6 the /64 of a subscriber (RFC 6177). */
function clientPart(address: string): string {
  if (!isIPv6(address)) return address;
  const zeros = 8 - address.split(':').filter((group) => group !== '').length;
  const groups = address.replace('::', `:${'0:'.repeat(zeros)}`).replace(/^:/, '');
  return groups.split(':').slice(0, 4).join(':');
}

/**
 * Returns the hash by which a client's stored leads are counted: 32 hexadecimal digits that change every day and cannot be
 * reversed without the key. Returns undefined for a missing or loopback address, which is not counted.
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

/** A form posted without an id, as browsers do without scripts. */
export interface FormPost {
  readonly at: Date;
  /** Returns the visitor's keyed hash for the day of a moment; undefined if there is no key or no address. */
  readonly clientAt: (moment: Date) => string | undefined;
}

/**
 * Forms without an id are one lead if they have the same values and arrive in the same window of this length or in two
 * consecutive windows: always within ten minutes of each other, never after twenty.
 */
const formWindowMilliseconds = 10 * 60 * 1000;

/** Returns the keyed hash of the values. For the newsletter the case of the e-mail address is ignored. */
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

/** Returns the id that all forms of one visitor with the same values get in one window. */
function formId(digest: string, { at, clientAt }: FormPost, windowsAgo: number): string {
  const window = Math.floor(at.getTime() / formWindowMilliseconds) - windowsAgo;
  const client = clientAt(new Date(window * formWindowMilliseconds)) ?? null;
  return derivedId('form', digest, client, window);
}

/**
 * Adds to a submission the ids that deduplicate it. `sentId` is the id in the request. Without a `sentId`, a posted form gets an
 * id derived from its values, its visitor and the time; other requests get a random id. `key` is the key of the content digest;
 * with an empty key the digest of guessed values could be compared.
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
    digest,
  };
}
