import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/support/fresh-build.ts',
    // One engine after the other, with one site each.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
});
