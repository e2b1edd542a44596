/** The output of this process since the last reset. */
export type CapturedLog = ReturnType<typeof captureLog>;

const isEvent = (line: string) => line.startsWith('{"level"');

/**
 * Captures this process's output streams until `stop` is called. Standard output other than events, such as a test's
 * `console.log`, is printed too.
 */
export function captureLog() {
  let written: { readonly stream: NodeJS.WriteStream; readonly text: string }[] = [];
  const streams = [process.stdout, process.stderr];
  const originals = streams.map((stream) => stream.write);
  const [print] = originals;
  for (const stream of streams) {
    stream.write = (chunk: string | Uint8Array): boolean => {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
      written.push({ stream, text });
      return stream === process.stdout && !isEvent(text) ? (print?.call(stream, text) ?? true) : true;
    };
  }
  const textOf = (...wanted: readonly NodeJS.WriteStream[]) =>
    written.map(({ stream, text }) => (wanted.includes(stream) ? text : '')).join('');
  const text = () => textOf(...streams);
  const events = () => text().split('\n').filter(isEvent);
  return {
    /** Returns the functions' events, which are logged as one JSON object per line. */
    lines: (): readonly Readonly<Record<string, unknown>>[] => events().map((line) => JSON.parse(line)),
    /** Returns the events with the level `error` and all other lines of the error stream. */
    errors: (): readonly string[] => [
      ...events().filter((line) => JSON.parse(line).level === 'error'),
      ...textOf(process.stderr)
        .split('\n')
        .filter((line) => line.trim() !== '' && !isEvent(line)),
    ],
    text,
    reset: () => {
      written = [];
    },
    /** Restores the streams. */
    stop: () => {
      for (const [index, stream] of streams.entries()) stream.write = originals[index] ?? stream.write;
    },
  };
}
