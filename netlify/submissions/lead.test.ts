import { expect, it } from 'vitest';
import { masterclass, type SubmissionKind } from '../../src/submissions/kinds.ts';
import { wholeLeads } from '../../tests/support/whole-leads.ts';
import { clientHash, identifyLead, validate } from './lead.ts';
import type { ParsedFields } from './receive.ts';

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
])('does not count %j', (address) => {
  expect(clientHash(address, 'key', noon)).toBeUndefined();
});

it('gives one client one hash a day, without the address in it', () => {
  const hash = clientHash('203.0.113.7', 'key', noon);
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(clientHash('203.0.113.7', 'key', new Date('2026-11-21T23:59:59Z'))).toBe(hash);
  expect(clientHash('203.0.113.7', 'key', new Date('2026-11-22T00:00:00Z'))).not.toBe(hash);
  expect(clientHash('203.0.113.8', 'key', noon)).not.toBe(hash);
  expect(clientHash('203.0.113.7', 'other', noon)).not.toBe(hash);
  expect(clientHash('a:b:c:d:e:f:g:h:i:j', 'key', noon)).toMatch(/^[0-9a-f]{32}$/);
});

it('takes a whole IPv6 /64 for one client', () => {
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
  'takes %s for the IPv4 address in it',
  (address) => {
    expect(clientHash(address, 'key', noon)).toBe(clientHash('203.0.113.7', 'key', noon));
    expect(clientHash('::ffff:203.0.113.8', 'key', noon)).not.toBe(clientHash(address, 'key', noon));
  },
);

it.each([
  ['0F8FAD5B-D9CB-469F-A165-70867728950E', '0f8fad5b-d9cb-469f-a165-70867728950e'],
  ['x', undefined],
  ['', undefined],
])('reads the id %j as %j, also where other fields are refused', (submissionId, sentId) => {
  expect(validate('newsletter', { submissionId }).sentId).toBe(sentId);
});

/** A form's valid submission, with some fields changed. */
function submitted(kind: SubmissionKind, changes: ParsedFields = {}) {
  const result = validate(kind, { ...wholeLeads('ada')[kind], ...changes });
  if (!result.valid) throw new Error('The fields are valid.');
  return result.submission;
}

it('a meeting that is asked for beside the masterclass is a registration, and nothing else is', () => {
  const attribution = { control: `${masterclass.controls}hero` };
  expect(submitted('meeting', { attribution }).notification.event).toBe(masterclass.title);
  expect(submitted('report', { attribution }).notification.event).toBeUndefined();
  expect(submitted('meeting').notification.event).toBeUndefined();
});

it('other values under one id are a lead of their own, as is the same under another id; a list knows an address in capitals', () => {
  const lead = (sentId: string, email: string, kind: SubmissionKind = 'meeting') =>
    identifyLead(submitted(kind, { email }), sentId, undefined);
  const leads = [lead('1', 'ada@a.example'), lead('1', 'Ada@a.example'), lead('2', 'ada@a.example')];
  expect(new Set(leads.map(({ correctedId }) => correctedId)).size).toBe(3);
  expect(new Set(leads.map(({ digest }) => digest)).size).toBe(2);
  const [small, large] = ['ada@a.example', 'Ada@A.example'].map((email) => lead('1', email, 'newsletter'));
  expect(small?.digest).toBe(large?.digest);
});

it('a lead that was pressed has one id in a window of ten minutes, which the next window knows', () => {
  const moments: Date[] = [];
  const pressed = (at: Date, website = '', client = 'client', sentId?: string) =>
    identifyLead(submitted('newsletter', { website }), sentId, {
      at,
      clientAt: (moment) => {
        moments.push(moment);
        return client;
      },
    });
  const { submissionId, earlierId } = pressed(noon);
  // A visitor's hash is that of the window's day.
  expect(moments).toEqual([noon, new Date(noon.getTime() - 10 * 60_000)]);
  expect(pressed(noon, '', 'client', 'sent')).toMatchObject({ submissionId: 'sent', earlierId: undefined });
  const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000 - 1);
  expect(pressed(later(10)).submissionId).toBe(submissionId);
  expect(pressed(later(11))).toMatchObject({ earlierId: submissionId });
  expect(pressed(later(0)).submissionId).toBe(earlierId);
  expect(pressed(noon, 'x').submissionId).not.toBe(submissionId);
  expect(pressed(noon, '', 'other').submissionId).not.toBe(submissionId);
});
