import { describe, expect, it, vi } from 'vitest';
import { resultPaths, submissionKinds } from '../../src/submissions/kinds.ts';
import { siteForTests, stored } from './support/site.ts';
import { marker, postForm, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

describe.each(submissionKinds)('a %s submission under an id that is taken', (kind) => {
  it('is one lead for a program that sends one id, and another for each other content', async () => {
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

  it('is not taken for the one that a program filled', async () => {
    const fields = { ...validFields[kind], submissionId: crypto.randomUUID() };
    await postJson(kind, { ...fields, website: 'x' });
    expect((await postJson(kind, fields)).status).toBe(201);
    expect(await stored(site, kind)).toEqual([fields.email]);
  });
});

it('takes other capitals in a corrected newsletter address for the same subscription', async () => {
  const submissionId = crypto.randomUUID();
  const first = await postJson('newsletter', { email: `${marker}@example.com`, submissionId });
  const second = await postJson('newsletter', { email: `${marker.toUpperCase()}@example.com`, submissionId });
  expect(second.status).toBe(201);
  expect(await second.json()).toEqual(await first.json());
});

it('takes the same correction under another id for another lead', async () => {
  const emails = [`${marker}@exmaple.con`, `${marker}@example.com`];
  for (const submissionId of [crypto.randomUUID(), crypto.randomUUID()]) {
    for (const email of emails) await postJson('meeting', { ...validFields.meeting, email, submissionId });
  }
  expect(await stored(site, 'meeting')).toEqual([...emails, ...emails]);
});

describe.each(submissionKinds)('a %s form without an id', (kind) => {
  const visitor = { ip: '203.0.113.21' };
  const press = (fields: Readonly<Record<string, string>> = validFields[kind], options = visitor) =>
    postForm(kind, fields, options);

  it.each([0, 40, 300])('pressed again after %i ms is one lead, and both presses end well', async (delay) => {
    const later = new Promise((resolve) => setTimeout(resolve, delay));
    const answers = await Promise.all([press(), later.then(() => press())]);
    const locations = answers.map(({ headers }) => headers.get('Location'));
    expect(locations).toEqual([resultPaths[kind], resultPaths[kind]]);
    expect(await stored(site, kind)).toHaveLength(1);
    expect(site.services.mailbox.messages()).toHaveLength(1);
  });

  it('is one lead also where its visitor cannot be told from another', async () => {
    vi.stubEnv('CLIENT_HASH_KEY', '');
    await Promise.all([press(), press()]);
    expect(await stored(site, kind)).toHaveLength(1);
  });

  it('is the same lead within ten minutes, also past midnight, and another after that', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:59.900Z') });
    await press();
    vi.setSystemTime(new Date('2026-11-22T00:00:00.100Z'));
    expect((await press()).status).toBe(303);
    vi.setSystemTime(new Date('2026-11-22T00:09:59.899Z'));
    await press();
    expect(await stored(site, kind)).toHaveLength(1);
    // With an id it is what the id says.
    await press({ ...validFields[kind], submissionId: crypto.randomUUID() });
    expect(await stored(site, kind)).toHaveLength(kind === 'newsletter' ? 1 : 2);
    // The first press was the last of its window, so that this is two windows later.
    vi.setSystemTime(new Date('2026-11-22T00:10:00Z'));
    await press();
    expect(await stored(site, kind)).toHaveLength(kind === 'newsletter' ? 1 : 3);
  });

  it('with other values is another lead, and from another visitor another submission', async () => {
    await press();
    await press({ ...validFields[kind], email: `b${marker}@example.com` });
    expect(await stored(site, kind)).toHaveLength(2);
    const other = await press(validFields[kind], { ip: '203.0.113.22' });
    expect(other.status).toBe(kind === 'newsletter' ? 409 : 303);
    expect(await stored(site, kind)).toHaveLength(kind === 'newsletter' ? 2 : 3);
  });
});
