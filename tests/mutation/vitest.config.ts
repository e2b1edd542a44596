import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that look at everything a lead leaves behind first: they notice most, and the first one that does ends the run. */
const order = ['storage', 'notifications', 'monitoring', 'answers', 'bad-input', 'idempotency'];

/** Tests beside the code before all others: they take milliseconds. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      order.findIndex((name) => moduleId.includes(`/functions/${name}.`));
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** The tests that a changed line has to fail: those beside the code, and those of the functions that wait for no time-out. */
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
