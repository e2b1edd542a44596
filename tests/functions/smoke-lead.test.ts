import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkLead } from '../../netlify/local/smoke-lead.ts';
import { smokeTest } from '../../netlify/submissions/sample-leads.ts';
import { startMonitor } from './support/monitor.ts';
import { failedMail, siteForTests } from './support/site.ts';
import { runSmoke, startSmallSite } from './support/smoke.ts';
import { marker, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

/** Gives the role of the scheduled smoke test a login and returns its connection string. */
async function smokeRole(): Promise<string> {
  await site.query(`alter role site_smoke_test login password '${marker}'`);
  return Object.assign(new URL(site.services.adminUrl), { username: 'site_smoke_test', password: marker })
    .href;
}

/** Stores a lead of a control and an address, some minutes ago. */
async function plantLead(control: string, email: string, minutes: number): Promise<void> {
  await site.query(
    `insert into report_downloads (submission_id, first_name, last_name, organisation, email, report_type, content_digest, attribution, created_at)
      values (gen_random_uuid(), 'A', 'B', 'C', $2, 'future-skills-report', repeat('0', 64), jsonb_build_object('control', $1::text),
        now() - $3::integer * interval '1 minute')`,
    [control, email, minutes],
  );
}

const response = (status: number, body: object) =>
  ({ afterWork: false, response: { status, body: JSON.stringify(body) } }) as const;
const refusedToken = response(401, { ErrorCode: 10, Message: 'Bad token.' });
/** Postmark's answer to each of the two checks of a scheduled run. */
const failTwice = () => site.planMails(refusedToken, refusedToken);

describe('a test lead', () => {
  const name = 'a test lead is told';

  beforeEach(async () => {
    vi.stubEnv('SMOKE_DATABASE_URL', await smokeRole());
    vi.stubEnv('SMOKE_HEARTBEAT_URL', '');
  });

  it('passes once every destination was told, in mails that say so, and is erased', async () => {
    vi.stubEnv('NOTIFY_TO', 'team@skills.example, second@skills.example');
    const { code, stdout } = await runSmoke(await startSmallSite());
    expect(stdout).toMatch(new RegExp(`^ok {6}${name}$`, 'm'));
    expect(code).toBe(0);
    const mails = site.services.mailbox.messages();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['second@skills.example', 'team@skills.example']);
    for (const { subject, tag } of mails) {
      expect(subject).toMatch(/^\[test\] .+ M-[0-9A-F]{8}-[0-9A-F]{4}$/);
      expect(tag).toBe('smoke-test');
    }
    expect(await site.query('select from all_leads where not quarantined')).toEqual([]);
    expect(await site.query('select from notification_outbox')).toEqual([]);
  });

  it.each([
    ['the owner', 'DATABASE_ADMIN_URL'],
    ['the role', 'SMOKE_DATABASE_URL'],
  ])('is looked at as %s', async (_, variable) => {
    const url = { DATABASE_ADMIN_URL: site.services.adminUrl, SMOKE_DATABASE_URL: await smokeRole() };
    vi.stubEnv('SMOKE_DATABASE_URL', '');
    vi.stubEnv(variable, url[variable as keyof typeof url]);
    expect(await checkLead(await startSmallSite())).toBeUndefined();
    expect(await site.query('select from all_leads')).toEqual([]);
  });

  it.each([
    [refusedToken, 'postmark_10'],
    [response(200, { ErrorCode: 0, Message: 'Test job accepted', MessageID: 'x' }), 'postmark_test'],
    [response(422, { ErrorCode: 406, Message: 'Inactive.' }), 'postmark_406'],
    [response(500, {}), 'postmark_http_500'],
  ])('fails with the code of Postmark’s response %j, and is erased', async (fault, code) => {
    site.planMails(fault);
    expect(await checkLead(await startSmallSite())).toBe(`inbox 1 was not told (${code})`);
    expect(await site.query('select from all_leads')).toEqual([]);
  });

  it('fails if one of two destinations was not told', async () => {
    vi.stubEnv('NOTIFY_TO', 'team@skills.example, second@skills.example');
    site.planMails(failedMail);
    expect(await checkLead(await startSmallSite())).toMatch(
      /^inbox [12] was not told \(postmark_http_500\)$/,
    );
  });

  it('fails if the site has no mail settings, uses another database or does not store', async () => {
    const address = await startSmallSite();
    vi.stubEnv('POSTMARK_SERVER_TOKEN', '');
    expect(await checkLead(address, 500)).toMatch(
      /^inbox 1 was not told within 20 seconds: the site does not try/,
    );
    const otherDatabase = await startSmallSite({
      '/api/meeting': () => Response.json({ id: crypto.randomUUID() }, { status: 201 }),
    });
    expect(await checkLead(otherDatabase)).toBe('the lead is not in the database of SMOKE_DATABASE_URL');
    vi.stubEnv('DATABASE_URL', '');
    expect(await checkLead(address)).toBe('status 503, expected 201');
    expect(await checkLead('http://127.0.0.1:9')).toBe('no response (TypeError)');
    vi.stubEnv('SMOKE_DATABASE_URL', 'postgresql://owner:secret@127.0.0.1:9/skillsai');
    expect(await checkLead(address)).toMatch(/^The database in SMOKE_DATABASE_URL cannot be reached/);
    expect(await site.query('select from all_leads')).toEqual([]);
  });

  it('erases the test leads of runs that were killed, and nobody else’s', async () => {
    const { control, email } = smokeTest;
    await plantLead(control, email, 61);
    await plantLead(control, email, 59);
    await plantLead(control, 'visitor@example.com', 61);
    await plantLead('report-hero', email, 61);
    expect(await checkLead(await startSmallSite())).toBeUndefined();
    const kept = await site.query(
      "select email, attribution ->> 'control' as control from all_leads order by control, email",
    );
    expect(kept).toEqual([
      { email, control: 'report-hero' },
      { email, control },
      { email: 'visitor@example.com', control },
    ]);
  });

  it('is reported as NOT PROVED without the site’s database, and none is sent', async () => {
    vi.stubEnv('SMOKE_DATABASE_URL', '');
    vi.stubEnv('DATABASE_ADMIN_URL', '');
    expect(await checkLead('https://www.site.example')).toMatch(/^NOT PROVED: set DATABASE_ADMIN_URL /);
    const { code, stdout } = await runSmoke(await startSmallSite(), '--without-mail');
    expect(stdout).toMatch(new RegExp(`^NOT PROVED {2}${name}`, 'm'));
    expect(code).toBe(0);
    expect(site.services.mailbox.messages()).toEqual([]);
  });

  it('reports a scheduled run to its own monitor, and sends no other lead', async () => {
    const beats = await startMonitor(200);
    vi.stubEnv('SMOKE_HEARTBEAT_URL', process.env.HEARTBEAT_URL);
    expect((await runSmoke('--production', await startSmallSite())).code).toBe(0);
    expect(beats).toMatchObject([{ method: 'GET', url: `/ping/${marker}/` }]);
    expect(await site.query('select from all_leads')).toEqual([]);
    expect(site.services.mailbox.messages()).toHaveLength(1);
  });

  it('alarms after the second failure only', async () => {
    const beats = await startMonitor(200);
    vi.stubEnv('SMOKE_HEARTBEAT_URL', process.env.HEARTBEAT_URL);
    const address = await startSmallSite();
    site.planMails(refusedToken);
    expect((await runSmoke('--production', address)).code).toBe(0);
    expect(beats.map(({ method }) => method)).toEqual(['GET']);
    failTwice();
    expect((await runSmoke('--production', address)).code).toBe(1);
    expect(beats.at(-1)).toMatchObject({ method: 'POST', url: `/ping/${marker}/fail` });
    expect(JSON.parse(beats.at(-1)?.body ?? '')).toEqual({
      codes: ['synthetic_lead_failed'],
      fault: 'inbox 1 was not told (postmark_10)',
    });
    expect(await site.query('select from all_leads')).toEqual([]);
  });

  it('fails by its exit code without a monitor, or if the monitor does not accept the report', async () => {
    const address = await startSmallSite();
    failTwice();
    expect((await runSmoke('--production', address)).code).toBe(1);
    await startMonitor(500);
    vi.stubEnv('SMOKE_HEARTBEAT_URL', process.env.HEARTBEAT_URL);
    const { code, stdout } = await runSmoke('--production', address);
    expect([code, stdout]).toEqual([1, expect.stringContaining('heartbeat_http_500')]);
  });
});

it('the role of the scheduled smoke test sees no lead and erases no visitor’s', async () => {
  await postJson('meeting', validFields.meeting);
  const [{ submission_id: id }] = await site.query('select submission_id from meeting_bookings');
  const client = new pg.Client({ connectionString: await smokeRole() });
  await client.connect();
  onTestFinished(() => client.end());
  for (const statement of [
    'select from meeting_bookings',
    'select from all_leads',
    'select from notification_outbox',
    'select from needs_attention',
    'delete from meeting_bookings',
    "insert into newsletter_subscriptions (email) values ('a@example.com')",
    'select purge_expired()',
    "select record_bounce('x', 'x', '{}')",
    'create table mine (id integer)',
  ]) {
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  }
  const { rows } = await client.query('select * from smoke_test_notifications($1)', [id]);
  expect(rows).toEqual([]);
  await client.query('select erase_smoke_tests($1)', [id]);
  expect(await site.query('select from meeting_bookings')).toHaveLength(1);
  const functions = await site.query(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
      and has_function_privilege('site_smoke_test', oid, 'execute') order by 1`,
  );
  expect(functions.map(({ name }) => name)).toEqual(['erase_smoke_tests', 'smoke_test_notifications']);
  const writers = await site.query(
    `select has_function_privilege('site_writer', 'erase_smoke_tests(uuid)', 'execute') as may`,
  );
  expect(writers).toEqual([{ may: false }]);
});
