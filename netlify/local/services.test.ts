import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neon, neonConfig } from '@neondatabase/serverless';
import { ServerClient } from 'postmark';
import { afterEach, expect, test } from 'vitest';
import { type LocalServices, startLocalServices } from './services.ts';

let services: LocalServices | undefined;

afterEach(async () => {
  await services?.stop();
  services = undefined;
});

test('functions get a migrated database as site_writer, and a mailbox', async () => {
  services = await startLocalServices();
  neonConfig.fetchEndpoint = services.neonEndpoint;
  const sql = neon(services.writerUrl);
  expect(await sql`SELECT current_user AS role`).toEqual([{ role: 'site_writer' }]);
  await sql`INSERT INTO newsletter_subscriptions (submission_id, email, source)
    VALUES (gen_random_uuid(), 'ada@example.com', 'global-skills-news')`;
  await expect(sql`CREATE TABLE mine (id int)`).rejects.toMatchObject({ code: '42501' });
  await expect(sql`SELECT email FROM newsletter_subscriptions`).rejects.toMatchObject({ code: '42501' });
  const { host } = new URL(services.mailbox.url);
  await new ServerClient('token', { requestHost: host, useHttps: false }).sendEmail({
    From: 'a@example.com',
    To: 'b@example.com',
    Subject: 'Hello',
    TextBody: 'Hello',
  });
  expect(services.mailbox.messages()).toHaveLength(1);
});

test('a new run has a new password for site_writer, and the old one is worth nothing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'skillsai-test-'));
  const first = await startLocalServices({ directory });
  const { password } = new URL(first.writerUrl);
  await first.stop();
  services = await startLocalServices({ directory });
  neonConfig.fetchEndpoint = services.neonEndpoint;
  const old = new URL(services.writerUrl);
  old.password = password;
  await expect(neon(old.href)`SELECT 1`).rejects.toMatchObject({ code: '28P01' });
  expect(await neon(services.writerUrl)`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  await services.stop();
  await rm(directory, { recursive: true });
});
