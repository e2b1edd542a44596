import { expect, it, vi } from 'vitest';
import type { Fault } from '../support/faulty-service.ts';
import { failedMail, makeDue, siteForTests } from './support/site.ts';
import { drain, marker, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

const jobs = () =>
  site.query(
    'select destination, status, attempts, last_error from notification_outbox order by destination',
  );
const send = () => postJson('meeting', validFields.meeting);
const recipients = () =>
  site.services.mailbox
    .messages()
    .map(({ to }) => to)
    .toSorted();

const refused = (ErrorCode: number, Message: string): Fault => ({
  afterWork: false,
  response: { status: 422, body: JSON.stringify({ ErrorCode, Message }) },
});

it('tells both recipients once although the mail to one failed once', async () => {
  vi.stubEnv('NOTIFY_TO', 'team@skills.example, sales@skills.example');
  site.planMails(failedMail);
  expect((await send()).status).toBe(201);
  expect(recipients()).toHaveLength(1);
  await makeDue(site);
  await drain();
  await drain();
  expect(recipients()).toEqual(['sales@skills.example', 'team@skills.example']);
  expect((await jobs()).map(({ destination, status }) => `${destination}: ${status}`)).toEqual([
    'inbox 1: sent',
    'inbox 2: sent',
  ]);
});

it('tells the fallback at once if the recipient is refused, and goes on trying the recipient', async () => {
  vi.stubEnv('NOTIFY_FALLBACK', 'oncall@elsewhere.example');
  const invalid = refused(300, `Invalid 'To' address: '${marker}'.`);
  site.planMails(invalid, invalid);
  await send();
  await drain();
  expect(recipients()).toEqual(['oncall@elsewhere.example']);
  expect(await jobs()).toMatchObject([
    { destination: 'fallback 1', status: 'sent' },
    { destination: 'inbox 1', status: 'pending', attempts: 1, last_error: 'postmark_300' },
  ]);
});

it('tells the fallback at once if Postmark accepts the mail but will not deliver it', async () => {
  vi.stubEnv('NOTIFY_FALLBACK', 'oncall@elsewhere.example');
  const Message = `Message OK, but will not deliver to these inactive addresses: ${marker}@example.com.`;
  const body = JSON.stringify({ ErrorCode: 0, Message, MessageID: 'an-id' });
  site.planMails({ afterWork: false, response: { status: 200, body } });
  await send();
  await drain();
  expect(recipients()).toEqual(['oncall@elsewhere.example']);
  expect(await jobs()).toMatchObject([
    { destination: 'fallback 1', status: 'sent' },
    { destination: 'inbox 1', status: 'pending', last_error: 'postmark_inactive' },
  ]);
});

it('does not tell an added recipient of leads that were told before', async () => {
  await send();
  vi.stubEnv('NOTIFY_TO', 'team@skills.example, sales@skills.example');
  await makeDue(site);
  await drain();
  expect(recipients()).toEqual(['team@skills.example']);
  await send();
  expect(recipients()).toEqual(['sales@skills.example', 'team@skills.example', 'team@skills.example']);
});

it('keeps the jobs of a recipient that was removed until there is one at its place', async () => {
  vi.stubEnv('NOTIFY_TO', 'team@skills.example, sales@skills.example');
  site.planMails(failedMail, failedMail);
  await send();
  vi.stubEnv('NOTIFY_TO', 'team@skills.example');
  await makeDue(site);
  await drain();
  expect(recipients()).toEqual(['team@skills.example']);
  expect(await jobs()).toMatchObject([{ status: 'sent' }, { destination: 'inbox 2', status: 'pending' }]);
  vi.stubEnv('NOTIFY_TO', 'team@skills.example, new@skills.example');
  await drain();
  expect(recipients()).toEqual(['new@skills.example', 'team@skills.example']);
});

it.each(['', 'nobody'])('lists a lead for the first inbox if NOTIFY_TO is %j', async (NOTIFY_TO) => {
  vi.stubEnv('NOTIFY_TO', NOTIFY_TO);
  expect((await send()).status).toBe(201);
  expect(await jobs()).toMatchObject([{ destination: 'inbox 1', status: 'pending', attempts: 0 }]);
  expect(site.log.lines().filter(({ event }) => event === 'configuration')).toMatchObject([
    { level: 'error', sentence: expect.stringMatching(/^NOTIFY_TO is not/) },
  ]);
  vi.stubEnv('NOTIFY_TO', 'team@skills.example');
  await makeDue(site);
  await drain();
  expect(recipients()).toEqual(['team@skills.example']);
});
