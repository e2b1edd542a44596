import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The function tests that run for each mutant, after the unit tests; tests of timeouts and rate limits would take too long.
 * The first failure ends a run, so the tests with the widest coverage come first.
 */
const order = ['storage', 'notifications', 'monitoring', 'responses', 'idempotency'];

class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      order.findIndex((name) => moduleId.includes(`/functions/${name}.`));
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: ['{netlify,src}/submissions/**/*.test.ts', `tests/functions/{${order}}.test.ts`],
    globalSetup: 'tests/functions/support/database-server.ts',
    // Load each module once for all test files.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
