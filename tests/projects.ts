import type { ViteUserConfig } from 'vitest/config';

/** Tests beside their code that need a migrated database, which the project `functions` provides. */
const withDatabase = ['db/leads.test.ts', 'netlify/local/neon-endpoint.test.ts'];

/** The tests that Vitest runs, in four projects. */
export const testProjects: ViteUserConfig['test'] = {
  setupFiles: ['tests/support/quiet-console.ts'],
  // More workers than cores, because most tests mostly wait for Postgres or a deadline.
  maxWorkers: 4,
  // Far longer than a test takes on an idle machine. Tests of time limits assert them.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        // A worker loads each module once for all its test files, which halves the processor time.
        isolate: false,
        include: [
          '{src,netlify,db}/**/*.test.{ts,tsx}',
          'tests/*.test.ts',
          'tests/{bench,browser,github}/**/*.test.ts',
        ],
        exclude: withDatabase,
      },
    },
    {
      extends: true,
      test: {
        name: 'functions',
        isolate: false,
        include: ['tests/{functions,contracts}/**/*.test.ts', ...withDatabase],
        globalSetup: 'tests/functions/support/database-server.ts',
      },
    },
    {
      extends: true,
      test: {
        // Separate from `functions`: fuzzing keeps a core busy, and some of those tests measure time.
        name: 'fuzz',
        include: ['tests/fuzz/*.test.ts'],
        globalSetup: 'tests/functions/support/database-server.ts',
      },
    },
    {
      extends: true,
      test: {
        name: 'output',
        isolate: false,
        // Nothing waits here, and each worker reads the whole build.
        maxWorkers: 2,
        include: ['tests/output/**/*.test.ts'],
        globalSetup: 'tests/support/fresh-build.ts',
      },
    },
  ],
};
