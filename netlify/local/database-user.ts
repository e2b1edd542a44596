import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LocalRunError } from './local-run-error.ts';

/** How the PostgreSQL programs are started. */
export interface DatabaseUser {
  /** Owner of the data; absent where that is whoever runs this process. */
  readonly owner?: { readonly uid: number; readonly gid: number };
  /** Command put in front of the program where changing the user alone is not enough. */
  readonly prefix: readonly string[];
}

/** A program, its arguments and the user to start it as, in the shape `spawn` takes. */
export interface DatabaseCommand {
  readonly file: string;
  readonly arguments: readonly string[];
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

interface Identity {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

function lookUp(name: string): Identity | undefined {
  try {
    const ask = (flag: string) =>
      Number(
        execFileSync('id', [flag, name], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
          timeout: 5000,
        }),
      );
    return { name, uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

function owner(folder: string): Identity | undefined {
  const status = statSync(folder, { throwIfNoEntry: false });
  return status === undefined || status.uid === 0
    ? undefined
    : { name: `number ${status.uid}`, uid: status.uid, gid: status.gid };
}

/** True where the user may enter the folder and every folder above it. */
function mayEnter({ uid, gid }: Identity, folder: string): boolean {
  const status = statSync(folder, { throwIfNoEntry: false });
  const bit = status?.uid === uid ? 0o100 : status?.gid === gid ? 0o010 : 0o001;
  if (status !== undefined && (status.mode & bit) === 0) return false;
  const above = dirname(folder);
  return above === folder || mayEnter({ name: '', uid, gid }, above);
}

/** Keeps the one capability that lets the user through closed folders above, such as root's own home. */
function capabilityPrefix(identity: Identity, probe: string): readonly string[] {
  const prefix = [
    'setpriv',
    `--reuid=${identity.uid}`,
    `--regid=${identity.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  try {
    execFileSync('setpriv', [...prefix.slice(1), 'test', '-x', probe], {
      stdio: 'ignore',
      timeout: 5000,
    });
    return prefix;
  } catch {
    throw new LocalRunError(
      `PostgreSQL does not run as root and the user ${identity.name} cannot reach ${probe}; start as an ordinary user or from a folder that other users may enter.`,
    );
  }
}

/**
 * Chooses the user PostgreSQL runs as. Anyone but root: themselves. PostgreSQL refuses root, so root hands over to the
 * owner of the data folder, else to `postgres`, else to `nobody`; no user is created. Throws a LocalRunError where that
 * user cannot reach the program or the data.
 */
export function chooseDatabaseUser(dataFolder: string, program: string): DatabaseUser {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const identity = owner(dataFolder) ?? lookUp('postgres') ?? lookUp('nobody');
  if (identity === undefined) {
    throw new LocalRunError(
      'PostgreSQL does not run as root and this machine has neither a user postgres nor nobody; start as an ordinary user.',
    );
  }
  if (mayEnter(identity, dirname(program)) && mayEnter(identity, dirname(dataFolder))) {
    return { owner: identity, prefix: [] };
  }
  return { owner: identity, prefix: capabilityPrefix(identity, program) };
}

/** The command that runs `program` with `programArguments` as that user. */
export function databaseCommand(
  { owner: identity, prefix }: DatabaseUser,
  program: string,
  programArguments: readonly string[],
): DatabaseCommand {
  const [file = program, ...rest] = [...prefix, program, ...programArguments];
  return {
    file,
    arguments: rest,
    identity: identity === undefined || prefix.length > 0 ? {} : { uid: identity.uid, gid: identity.gid },
  };
}
