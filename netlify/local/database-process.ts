import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DatabaseCommand } from './database-user.ts';

const startLimitMilliseconds = 30_000;
const stopLimitMilliseconds = 5000;
const keptOutputCharacters = 20_000;
const guardProgram = fileURLToPath(new URL('./database-guard.ts', import.meta.url));

/** A PostgreSQL server under its guard. */
export interface DatabaseProcess {
  /** Settles once the server takes connections (undefined) or will not (the server's own reason). At most 30 seconds. */
  readonly ready: Promise<string | undefined>;
  /** Settles when server and guard are gone. */
  readonly ended: Promise<void>;
  /** Stops the server in order and waits for its end; at most 5 seconds. */
  stop(): Promise<void>;
}

function untilReady(guard: ChildProcess): Promise<string | undefined> {
  return new Promise((settle) => {
    let output = '';
    const limit = setTimeout(() => settle('it did not start in time'), startLimitMilliseconds);
    const finish = (reason: string | undefined) => {
      clearTimeout(limit);
      settle(reason);
    };
    guard.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // Read on and drop: a full pipe would stop the server, and what it says later may hold personal data.
      if (output.length > keptOutputCharacters) return;
      output += text;
      if (output.includes('ready to accept connections')) finish(undefined);
    });
    guard.once('close', () => finish(/(?:FATAL|PANIC): +(.+)/.exec(output)?.[1] ?? 'it ended at once'));
  });
}

/** Starts the command under a guard process, which ends it when this process ends for whatever reason. */
export function startDatabaseProcess(
  command: DatabaseCommand,
  removeFolder: string | undefined,
): DatabaseProcess {
  const guard = spawn(
    process.execPath,
    [guardProgram, JSON.stringify({ command, removeFolder })],
    // A session of its own: Ctrl-C in the terminal reaches this process only, which then stops things in order.
    { detached: true, stdio: ['pipe', 'ignore', 'pipe'], windowsHide: true },
  );
  guard.stdin?.on('error', () => undefined);
  const ended = new Promise<void>((settle) => {
    guard.once('close', () => settle());
    guard.once('error', () => settle());
  });
  return {
    ready: untilReady(guard),
    ended,
    async stop() {
      guard.stdin?.end();
      const limit = setTimeout(() => guard.kill('SIGKILL'), stopLimitMilliseconds);
      await ended;
      clearTimeout(limit);
    },
  };
}
