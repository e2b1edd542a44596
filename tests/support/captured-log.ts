/** What this process wrote to its output streams since the last reset. */
export type CapturedLog = ReturnType<typeof captureLog>;

const isEvent = (line: string) => line.startsWith('{"level"');

/**
 * Captures everything written to this process's output streams, until it is stopped. What is no event on the standard output,
 * such as a test's own `console.log`, is printed as well.
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
    /** The functions' events: one JSON object a line. */
    lines: (): readonly Readonly<Record<string, unknown>>[] => events().map((line) => JSON.parse(line)),
    /** The lines about errors: events of that level, and whatever else came on the error stream. */
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
    /** Gives the streams back. */
    stop: () => {
      for (const [index, stream] of streams.entries()) stream.write = originals[index] ?? stream.write;
    },
  };
}
