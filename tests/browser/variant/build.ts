import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { parseDocument } from 'yaml';
import { copyProject } from '../../support/copied-project.ts';
import { addGermanPage, addGermanWords } from '../../support/german.ts';
import { announcement, tools, variantRoot } from './variant.ts';

/** Sets a field of a content file of the variant. */
function setContent(name: string, field: string, value: unknown): void {
  const file = join(variantRoot, 'src/content', `${name}.yaml`);
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.set(field, document.createNode(value));
  writeFileSync(file, String(document));
}

test('builds the site with an announcement, with tools that measure and with a page in German', () => {
  test.setTimeout(300_000);
  rmSync(variantRoot, { recursive: true, force: true });
  copyProject(variantRoot);
  setContent('announcements', 'announcements', [announcement]);
  setContent('measuring', 'tools', Object.values(tools));
  addGermanPage(variantRoot);
  addGermanWords(variantRoot);
  for (const script of ['src/build/write-modules.ts', 'src/build/build.ts'])
    execFileSync(process.execPath, [script], { cwd: variantRoot, stdio: 'pipe' });
});
