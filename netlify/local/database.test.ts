import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { startDatabase, withClient } from './database.ts';

let base: string;
let folder: string;
let stopped: string;

beforeAll(async () => {
  const kept = await mkdtemp(join(tmpdir(), 'skillsai-test-'));
  stopped = join(kept, 'database');
  await (await startDatabase(stopped)).stop();
  return () => rm(kept, { recursive: true });
});

/** Copies the data of a stopped database into the folder and keeps its owner. Creating a cluster would take a second. */
async function fillFolder(): Promise<void> {
  await mkdir(join(base, 'local'), { recursive: true });
  execFileSync('cp', ['-a', stopped, folder]);
}

beforeEach(() => {
  base = temporaryFolder();
  folder = join(base, 'local', 'database');
});

const query = (adminUrl: string, statement: string): Promise<unknown[]> =>
  withClient(adminUrl, async (client) => (await client.query(statement)).rows);

async function serverProcess(): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'), 10);
}

/** Starts the database in another process and waits until it is ready. */
async function startElsewhere(): Promise<ChildProcess> {
  const module = new URL('./database.ts', import.meta.url).href;
  const script = `const { startDatabase } = await import(${JSON.stringify(module)});
    await startDatabase(${JSON.stringify(folder)});
    console.log('up');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('keeps data and password over a restart, uses UTF-8 and listens on 127.0.0.1 only', async () => {
  await fillFolder();
  const first = await startDatabase(folder);
  await query(first.adminUrl, "CREATE TABLE words AS SELECT 'Größe 東京' AS word");
  await first.stop();
  const second = await startDatabase(folder);
  expect(await query(second.adminUrl, 'SELECT word FROM words')).toEqual([{ word: 'Größe 東京' }]);
  expect(
    await query(
      second.adminUrl,
      "SELECT current_setting('listen_addresses') AS at, current_setting('server_encoding') AS encoding, lower('ÄÉ') AS lower",
    ),
  ).toEqual([{ at: '127.0.0.1', encoding: 'UTF8', lower: 'äé' }]);
  await second.stop();
  const { mode } = await stat(join(folder, 'administrator-password'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('removes temporary data when it stops', async () => {
  const database = await startDatabase();
  const [row] = await query(database.adminUrl, 'SHOW data_directory');
  const directory = String(Object.values(row ?? {})[0]);
  expect(existsSync(directory)).toBe(true);
  await database.stop();
  expect(existsSync(directory)).toBe(false);
});

test('removes the temporary folder when the start fails', async () => {
  // No cluster can be created in a path longer than PostgreSQL's maximum (MAXPGPATH, 1024).
  const deep = join(base, ...Array.from({ length: 5 }, () => 'x'.repeat(220)));
  await mkdir(deep, { recursive: true });
  vi.stubEnv('TMPDIR', deep);
  await expect(startDatabase()).rejects.toThrow(/^The database folder .+ could not be created: /);
  vi.unstubAllEnvs();
  expect(await readdir(deep)).toEqual([]);
});

test('refuses a folder in use and a copy of such a folder, and says what to do', async () => {
  await fillFolder();
  const first = await startDatabase(folder);
  // Each look at the clock is five seconds later, so the wait for the other run is over at once.
  let time = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    time += 5000;
    return time;
  });
  onTestFinished(() => clock.mockRestore());
  await expect(startDatabase(folder)).rejects.toThrow(
    `The database folder ${folder} is in use by another run; stop the other run with Ctrl-C in its terminal, and start again.`,
  );
  clock.mockRestore();
  const copy = join(base, 'copy');
  await cp(folder, copy, { recursive: true });
  await expect(startDatabase(copy)).rejects.toThrow(
    `The database folder ${copy} was copied from ${folder} while its database was running; delete the copy and start again.`,
  );
  expect(await query(first.adminUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await first.stop();
});

test('stops PostgreSQL when its parent process is killed, and starts again on the same data', async () => {
  await fillFolder();
  const child = await startElsewhere();
  const server = await serverProcess();
  process.kill(server, 0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await startDatabase(folder);
  expect(() => process.kill(server, 0)).toThrow('ESRCH');
  await database.stop();
});

test('starts after PostgreSQL was killed, even if the lock file names another running process', async () => {
  await fillFolder();
  const first = await startDatabase(folder);
  process.kill(await serverProcess(), 'SIGKILL');
  await first.stop();
  await writeFile(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n0\n1\n\n127.0.0.1\n\nready\n`);
  const second = await startDatabase(folder);
  expect(await query(second.adminUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('refuses an unusable folder with its path and what to do', async () => {
  const unusable = /^The database folder .+ cannot be used: .+; delete that folder and start again \(.+\)\.$/;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'garbage'), 'x');
  await expect(startDatabase(folder)).rejects.toThrow(unusable);
  await writeFile(join(folder, 'PG_VERSION'), '16\n');
  await expect(startDatabase(folder)).rejects.toThrow('it belongs to PostgreSQL 16');
  await writeFile(join(folder, 'PG_VERSION'), 'garbage');
  await expect(startDatabase(folder)).rejects.toThrow('is missing or damaged');
  await rm(folder, { recursive: true });
  await fillFolder();
  await writeFile(join(folder, 'global', 'pg_control'), 'x');
  await expect(startDatabase(folder)).rejects.toThrow(
    /^PostgreSQL did not start on the database folder .+; if the folder is damaged, delete it and start again \(.+\)\.$/,
  );
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  await expect(startDatabase(folder)).rejects.toThrow(/is a file; delete it and start again\.$/);
});
