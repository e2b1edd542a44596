import { existsSync } from 'node:fs';
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
  'src/pages/pricing/page/Banner.tsx': 'src/layout/Header.tsx',
  'src/pages/pricing/Sum.island.tsx': 'src/pages/pricing/Page.tsx',
  'src/submissions/limits/limit.ts': 'src/content/copy.ts',
  'src/submissions/schemas.ts': 'node_modules/react/index.js',
  'src/content/format.ts': 'node_modules/d3-geo/index.js',
  'src/content/figures.ts': 'src/pages/home/schema.ts',
  'src/pages/pricing/schema.ts': 'src/sections/Hero.tsx',
  'src/sections/Hero.schema.ts': 'node_modules/react/index.js',
  'src/design/theme/theme.ts': 'src/components/Button.tsx',
  'src/routes.ts': 'src/build/plugin.ts',
  'netlify/submissions/leads/leads.ts': 'netlify/local/database.ts',
  'netlify/submissions/drain/drain.ts': 'netlify/functions/meeting.ts',
  'netlify/functions/meeting.ts': 'src/sections/Section.tsx',
  'netlify/local/server/serve.ts': 'src/sections/Section.tsx',
  'db/commands/leads.ts': 'netlify/local/database.ts',
} as const;

/** Reads the imports of a project that has these files alone, and returns the broken rules and their imports. */
async function violationsIn(files: Readonly<Record<string, string>>) {
  const baseDir = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(baseDir, file)), { recursive: true });
    await writeFile(join(baseDir, file), text);
  }
  const { forbidden: rules, options } = importRules;
  const ruleSet = { forbidden: rules };
  const folders = ['src', 'netlify', 'db'].filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(folders, { ...options, ruleSet, validate: true, baseDir });
  if (typeof output === 'string') throw new Error('The imports were not read.');
  return output.summary.violations.map(({ from, to, rule }) => ({
    rule: rule.name,
    edge: `${from} → ${to}`,
  }));
}

const circleRule = 'no circle of imports, types included';

test('finds each forbidden import, and so each rule', async () => {
  const imports = Object.entries(forbidden);
  const files: Record<string, string> = {};
  for (const [, target] of imports) files[target] = 'export const name = 1;\n';
  for (const [file, target] of imports) {
    const path = relative(dirname(file), target);
    files[file] = `export * from '${path.startsWith('.') ? path : `./${path}`}';\n`;
  }
  const violations = await violationsIn(files);
  const edges = [...new Set(violations.map(({ edge }) => edge))];
  expect(edges.sort()).toEqual(imports.map(([from, to]) => `${from} → ${to}`).sort());
  const found = new Set(violations.map(({ rule }) => rule));
  const rules = importRules.forbidden.flatMap(({ name }) => name ?? []);
  expect(rules.filter((name) => !found.has(name))).toEqual([circleRule]);
});

test('finds a circle, also one that a type alone closes', async () => {
  const files = {
    'src/components/list/List.tsx': "export { gap } from './gap.ts';\n",
    'src/components/list/gap.ts':
      "import type { gap as Gap } from './List.tsx';\nexport const gap: typeof Gap = 1;\n",
    'src/drawings/coast.ts': "export * from './sea.ts';\n",
    'src/drawings/sea.ts': "export * from './shore.ts';\n",
    'src/drawings/shore.ts': "export * from './coast.ts';\n",
    'src/forms/Form.tsx': "export * from './Field.tsx';\n",
    'src/forms/Field.tsx': 'export const name = 1;\n',
  };
  const violations = await violationsIn(files);
  expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set([circleRule]));
  expect(new Set(violations.map(({ edge }) => dirname(edge.split(' ')[0] ?? '')))).toEqual(
    new Set(['src/components/list', 'src/drawings']),
  );
});
