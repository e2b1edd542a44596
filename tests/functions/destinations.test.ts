import { expect, it, vi } from 'vitest';
import { failedMail, siteForTests } from './support/site.ts';
import { drain, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

const jobs = () =>
  site.query('select destination, status, attempts from notification_outbox order by destination');
const makeDue = () =>
  site.query('update notification_outbox set next_attempt_at = now(), locked_until = null');
const send = () => postJson('meeting', validFields.meeting);
const recipients = () =>
  site.services.mailbox
    .messages()
    .map(({ to }) => to)
    .toSorted();

it('tells both recipients once although the first mail failed once', async () => {
  vi.stubEnv('NOTIFY_TO', 'team@skills.example, sales@skills.example');
  site.planMails(failedMail);
  expect((await send()).status).toBe(201);
  expect(recipients()).toHaveLength(1);
  await makeDue();
  await drain();
  await drain();
  expect(recipients()).toEqual(['sales@skills.example', 'team@skills.example']);
  expect(await jobs()).toMatchObject([
    { destination: 'inbox 1', status: 'sent' },
    { destination: 'inbox 2', status: 'sent' },
  ]);
});
