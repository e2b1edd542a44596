import { AdministrationError } from '../../db/connection.ts';

const stopLimitMilliseconds = 4500;
const defaultPort = '8888';

/** A failure that the developer can fix. The message is one sentence and is printed without a stack. */
export class LocalRunError extends Error {
  override readonly name = 'LocalRunError';
}

/** Converts the value of the setting `name` to a port. Throws a LocalRunError if it is not a port number. */
export function readPort(value: string, name: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new LocalRunError(`${name} is not a number between 1 and 65535.`);
}

/** Returns the port from PORT, by default 8888. Throws a LocalRunError if it is not a port number. */
export function wantedPort(): number {
  return readPort(process.env.PORT?.trim() || defaultPort, 'PORT');
}

/** Whether an error's message is for the developer and needs no stack. Errors of `parseArgs` are too. */
function isForDeveloper(error: unknown): error is Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  return (
    error instanceof LocalRunError ||
    error instanceof AdministrationError ||
    code.startsWith('ERR_PARSE_ARGS')
  );
}

/**
 * Runs a command until SIGINT (Ctrl-C), SIGTERM or SIGHUP, then stops its services and exits with 0 within five seconds. A
 * failed start exits with 1: an error for the developer is printed as one sentence, any other with its stack.
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
    console.error(isForDeveloper(error) ? error.message : error);
    process.exit(1);
  }
}
