import { defineConfig } from 'vitest/config';

/** For mutants in code that runs when a module loads: schemas, sentences, settings. Each mutant reloads the modules. */
export default defineConfig({
  test: { include: ['{netlify,src}/submissions/**/*.test.ts'], testTimeout: 15_000 },
});
