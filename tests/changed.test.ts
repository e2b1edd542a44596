import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles, commandsFor } from './changed.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const scripts = (...files: readonly string[]) =>
  commandsFor(files)
    .flat()
    .map(([script]) => script);

test('changed words are checked, built, and looked at on their page', () => {
  const words = 'src/pages/pricing/page.yaml';
  expect(commandsFor([words])).toEqual([
    [['content:check'], ['build']],
    [['test:related', words], ['test:output']],
    [['test:browser', 'accessibility/every-page', '-g', ' (?:/pricing) ']],
  ]);
});

test('a changed component is tested where it is used and in its stories', () => {
  const commands = commandsFor(['src/components/Button.tsx']).flat();
  expect(commands).toContainEqual(['test:related', 'src/components/Button.tsx']);
  expect(commands).toContainEqual(['test:browser', 'stories']);
});

test('a changed drawing of a product is looked at on its page', () => {
  const [last = []] = commandsFor(['src/drawings/skills-lens.drawing.tsx']).at(-1) ?? [];
  expect(last.at(-1)).toBe(' (?:/skills-lens|/|/pricing) ');
});

test('a changed function runs what imports it, and builds nothing', () => {
  expect(scripts('netlify/submissions/mail.ts')).toEqual(['test:static', 'test:related']);
});

test('a changed migration runs the tests of the functions, as nothing imports it', () => {
  expect(scripts('db/migrations/0008_job_title.sql')[0]).toBe('test:unit');
});

test('changed documents run only the test that holds them to the code and to each other', () => {
  expect(commandsFor(['docs/content.md', 'README.md'])).toEqual([[['test:unit', 'tests/docs']]]);
});

test('a file that Git does not know yet counts as changed', () => {
  const folder = temporaryFolder();
  const git = (...options: readonly string[]) => execFileSync('git', options, { cwd: folder });
  git('init', '--quiet');
  writeFileSync(join(folder, 'old.ts'), '');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@skillsai.test', 'commit', '--quiet', '-m', 'Begin');
  writeFileSync(join(folder, 'old.ts'), 'export {};');
  writeFileSync(join(folder, 'new.ts'), '');
  expect(changedFiles('HEAD', folder)).toEqual(['new.ts', 'old.ts']);
});
