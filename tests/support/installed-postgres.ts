import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { chooseDatabaseUser } from '../../netlify/local/database-cluster.ts';
import { startDatabaseProcess } from '../../netlify/local/database-process.ts';
import { requireProgram } from '../engines/install.ts';

const execute = promisify(execFile);

/** Where Debian and Ubuntu install PostgreSQL, one folder per version. */
const installations = '/usr/lib/postgresql';

/** Returns the folder of the programs of the newest installed PostgreSQL. As root on Debian or Ubuntu it installs one if there is none. */
async function installedPrograms(): Promise<string> {
  requireProgram(['pg_restore'], ['postgresql']);
  const versions = (await readdir(installations)).filter((name) => /^\d+$/.test(name));
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  if (newest === undefined) throw new Error(`There is no PostgreSQL in ${installations}.`);
  return join(installations, newest, 'bin');
}

/**
 * Starts a temporary server of an installed PostgreSQL, because the embedded one comes without `pg_dump` and `pg_restore`, and these do not
 * work with a newer server. Returns the connection string of its database `postgres`, a function that runs its programs, and how to stop
 * it.
 */
export async function startInstalledPostgres() {
  const programs = await installedPrograms();
  const temporary = await mkdtemp(join(tmpdir(), 'skillsai-installed-'));
  const folder = join(temporary, 'database');
  const { owner, prefix } = await chooseDatabaseUser(folder);
  if (owner !== undefined) await chown(temporary, owner.uid, owner.gid);
  const cluster = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await execute('env', [...prefix, join(programs, 'initdb'), `--pgdata=${folder}`, ...cluster]);
  const port = await getPort({ host: '127.0.0.1' });
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: `${port}`,
    fsync: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(programs, 'postgres'), '-D', folder, ...options];
  const { ready, stop } = startDatabaseProcess(prefix, command, temporary);
  const reason = await ready;
  if (reason !== undefined) throw new Error(`The installed PostgreSQL did not start: ${reason}`);
  return {
    adminUrl: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    run: (name: 'pg_dump' | 'pg_restore', ...words: readonly string[]) =>
      execute(join(programs, name), words),
    stop,
  };
}
