import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LocalRunError } from './local-run-error.ts';

const stoppingLimitMilliseconds = 6000;
const pollMilliseconds = 50;

/** A PostgreSQL server that runs on a data folder, as its file `postmaster.pid` tells. */
export interface RunningServer {
  readonly process: number;
  /** TCP port on 127.0.0.1. */
  readonly port: number;
  /** False while the server starts or stops. */
  readonly ready: boolean;
  /** False where the process that should look after it is gone. */
  readonly guarded: boolean;
}

function lockFile(folder: string): string {
  return join(folder, 'postmaster.pid');
}

async function readLockFile(folder: string): Promise<string> {
  return readFile(lockFile(folder), 'utf8').catch(() => '');
}

interface ProcessEntry {
  readonly parent: number;
  readonly commandLine: string;
}

/** Looks a process up in /proc, or with `ps` where there is none. */
async function processEntry(id: number): Promise<ProcessEntry | undefined> {
  try {
    if (existsSync('/proc/self/stat')) {
      const status = await readFile(`/proc/${id}/stat`, 'utf8');
      const commandLine = await readFile(`/proc/${id}/cmdline`, 'utf8');
      const [state = 'Z', parent = '0'] = status.slice(status.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? undefined : { parent: Number(parent), commandLine };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', `${id}`], {
      encoding: 'utf8',
      timeout: 5000,
    }).trim();
    const parent = Number.parseInt(line, 10);
    return { parent, commandLine: line.slice(`${parent}`.length) };
  } catch {
    return undefined;
  }
}

/** The server running on the folder, or undefined; a file left behind by a killed server counts as none. */
export async function findRunningServer(folder: string): Promise<RunningServer | undefined> {
  const text = await readLockFile(folder);
  // Lines: process, folder, start time, port, socket folder, address, shared memory, state (PostgreSQL, utils/pidfile.h).
  const lines = text.split('\n');
  const id = Number(lines[0]);
  if (!Number.isInteger(id) || id <= 0) return undefined;
  const entry = await processEntry(id);
  if (entry === undefined || !entry.commandLine.includes('postgres')) {
    return undefined;
  }
  const parent = await processEntry(entry.parent);
  return {
    process: id,
    port: Number(lines[3]),
    ready: lines[7]?.trim() === 'ready',
    guarded: parent?.commandLine.includes('database-guard') ?? false,
  };
}

/**
 * Makes the folder free for a new server: waits for one that is stopping, ends one nobody looks after any more, removes
 * the file a killed one left. Throws a LocalRunError where another run uses the folder. At most 6 seconds.
 */
export async function clearServerLock(folder: string): Promise<void> {
  const limit = Date.now() + stoppingLimitMilliseconds;
  for (;;) {
    const before = await readLockFile(folder);
    const server = await findRunningServer(folder);
    if (server === undefined) {
      if (before !== '') await rm(lockFile(folder), { force: true });
      return;
    }
    if ((server.guarded && server.ready) || Date.now() > limit) {
      throw new LocalRunError(
        `The database folder ${folder} is in use by another run (process ${server.process}); stop that one first.`,
      );
    }
    if (!server.guarded) process.kill(server.process, 'SIGINT');
    await delay(pollMilliseconds);
  }
}
