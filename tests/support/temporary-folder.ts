import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new temporary folder for the test that runs, gone after it. To be called in the test or in its `beforeEach`. */
export function temporaryFolder(): string {
  const { path, remove } = mkdtempDisposableSync(join(tmpdir(), 'skillsai-test-'));
  onTestFinished(remove);
  return path;
}
