import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const loopback = /^(?:127\.|(?:0:){7}1$)/;

/** The eight groups of an IPv6 address, as short as RFC 5952 has them. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const leading = head.split(':').filter((group) => group !== '');
  const trailing = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - leading.length - trailing.length }, () => '0');
  return [...leading, ...zeros, ...trailing];
}

/** One spelling for each address: IPv6 in eight groups, an IPv4 address mapped into IPv6 (RFC 4291, 2.5.5.2) as itself. */
function canonical(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address).join(':');
  const mapped = /^(?:0:){5}ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(groups);
  if (mapped === null) return groups;
  return mapped
    .slice(1)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join('.');
}

/** The part of an address that belongs to one client: an IPv6 subscriber has a whole /64 (RFC 6177). */
function clientPart(address: string): string {
  return address.split(':').slice(0, 4).join(':');
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
