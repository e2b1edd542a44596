import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { csvOf, tableNames, toCsv } from '../../content/organisation/tables.ts';
import { brand } from '../../site.ts';
import { readContent } from '../content/read-content.ts';

/** Returns the summary of how data is processed as plain text: each kind of record, then who handles data. */
function processingSummary(): string {
  const { processors } = readContent('pages/trust/page');
  const { table, updated } = readContent('pages/privacy-policy/page');
  const [what, ...labels] = table.columns;
  const records = table.rows.map(([name, ...cells]) =>
    [name, ...cells.map((cell, place) => `  ${labels[place]}: ${cell}`)].join('\n'),
  );
  const companies = processors.rows.map(
    ({ who, purpose, sees, where }) => `${who}\n  ${[purpose, sees, where].join('\n  ')}`,
  );
  return [
    `${brand}: data processing summary`,
    `Privacy policy of ${updated.text}`,
    what?.toUpperCase(),
    ...records,
    processors.caption.toUpperCase(),
    ...companies,
    '',
  ].join('\n\n');
}

/** Returns the files that visitors can take away by their address: documents of /trust and the tables of the sample organisation. */
function takeaways(): Readonly<Record<string, () => string>> {
  const { processors, ai } = readContent('pages/trust/page');
  const { columns } = processors;
  return {
    '/documents/data-processing-summary.txt': processingSummary,
    '/documents/sub-processors.csv': () =>
      toCsv([
        [columns.who, columns.purpose, columns.sees, columns.where],
        ...processors.rows.map(({ who, purpose, sees, where }) => [who, purpose, sees, where]),
      ]),
    '/documents/ai-act-duties.csv': () =>
      toCsv([
        [ai.columns.duty, ai.columns.article, ai.columns.answer],
        ...ai.duties.map(({ duty, article, answer }) => [duty, article, answer]),
      ]),
    ...Object.fromEntries(tableNames.map((name) => [`/tables/${name}.csv`, () => csvOf(name)])),
  };
}

/** Returns a Vite plugin that serves the documents and tables on the development server. */
export function documentsPlugin(): Plugin {
  return {
    name: 'documents',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const write = /^\/(?:documents|tables)\//.test(path) ? takeaways()[path] : undefined;
        if (!write) return next();
        response.setHeader('Content-Type', `text/${path.endsWith('csv') ? 'csv' : 'plain'}; charset=utf-8`);
        response.end(write());
      });
    },
  };
}

/** Writes the documents and tables into the site built in `directory`. */
export function publishDocuments(directory: string): void {
  for (const folder of ['documents', 'tables']) mkdirSync(join(directory, folder), { recursive: true });
  for (const [path, write] of Object.entries(takeaways())) writeFileSync(join(directory, path), write());
}
