import { defineConfig } from 'vitest/config';

/**
 * The tests that a changed line has to fail: those beside the code, and those of the functions that do not wait for time
 * limits, which would make each of some 1,500 changes cost a minute.
 */
export default defineConfig({
  test: {
    include: [
      '{netlify,src}/submissions/**/*.test.ts',
      'tests/functions/{answers,bad-input,idempotency,notifications,storage}.test.ts',
    ],
    setupFiles: ['tests/support/quiet-console.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
