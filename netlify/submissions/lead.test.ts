import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { wholeLeads } from '../../tests/support/whole-leads.ts';
import { clientHash, identifyLead, validate } from './lead.ts';

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
  expect(clientHash('::2001:db8:1:2:3', 'key', noon)).toBe(clientHash('0:0:0:2001:4:5:6:7', 'key', noon));
  expect(clientHash('20:1::', 'key', noon)).not.toBe(clientHash('2:01::', 'key', noon));
});

it.each(['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7%eth0'])(
  'takes %s for the IPv4 address in it',
  (address) => {
    expect(clientHash(address, 'key', noon)).toBe(clientHash('203.0.113.7', 'key', noon));
    expect(clientHash('::ffff:203.0.113.8', 'key', noon)).not.toBe(clientHash(address, 'key', noon));
  },
);

it.each([
  ['masterclass-hero', 'Skills 1st Masterclass'],
  ['header', undefined],
])('notifies of what is sent from %s as a registration for %s', (control, event) => {
  const result = validate('meeting', { ...wholeLeads('ada').meeting, attribution: { control } });
  expect(result.valid && result.submission.notification.event).toBe(event);
});

describe('a lead', () => {
  const sent = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const fields = { email: 'Ada@Example.org', website: '' };
  const newsletter = (more: object = {}) => {
    const result = validate('newsletter', { ...fields, ...more });
    if (!result.valid) throw new Error('The fields are valid.');
    return result;
  };
  const identified = (more?: object, sentId?: string, at?: Date, client = 'client') =>
    identifyLead(newsletter(more).submission, sentId, at && { at, clientAt: () => client });

  it('has the values of its table and of its mail, and nothing else that was sent', () => {
    const report = { firstName: 'Ada', lastName: 'Byron', organisation: 'Engines', email: 'ada@example.org' };
    const result = validate('report', { ...report, admin: true, id: sent, quarantined: true });
    expect(result.valid && result.submission).toEqual({
      kind: 'report',
      quarantined: false,
      attribution: {},
      columns: {
        first_name: 'Ada',
        last_name: 'Byron',
        organisation: 'Engines',
        email: 'ada@example.org',
        report_type: 'future-skills-report',
      },
      notification: { ...report, reportType: 'Future Skills Report 2025' },
    });
  });

  it('keeps the id that came with it in lower case, and what filled the honeypot apart', () => {
    expect(newsletter({ submissionId: sent.toUpperCase() }).sentId).toBe(sent);
    expect(newsletter().sentId).toBeUndefined();
    const filled = ['x', ['x'], '', null, undefined].map(
      (website) => newsletter({ website }).submission.quarantined,
    );
    expect(filled).toEqual([true, true, false, false, false]);
    expect(validate('newsletter', { email: 'ada', submissionId: sent })).toEqual({
      valid: false,
      sentId: sent,
      errors: { email: 'Please enter a valid email address.' },
    });
    expect(validate('newsletter', { ...fields, submissionId: 'x' })).toMatchObject({
      valid: false,
      sentId: undefined,
      errors: { submissionId: 'The submission id must be a UUID.' },
    });
  });

  it('has one digest for equal values, whatever a subscription’s capitals', () => {
    const digest = createHash('sha256').update('ada@example.org\nglobal-skills-news\nfalse').digest('hex');
    expect(identified().digest).toBe(digest);
    expect(identified({ email: 'ADA@example.org' }).digest).toBe(digest);
    expect(identified({ website: 'x' }).digest).not.toBe(digest);
  });

  it('that came with an id keeps it, and a correction has another, always the same', () => {
    const one = identified({}, sent, noon);
    expect(one).toMatchObject({ submissionId: sent, earlierId: undefined });
    expect(identified({}, sent).correctedId).toBe(one.correctedId);
    expect(identified({ email: 'b@example.org' }, sent).correctedId).not.toBe(one.correctedId);
    expect(one.notificationId).not.toBe(identified({}, sent).notificationId);
  });

  it('that was pressed has one id in a window of ten minutes, which the next window knows', () => {
    const { submissionId, earlierId } = identified({}, undefined, noon);
    const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000 - 1);
    expect(identified({}, undefined, later(10)).submissionId).toBe(submissionId);
    expect(identified({}, undefined, later(11))).toMatchObject({ earlierId: submissionId });
    expect(identified({}, undefined, later(0)).submissionId).toBe(earlierId);
    const others = [
      identified({ email: 'b@example.org' }, undefined, noon),
      identified({ website: 'x' }, undefined, noon),
      identified({}, undefined, noon, 'other'),
      identified({}, undefined, undefined),
    ];
    expect(others.map((lead) => lead.submissionId)).not.toContain(submissionId);
    expect(new Set(others.map((lead) => lead.submissionId)).size).toBe(4);
  });
});
