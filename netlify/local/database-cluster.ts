import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type DatabaseBinaries, postgresMajorVersion } from './database-binaries.ts';
import { databaseEnvironment } from './database-environment.ts';
import { type DatabaseUser, databaseCommand } from './database-user.ts';
import { LocalRunError } from './local-run-error.ts';

const run = promisify(execFile);
const initialisationLimitMilliseconds = 60_000;

/** The administrator of an embedded cluster. Its password lies in the data folder, readable by the owner only. */
export const administratorName = 'postgres';
const passwordFile = 'administrator-password';

async function hasContent(folder: string): Promise<boolean> {
  const status = await stat(folder).catch(() => undefined);
  if (status === undefined) return false;
  if (!status.isDirectory()) {
    throw new LocalRunError(`The database folder ${folder} is a file; delete it and start again.`);
  }
  return (await readdir(folder)).length > 0;
}

async function textOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim();
}

/** One sentence for a data folder nothing can be done with, naming what to delete. */
export function unusableFolder(folder: string, reason: string): LocalRunError {
  return new LocalRunError(
    `The database folder ${folder} cannot be used: ${reason}; delete that folder and start again (the leads stored in it go with it).`,
  );
}

/** The administrator's password of a cluster. Throws a LocalRunError where the folder is not a usable cluster of this version. */
export async function readClusterPassword(folder: string): Promise<string> {
  const version = await textOf(join(folder, 'PG_VERSION'));
  if (version === '') throw unusableFolder(folder, 'PG_VERSION is missing');
  if (version !== postgresMajorVersion) {
    throw unusableFolder(
      folder,
      /^\d{1,2}(\.\d)?$/.test(version)
        ? `it belongs to PostgreSQL ${version}, this is PostgreSQL ${postgresMajorVersion}`
        : 'PG_VERSION is damaged',
    );
  }
  const password = await textOf(join(folder, passwordFile));
  if (password === '') throw unusableFolder(folder, `${passwordFile} is missing`);
  return password;
}

/**
 * Makes sure `folder` holds a PostgreSQL cluster and returns its administrator's password. A new cluster is UTF-8 with the
 * built-in C.UTF-8 locale (the same on every machine) and takes passwords only (SCRAM, RFC 7677). It is made beside its
 * place and renamed, so an interrupted first start leaves nothing half done behind.
 */
export async function prepareCluster(
  folder: string,
  binaries: DatabaseBinaries,
  user: DatabaseUser,
): Promise<string> {
  if (await hasContent(folder)) return readClusterPassword(folder);
  const password = randomBytes(24).toString('base64url');
  const draft = `${folder}.${randomBytes(4).toString('hex')}`;
  const draftPassword = `${draft}.password`;
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(draft, { mode: 0o700 });
    await writeFile(draftPassword, `${password}\n`, { mode: 0o600 });
    for (const path of user.owner === undefined ? [] : [draft, draftPassword]) {
      await chown(path, user.owner?.uid ?? 0, user.owner?.gid ?? 0);
    }
    const command = databaseCommand(user, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${administratorName}`,
      `--pwfile=${draftPassword}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ]);
    await run(command.file, [...command.arguments], {
      ...command.identity,
      env: databaseEnvironment(),
      timeout: initialisationLimitMilliseconds,
    });
    await rename(draftPassword, join(draft, passwordFile));
    await rename(draft, folder);
    return password;
  } catch (error) {
    throw new LocalRunError(`The database folder ${folder} could not be made: ${firstLine(error)}`);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(draftPassword, { force: true });
  }
}

function firstLine(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason.';
  const output = 'stderr' in error ? String(error.stderr) : '';
  const line = `${output}\n${error.message}`
    .split('\n')
    .map((text) => text.trim())
    .find((text) => text !== '');
  return line ?? 'unknown reason.';
}
