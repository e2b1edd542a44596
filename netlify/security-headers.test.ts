import { expect, test } from 'vitest';
import { httpsForTwoYears } from '../src/content/embedded.ts';
import { strictTransport } from '../src/site.ts';
import { securityHeaders } from './security-headers.ts';

const transportOf = (options: Partial<Parameters<typeof securityHeaders>[0]>) =>
  securityHeaders({ https: true, ...options })['Strict-Transport-Security'];

test('browsers are bound to HTTPS for half a year on this host only, until the owner names the host', () => {
  expect(transportOf({ httpsForTwoYears: undefined })).toBe('max-age=15768000');
  expect(transportOf({ httpsForTwoYears: 'www.skills.test' })).toBe('max-age=63072000; includeSubDomains');
});

test('pages and functions send the header that the content decides', () => {
  expect(transportOf({})).toBe(strictTransport(httpsForTwoYears));
});
