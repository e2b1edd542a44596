import { describe, expect, it, vi } from 'vitest';
import { resultPaths, submissionKinds } from '../../src/submissions/kinds.ts';
import { siteForTests, stored } from './support/site.ts';
import { marker, postForm, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

describe.each(submissionKinds)('a %s submission under an id in use', (kind) => {
  it('is the same lead with the same values and another lead with others', async () => {
    const submissionId = crypto.randomUUID();
    const post = async (email: string, id: string = submissionId) => {
      const answer = await postJson(kind, { ...validFields[kind], email, submissionId: id });
      expect(answer.status).toBe(201);
      return answer.text();
    };
    const emails = ['exmaple.con', 'example.com', 'example.org'].map((domain) => `${marker}@${domain}`);
    const answers: string[] = [];
    for (const email of emails) answers.push(await post(email));
    expect(new Set(answers).size).toBe(emails.length);
    for (const [index, email] of emails.entries())
      expect(await post(email, submissionId.toUpperCase())).toBe(answers[index]);
    expect(await stored(site, kind)).toEqual(emails);
    expect(site.services.mailbox.messages()).toHaveLength(emails.length);
  });

  it('is another lead than the quarantined one', async () => {
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

it('stores the same correction under another id as another lead', async () => {
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
    'sent again after %i ms is one lead, and both are answered as stored',
    async (delay) => {
      const later = new Promise((resolve) => setTimeout(resolve, delay));
      const answers = await Promise.all([post(), later.then(() => post())]);
      const locations = answers.map(({ headers }) => headers.get('Location'));
      expect(locations).toEqual([resultPaths[kind], resultPaths[kind]]);
      expect(await stored(site, kind)).toHaveLength(1);
      expect(site.services.mailbox.messages()).toHaveLength(1);
    },
  );

  it('is one lead although visitors cannot be told apart', async () => {
    vi.stubEnv('CLIENT_HASH_KEY', '');
    await Promise.all([post(), post()]);
    expect(await stored(site, kind)).toHaveLength(1);
  });

  it('is the same lead within ten minutes, also past midnight, and another lead later', async () => {
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
    // The first was sent at the end of its window, so this is two windows later.
    vi.setSystemTime(new Date('2026-11-22T00:10:00Z'));
    await post();
    expect(await stored(site, kind)).toHaveLength(kind === 'newsletter' ? 1 : 3);
  });

  it('with other values or from another visitor is another submission', async () => {
    await post();
    await post({ ...validFields[kind], email: `b${marker}@example.com` });
    expect(await stored(site, kind)).toHaveLength(2);
    const other = await post(validFields[kind], { ip: '203.0.113.22' });
    expect(other.status).toBe(kind === 'newsletter' ? 409 : 303);
    expect(await stored(site, kind)).toHaveLength(kind === 'newsletter' ? 2 : 3);
  });
});
