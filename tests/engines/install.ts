import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** In milliseconds: a slow line may take minutes, a stuck one must end. */
const installTimeout = 420_000;

/** Returns the first program of the search path with one of these names. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Returns the first program with one of these names. If there is none, it installs the packages of Debian or Ubuntu, which only
 * root may. Throws where the program is missing nevertheless.
 */
export function requireProgram(names: readonly string[], packages: readonly string[]): string {
  const present = findProgram(...names);
  if (present !== undefined) return present;
  console.info(`Installing ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: 'ignore', timeout: installTimeout } as const;
  const lock = ['-o', 'DPkg::Lock::Timeout=120'];
  spawnSync('apt-get', [...lock, 'update'], options);
  spawnSync('apt-get', [...lock, 'install', '-y', '--no-install-recommends', ...packages], options);
  const installed = findProgram(...names);
  if (installed === undefined)
    throw new Error(`There is no ${names[0]}: install the packages ${packages.join(' and ')}.`);
  return installed;
}
