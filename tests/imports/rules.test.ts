import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import importRules from './rules.ts';

/** Imports by file: what a rule forbids, at several depths. */
const forbidden = {
  'src/components/card/Card.tsx': 'src/content/copy.ts',
  'src/content/loader/deep/read.ts': 'src/drawings/coast.tsx',
  'src/consent/ask.ts': 'src/forms/Form.tsx',
  'src/drawings/kit/path.ts': 'src/sections/Section.tsx',
  'src/forms/fields/Field.tsx': 'src/layout/Header.tsx',
  'src/sections/news/News.tsx': 'src/pages/home/Home.tsx',
  'src/layout/menu/Menu.tsx': 'src/pages/home/Home.tsx',
  'src/pages/pricing/table/Table.tsx': 'src/pages/home/Home.tsx',
  'src/submissions/limits/limit.ts': 'src/content/copy.ts',
  'src/submissions/schemas.ts': 'node_modules/react/index.js',
  'src/content/format.ts': 'node_modules/d3-geo/index.js',
  'src/content/figures.ts': 'src/pages/home/schema.ts',
  'src/pages/pricing/schema.ts': 'src/sections/Hero.tsx',
  'src/sections/Hero.schema.ts': 'node_modules/react/index.js',
  'src/design/theme/theme.ts': 'src/components/Button.tsx',
  'src/routes.ts': 'src/build/plugin.ts',
  'netlify/submissions/store/store.ts': 'netlify/local/database.ts',
  'netlify/submissions/drain/drain.ts': 'netlify/functions/meeting.ts',
  'netlify/functions/meeting.ts': 'src/sections/Section.tsx',
  'db/commands/leads.ts': 'netlify/local/database.ts',
} as const;

test('each forbidden import is found', async () => {
  const baseDir = temporaryFolder();
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(baseDir, file)), { recursive: true });
    await writeFile(join(baseDir, file), text);
  };
  const imports = Object.entries(forbidden);
  for (const [, target] of imports) await write(target, 'export const name = 1;\n');
  for (const [file, target] of imports) {
    const path = relative(dirname(file), target);
    await write(file, `export * from '${path.startsWith('.') ? path : `./${path}`}';\n`);
  }
  const { forbidden: rules, options } = importRules;
  const ruleSet = { forbidden: rules };
  const { output } = await cruise(['src', 'netlify', 'db'], { ...options, ruleSet, validate: true, baseDir });
  if (typeof output === 'string') throw new Error('The imports were not read.');
  const names = new Set(output.summary.violations.map(({ from, to }) => `${from} → ${to}`));
  const expected = imports.map(([from, to]) => `${from} → ${to}`);
  expect([...names].sort()).toEqual(expected.sort());
});
