import { vi } from 'vitest';

/** What the functions wrote to their log since the last reset. */
export interface CapturedLog {
  readonly lines: () => readonly Readonly<Record<string, unknown>>[];
  readonly text: () => string;
  readonly reset: () => void;
}

/** Captures everything written to this process's output streams, until `vi.restoreAllMocks`. */
export function captureLog(): CapturedLog {
  let written = '';
  const capture = (chunk: string | Uint8Array): boolean => {
    written += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(capture);
  vi.spyOn(process.stderr, 'write').mockImplementation(capture);
  return {
    lines: () =>
      written
        .split('\n')
        .filter((line) => line.startsWith('{"level"'))
        .map((line) => JSON.parse(line)),
    text: () => written,
    reset: () => {
      written = '';
    },
  };
}
