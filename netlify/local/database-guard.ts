/**
 * Runs PostgreSQL for as long as the process that started this one lives. The parent holds the other end of standard
 * input; however the parent ends, that end closes, and PostgreSQL is stopped in order. Arguments: one JSON text.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { databaseEnvironment } from './database-environment.ts';
import type { DatabaseCommand } from './database-user.ts';

interface GuardTask {
  readonly command: DatabaseCommand;
  /** Folder removed once PostgreSQL has ended. */
  readonly removeFolder?: string;
}

const orderlyLimitMilliseconds = 2500;
const immediateLimitMilliseconds = 1000;

const task: GuardTask = JSON.parse(process.argv[2] ?? '');
const server = spawn(task.command.file, [...task.command.arguments], {
  ...task.command.identity,
  env: databaseEnvironment(),
  stdio: ['ignore', 'ignore', 'inherit'],
  windowsHide: true,
});

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  // Fast, then immediate shutdown, as the PostgreSQL manual defines the signals (server-shutdown).
  server.kill('SIGINT');
  setTimeout(() => server.kill('SIGQUIT'), orderlyLimitMilliseconds).unref();
  setTimeout(() => server.kill('SIGKILL'), orderlyLimitMilliseconds + immediateLimitMilliseconds).unref();
}

function finish(code: number): void {
  if (task.removeFolder !== undefined) {
    rmSync(task.removeFolder, { recursive: true, force: true, maxRetries: 3 });
  }
  process.exit(stopping ? 0 : code);
}

server.on('error', () => finish(127));
server.on('exit', (code) => finish(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, stop);
}
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
