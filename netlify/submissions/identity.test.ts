import { expect, it } from 'vitest';
import { clientHash } from './identity.ts';

const noon = new Date('2026-11-21T12:00:00Z');

it.each([
  undefined,
  '',
  '127.0.0.1',
  '127.1.2.3',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::FFFF:7f00:1',
])('returns no hash for the address %j', (address) => {
  expect(clientHash(address, 'key', noon)).toBeUndefined();
});

it('returns one hash per client, key and day', () => {
  const hash = clientHash('203.0.113.7', 'key', noon);
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(clientHash('203.0.113.7', 'key', new Date('2026-11-21T23:59:59Z'))).toBe(hash);
  expect(clientHash('203.0.113.7', 'key', new Date('2026-11-22T00:00:00Z'))).not.toBe(hash);
  expect(clientHash('203.0.113.8', 'key', noon)).not.toBe(hash);
  expect(clientHash('203.0.113.7', 'other', noon)).not.toBe(hash);
  expect(clientHash('a:b:c:d:e:f:g:h:i:j', 'key', noon)).toMatch(/^[0-9a-f]{32}$/);
});

it('treats an IPv6 /64 as one client', () => {
  const hash = clientHash('2001:db8:1:2::1', 'key', noon);
  expect(clientHash('2001:0db8:0001:0002:ffff:1:2:3', 'key', noon)).toBe(hash);
  expect(clientHash('2001:db8:1:2:0:0:0:9%eth0', 'key', noon)).toBe(hash);
  expect(clientHash('2001:db8:1:3::1', 'key', noon)).not.toBe(hash);
  expect(clientHash('2001:db8::1', 'key', noon)).toBe(clientHash('2001:db8:0:0:1::', 'key', noon));
  expect(clientHash('::2:3:4:5:6:7', 'key', noon)).toBe(clientHash('0:0:2:3::7', 'key', noon));
  expect(clientHash('2001::1:2:3:4:5', 'key', noon)).toBe(clientHash('2001:0:0:1::9', 'key', noon));
  expect(clientHash('1:23::', 'key', noon)).not.toBe(clientHash('12:3::', 'key', noon));
});

it.each(['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7%eth0'])(
  'treats %s as the IPv4 address mapped into it',
  (address) => {
    expect(clientHash(address, 'key', noon)).toBe(clientHash('203.0.113.7', 'key', noon));
    expect(clientHash('::ffff:203.0.113.8', 'key', noon)).not.toBe(clientHash(address, 'key', noon));
  },
);
