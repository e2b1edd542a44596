import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import rules from './imports/rules.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, command = ''] = /\bdepcruise ([^&]*?) src netlify db/.exec(scripts['test:static']) ?? [];

/** Writes files into a temporary project, and returns what the command of `test:static` says about their imports. */
function verdict(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const program = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const options = command.replace('tests/', join(process.cwd(), 'tests/')).split(' ');
  const { stdout } = spawnSync(process.execPath, [program, ...options, 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stripVTControlCharacters(stdout).replace(/\s+/g, ' ');
}

test('every rule of imports says what to do', () => {
  const silent = rules.forbidden.filter(({ comment }) => !/^[A-Z].{30,}\.$/.test(comment ?? ''));
  expect(
    silent.map(({ name }) => name),
    'Add a comment in tests/imports/rules.ts',
  ).toEqual([]);
});

test('a forbidden import is named with both files, and with what to do', () => {
  const text = verdict({
    'src/design/colour.ts': "import { days } from '../content/days.ts';\nexport const colour = days;\n",
    'src/content/days.ts': 'export const days = 7;\n',
    'src/pages/home/Page.ts': "export { offer } from '../pricing/offer.ts';\n",
    'src/pages/pricing/offer.ts': 'export const offer = 1;\n',
  });
  expect(text).toContain(
    'src/design/colour.ts → src/content/days.ts Here only imports of src/design/ are allowed',
  );
  expect(text).toContain('src/pages/home/Page.ts → src/pages/pricing/offer.ts Move what both pages');
});
