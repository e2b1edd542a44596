/** What this process wrote to its output streams since the last reset. */
export interface CapturedLog {
  /** The functions' events: one JSON object a line. */
  readonly lines: () => readonly Readonly<Record<string, unknown>>[];
  readonly text: () => string;
  readonly reset: () => void;
  /** Gives the streams back. */
  readonly stop: () => void;
}

/** Captures everything written to this process's output streams, until it is stopped. */
export function captureLog(): CapturedLog {
  let written: string[] = [];
  const streams = [process.stdout, process.stderr];
  const originals = streams.map((stream) => stream.write);
  for (const stream of streams) {
    stream.write = (chunk: string | Uint8Array): boolean => {
      written.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'));
      return true;
    };
  }
  const text = () => written.join('');
  return {
    lines: () =>
      text()
        .split('\n')
        .filter((line) => line.startsWith('{"level"'))
        .map((line) => JSON.parse(line)),
    text,
    reset: () => {
      written = [];
    },
    stop: () => {
      for (const [index, stream] of streams.entries()) stream.write = originals[index] ?? stream.write;
    },
  };
}
