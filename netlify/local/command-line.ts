import { AdministrationError } from '../../db/connection.ts';

const stopLimitMilliseconds = 4500;
const defaultPort = 8888;

/** A failure the person at the terminal can act on: the message is one sentence, printed without a stack. */
export class LocalRunError extends Error {
  override readonly name = 'LocalRunError';
}

/** The port from PORT, 8888 where it is not set. Throws a LocalRunError where it is not a port. */
export function wantedPort(): number {
  const port = Number(process.env.PORT?.trim() || defaultPort);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new LocalRunError('PORT is not a number between 1 and 65535.');
}

/** Whether the message says enough without a stack. `parseArgs` says what is wrong with an option. */
function isKnown(error: unknown): error is Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  return (
    error instanceof LocalRunError ||
    error instanceof AdministrationError ||
    code.startsWith('ERR_PARSE_ARGS')
  );
}

/**
 * Runs a command until Ctrl-C or SIGTERM, then stops what it started and exits with 0, within five seconds. A failure
 * is printed as one sentence where it is a known one, and exits with 1.
 */
export async function runUntilStopped(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  let running: { stop(): Promise<void> } | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), stopLimitMilliseconds);
    await running?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  try {
    running = await start();
  } catch (error) {
    if (stopping) return;
    console.error(isKnown(error) ? error.message : error);
    process.exit(1);
  }
}
