import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForbiddenImport, findForbiddenImports } from './rules.ts';

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
  'src/design/theme/theme.ts': 'src/components/Button.tsx',
  'src/routes.ts': 'src/build/plugin.ts',
  'netlify/submissions/store/store.ts': 'netlify/local/database.ts',
  'netlify/functions/meeting.ts': 'src/sections/Section.tsx',
  'db/commands/leads.ts': 'netlify/local/database.ts',
} as const;

/** And what is allowed. */
const allowed = {
  'src/forms/Newsletter.tsx': 'src/components/Button.tsx',
  'src/drawings/map.tsx': 'src/content/copy.ts',
  'src/pages/contact/Contact.tsx': 'src/pages/contact/parts/Part.tsx',
  'src/build/head.ts': 'src/pages/home/Home.tsx',
  'netlify/local/start.ts': 'db/migrate.ts',
  'db/commands/leads.test.ts': 'netlify/local/database.ts',
} as const;

let project: string;
let found: readonly ForbiddenImport[];

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), text);
}

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'skillsai-imports-'));
  const imports = Object.entries({ ...forbidden, ...allowed });
  for (const [, target] of imports) await write(target, 'export const name = 1;\n');
  for (const [file, target] of imports) {
    const path = relative(dirname(file), target);
    await write(file, `export * from '${path.startsWith('.') ? path : `./${path}`}';\n`);
  }
  found = await findForbiddenImports(project);
});

afterAll(() => rm(project, { recursive: true }));

test('each forbidden import is found, and nothing else', () => {
  const names = new Set(found.map(({ from, to }) => `${from} → ${to}`));
  const expected = Object.entries(forbidden).map(([from, to]) => `${from} → ${to}`);
  expect([...names].sort()).toEqual(expected.sort());
});
