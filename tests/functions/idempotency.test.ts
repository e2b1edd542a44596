import { describe, expect, it, vi } from 'vitest';
import { resultPaths, submissionKinds } from '../../src/submissions/kinds.ts';
import { siteForTests, stored } from './support/site.ts';
import { marker, postForm, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

describe.each(submissionKinds)('a %s submission under an id in use', (kind) => {
  it('is the same lead with the same values and a new lead with other values', async () => {
    const submissionId = crypto.randomUUID();
    const post = async (email: string, id: string = submissionId) => {
      const response = await postJson(kind, { ...validFields[kind], email, submissionId: id });
      expect(response.status).toBe(201);
      return response.text();
    };
    const emails = ['exmaple.con', 'example.com', 'example.org'].map((domain) => `${marker}@${domain}`);
    const bodies: string[] = [];
    for (const email of emails) bodies.push(await post(email));
    expect(new Set(bodies).size).toBe(emails.length);
    for (const [index, email] of emails.entries())
      expect(await post(email, submissionId.toUpperCase())).toBe(bodies[index]);
    expect(await stored(site, kind)).toEqual(emails);
    expect(site.services.mailbox.messages()).toHaveLength(emails.length);
  });

  it('is a new lead if the earlier one is quarantined', async () => {
    const fields = { ...validFields[kind], submissionId: crypto.randomUUID() };
    await postJson(kind, { ...fields, website: 'x' });
    expect((await postJson(kind, fields)).status).toBe(201);
    expect(await stored(site, kind)).toEqual([fields.email]);
  });
});

it('ignores the case of a newsletter address under one id', async () => {
  const submissionId = crypto.randomUUID();
  const first = await postJson('newsletter', { email: `${marker}@example.com`, submissionId });
  const second = await postJson('newsletter', { email: `${marker.toUpperCase()}@example.com`, submissionId });
  expect(second.status).toBe(201);
  expect(await second.json()).toEqual(await first.json());
});

it('stores the same correction under another id as a new lead', async () => {
  const emails = [`${marker}@exmaple.con`, `${marker}@example.com`];
  for (const submissionId of [crypto.randomUUID(), crypto.randomUUID()]) {
    for (const email of emails) await postJson('meeting', { ...validFields.meeting, email, submissionId });
  }
  expect(await stored(site, 'meeting')).toEqual([...emails, ...emails]);
});

describe.each(submissionKinds)('a %s form without an id', (kind) => {
  const visitor = { ip: '203.0.113.21' };
  const post = (fields: Readonly<Record<string, string>> = validFields[kind], options = visitor) =>
    postForm(kind, fields, options);

  it.each([0, 40, 300])(
    'sent again after %i ms is one lead, and both responses are successes',
    async (delay) => {
      const later = new Promise((resolve) => setTimeout(resolve, delay));
      const responses = await Promise.all([post(), later.then(() => post())]);
      const locations = responses.map(({ headers }) => headers.get('Location'));
      expect(locations).toEqual([resultPaths[kind], resultPaths[kind]]);
      expect(await stored(site, kind)).toHaveLength(1);
      expect(site.services.mailbox.messages()).toHaveLength(1);
    },
  );

  it('is one lead if sent twice without CLIENT_HASH_KEY', async () => {
    vi.stubEnv('CLIENT_HASH_KEY', '');
    await Promise.all([post(), post()]);
    expect(await stored(site, kind)).toHaveLength(1);
  });

  it('is the same lead within ten minutes, also past midnight, and a new lead later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:59.900Z') });
    await post();
    vi.setSystemTime(new Date('2026-11-22T00:00:00.100Z'));
    expect((await post()).status).toBe(303);
    vi.setSystemTime(new Date('2026-11-22T00:09:59.899Z'));
    await post();
    expect(await stored(site, kind)).toHaveLength(1);
    // An id overrides the window.
    await post({ ...validFields[kind], submissionId: crypto.randomUUID() });
    expect(await stored(site, kind)).toHaveLength(kind === 'newsletter' ? 1 : 2);
    // The first form was sent at the end of its window, so this is two windows later.
    vi.setSystemTime(new Date('2026-11-22T00:10:00Z'));
    await post();
    expect(await stored(site, kind)).toHaveLength(kind === 'newsletter' ? 1 : 3);
  });

  it('with other values or from another visitor is a new submission', async () => {
    await post();
    await post({ ...validFields[kind], email: `b${marker}@example.com` });
    expect(await stored(site, kind)).toHaveLength(2);
    const other = await post(validFields[kind], { ip: '203.0.113.22' });
    expect(other.status).toBe(kind === 'newsletter' ? 409 : 303);
    expect(await stored(site, kind)).toHaveLength(kind === 'newsletter' ? 2 : 3);
  });
});
