import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The tests that a changed line has to fail: those beside the code first, then those of the functions that wait for no
 * time-out and send no flood. The first one that notices ends the run, so those that look at most come first.
 */
const order = ['storage', 'notifications', 'monitoring', 'answers', 'idempotency'];

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
    // One worker loads each module once for all files, not once for each.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
