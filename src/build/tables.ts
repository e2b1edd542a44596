import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { csvOf, tableNames } from '../content/organisation/tables.ts';

/** The folder of the sample organisation's tables. */
const tablesPath = '/tables/';

/** Returns a Vite plugin that serves the sample organisation's tables on the development server. */
export function tablesPlugin(): Plugin {
  return {
    name: 'tables',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const table = tableNames.find((name) => request.url === `${tablesPath}${name}.csv`);
        if (table === undefined) return next();
        response.setHeader('Content-Type', 'text/csv; charset=utf-8');
        response.end(csvOf(table));
      });
    },
  };
}

/** Writes the sample organisation's tables as CSV files into the site built in `directory`. */
export function publishTables(directory: string): void {
  const folder = join(directory, tablesPath);
  mkdirSync(folder);
  for (const name of tableNames) writeFileSync(join(folder, `${name}.csv`), csvOf(name));
}
