import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createScratchProject } from '../../tests/support/scratch-project.ts';
import { LocalRunError, wantedPort } from './command-line.ts';
import { startSite } from './site-server.ts';

const program = fileURLToPath(new URL('./start.ts', import.meta.url));
let project: Awaited<ReturnType<typeof createScratchProject>>;
let port: number;

beforeEach(async () => {
  project = await createScratchProject();
  port = await getPort();
  // After what a test stops itself, which restores the environment.
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await project.remove();
  });
});

function start(...options: readonly string[]) {
  const child = spawn(process.execPath, [program, '--no-build', `--project=${project.root}`, ...options], {
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const run = { child, output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    run.errors += text;
  });
  return run;
}

async function ready(run: ReturnType<typeof start>): Promise<void> {
  while (!run.output.includes('To stop:')) await once(run.child.stdout, 'data');
}

test('prints the addresses, and stops everything on Ctrl-C with exit code 0', async () => {
  const run = start();
  await ready(run);
  expect(run.output.trim().split('\n')).toEqual([
    `The site:     http://localhost:${port}`,
    `The mailbox:  http://localhost:${port}/__mailbox`,
    'The leads:    npm run leads',
    'The data:     .local/ in this folder, kept between runs',
    'To stop:      Ctrl-C',
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  const lock = await readFile(join(project.root, '.local/database/postmaster.pid'), 'utf8');
  const started = Date.now();
  run.child.kill('SIGINT');
  const [code] = await once(run.child, 'close');
  expect(code).toBe(0);
  expect(Date.now() - started).toBeLessThan(5000);
  expect(() => process.kill(Number.parseInt(lock, 10), 0)).toThrow('ESRCH');
  expect(run.errors).toBe('');
});

test('starts neither database nor mailbox if the environment names others', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://writer:secret@db.example.test/skillsai');
  vi.stubEnv('NEON_FETCH_ENDPOINT', 'http://127.0.0.1:9/sql');
  vi.stubEnv('POSTMARK_API_URL', 'http://127.0.0.1:9');
  const site = await startSite({ port, temporary: false, projectRoot: project.root });
  onTestFinished(site.stop);
  expect([site.adminUrl, site.mailbox]).toEqual([undefined, undefined]);
  expect((await fetch(`${site.url}/__mailbox`)).status).toBe(404);
  await expect(readFile(join(project.root, '.local/database/PG_VERSION'))).rejects.toThrow('ENOENT');
});

test('prints a failure as one sentence and exits with 1', async () => {
  vi.stubEnv('PORT', 'eighty');
  expect(wantedPort).toThrow(new LocalRunError('PORT is not a number between 1 and 65535.'));
  const mistyped = start('--nobuild');
  expect(await once(mistyped.child, 'close')).toEqual([1, null]);
  expect(mistyped.errors).toMatch(/^Unknown option '--nobuild'.*\n$/);
});

test('says why a start failed and what to do, without a password', async () => {
  const { root } = project;
  const failure = () =>
    startSite({ port, temporary: false, projectRoot: root }).catch((error: Error) => error.message);
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  expect(await failure()).toBe(
    `Port ${port} is already in use; stop the program that uses it, or set PORT to another port.`,
  );
  other.close();
  vi.stubEnv('DATABASE_URL', 'postgresql://writer:secret@127.0.0.1:9/skillsai');
  expect(await failure()).toMatch(/^DATABASE_URL is not a Neon address .+ npm run db:endpoint .+\.$/);
  vi.stubEnv('NEON_FETCH_ENDPOINT', 'http://127.0.0.1:9/sql');
  vi.stubEnv('DATABASE_ADMIN_URL', 'postgresql://owner:secret@127.0.0.1:9/skillsai');
  expect(await failure()).toBe(
    'The database in DATABASE_ADMIN_URL cannot be reached: nothing listens on its host and port.',
  );
  vi.unstubAllEnvs();
  await rm(join(root, 'dist'), { recursive: true });
  expect(await failure()).toBe(
    `There is no built site in ${join(root, 'dist')}; run npm run build, or start without --no-build.`,
  );
});
