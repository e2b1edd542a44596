import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests beside the code first: they notice most changes within milliseconds, and the first one that does ends the run. */
class UnitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isUnit = ({ moduleId }: TestSpecification) => !moduleId.includes('/tests/functions/');
    return [...files.filter(isUnit), ...files.filter((file) => !isUnit(file))];
  }
}

/** The tests that a changed line has to fail: those beside the code, and those of the functions without endless waits. */
export default defineConfig({
  test: {
    include: [
      '{netlify,src}/submissions/**/*.test.ts',
      'tests/functions/{storage,answers,bad-input,notifications,monitoring,idempotency}.test.ts',
    ],
    setupFiles: ['tests/support/quiet-console.ts'],
    sequence: { sequencer: UnitsFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
