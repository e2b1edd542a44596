type Listener = (line: string) => void;
type Write = typeof process.stdout.write;

/** What the functions and the server print, taken off the terminal of the process they run in. */
export interface ServerLog {
  /** Every line so far since `begin`, for the report of a failed test. */
  lines(): readonly string[];
  /** Forgets the lines so far and calls `onError` for each line about an error from now on. */
  begin(onError: Listener): void;
  /** Gives the terminal back. */
  stop(): void;
}

/** The level of a line of the functions' log, which is one JSON object a line; `undefined` for any other line. */
function levelOf(line: string): unknown {
  try {
    const event: unknown = JSON.parse(line);
    return typeof event === 'object' && event !== null && 'level' in event ? event.level : undefined;
  } catch {
    return undefined;
  }
}

/** Cuts a stream of chunks into lines. */
function splitter(onLine: Listener): (chunk: string | Uint8Array) => void {
  let rest = '';
  const decoder = new TextDecoder();
  return (chunk) => {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') onLine(line);
  };
}

/**
 * From now on keeps the functions' log, which runs in threads of this process, instead of printing it, and likewise what
 * the server prints on the error stream. Anything else, such as a test's own `console.log`, is printed as before.
 */
export function captureServerLog(): ServerLog {
  let lines: string[] = [];
  let listener: Listener = () => undefined;
  const capture = (stream: NodeJS.WriteStream, isErrorStream: boolean) => {
    const original = stream.write;
    const take = splitter((line) => {
      const level = levelOf(line);
      if (level === undefined && !isErrorStream) {
        original.call(stream, `${line}\n`);
        return;
      }
      lines.push(line);
      if (level === 'error' || level === undefined) listener(line);
    });
    const write: Write = (chunk, second?: unknown, third?: unknown) => {
      take(chunk);
      for (const done of [second, third]) if (typeof done === 'function') done();
      return true;
    };
    stream.write = write;
    return () => {
      stream.write = original;
    };
  };
  const restore = [capture(process.stdout, false), capture(process.stderr, true)];
  return {
    lines: () => lines,
    begin(onError) {
      lines = [];
      listener = onError;
    },
    stop() {
      for (const giveBack of restore) giveBack();
    },
  };
}
