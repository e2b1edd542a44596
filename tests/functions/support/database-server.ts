import type { TestProject } from 'vitest/node';
import { startLocalDatabase } from '../../../netlify/local/services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's database server. The database in the URLs is migrated; each test file gets a copy of it. */
    readonly databaseServer: { readonly adminUrl: string; readonly writerUrl: string };
  }
}

/** Starts one database server for all test files of a run, because creating a cluster takes longer than most files. */
export default async function startDatabaseServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, writerUrl, stop } = await startLocalDatabase();
  provide('databaseServer', { adminUrl, writerUrl });
  return stop;
}
