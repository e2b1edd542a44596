import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** The part of an address that belongs to one client: an IPv6 subscriber has a whole /64 (RFC 6177). */
function clientPart(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const leading = head.split(':').filter((group) => group !== '');
  const trailing = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - leading.length - trailing.length }, () => '0');
  return [...leading, ...zeros, ...trailing].slice(0, 4).join(':');
}

/**
 * What the counter of stored leads knows a client by: 32 hexadecimal digits that change every day and cannot be computed
 * back without the key. Undefined, that is not counted, for a missing address and for this machine's own.
 */
export function clientHash(address: string | undefined, key: string, now: Date): string | undefined {
  if (address === undefined || address === '' || loopback.test(address)) {
    return undefined;
  }
  const day = now.toISOString().slice(0, 10);
  return createHmac('sha256', key)
    .update(`${day} ${clientPart(address)}`)
    .digest('hex')
    .slice(0, 32);
}
