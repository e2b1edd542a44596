import { defineConfig } from 'vitest/config';

/** What is made once, when a module loads: schemas, sentences, settings. Each change loads the modules anew. */
export default defineConfig({
  test: { include: ['{netlify,src}/submissions/**/*.test.ts'], testTimeout: 15_000 },
});
