import { expect, it, vi } from 'vitest';
import { processLog } from './log.ts';

it.each([
  ['info', 'stdout'],
  ['warn', 'stdout'],
  ['error', 'stderr'],
] as const)('writes an event of the level %s as one line of JSON to %s', (level, stream) => {
  const write = vi.spyOn(process[stream], 'write').mockReturnValue(true);
  processLog(level, { event: 'purged', count: 1 });
  expect(write.mock.calls).toEqual([[`{"level":"${level}","event":"purged","count":1}\n`]]);
  write.mockRestore();
});
