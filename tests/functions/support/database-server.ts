import type { TestProject } from 'vitest/node';
import { startLocalDatabase } from '../../../netlify/local/services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's database server; the database that the URLs name is migrated, and copied for each test file. */
    readonly databaseServer: { readonly adminUrl: string; readonly writerUrl: string };
  }
}

/** Starts one database server for all test files of a run: making a cluster takes longer than most files do. */
export default async function startDatabaseServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, writerUrl, stop } = await startLocalDatabase();
  provide('databaseServer', { adminUrl, writerUrl });
  return stop;
}
