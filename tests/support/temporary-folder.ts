import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a temporary folder that is removed after the running test. Call it in a test or in `beforeEach`. */
export function temporaryFolder(): string {
  const { path, remove } = mkdtempDisposableSync(join(tmpdir(), 'skillsai-test-'));
  onTestFinished(remove);
  return path;
}
