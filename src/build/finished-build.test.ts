import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { publishBuild, readSources, staleBuild, unfinishedBuild } from './finished-build.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  for (const file of ['src/main.tsx', 'src/pages/home/page.yaml', 'public/favicon.ico', 'netlify.toml']) {
    write(file, file);
  }
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function build(page: string, during = () => {}): void {
  const sources = readSources(root, {});
  write(`${unfinishedBuild}/index.html`, page);
  during();
  publishBuild(root, sources);
}

it('replaces the previous build completely and does not publish a failed one', () => {
  build('first');
  write('dist/assets/old.js', 'old');
  write(`${unfinishedBuild}/assets/half.js`, 'A build that failed wrote this.');
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('first');
  rmSync(join(root, unfinishedBuild), { recursive: true });
  build('second');
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('second');
  expect(existsSync(join(root, 'dist/assets'))).toBe(false);
  expect(staleBuild(root, {})).toBeUndefined();
});

it('reports a missing build and a build without a record', () => {
  expect(staleBuild(root, {})).toBe('There is no build in dist; run npm run build.');
  write('dist/index.html', 'from elsewhere');
  expect(staleBuild(root, {})).toBe('The build in dist has no record of its sources; run npm run build.');
});

it.each([
  ['an edited file', 'src/pages/home/page.yaml', () => write('src/pages/home/page.yaml', 'new')],
  ['an added file', 'public/images/team.svg', () => write('public/images/team.svg', '<svg/>')],
  ['a removed file', 'src/main.tsx', () => rmSync(join(root, 'src/main.tsx'))],
  ['a changed setting', 'netlify.toml', () => write('netlify.toml', '[build]')],
])('reports %s by name', (_kind, name, change) => {
  build('page');
  change();
  expect(staleBuild(root, {})).toBe(`The build in dist is stale: ${name} changed since; run npm run build.`);
});

it('reports a file that was edited during the build', () => {
  build('page', () => write('src/main.tsx', 'later'));
  expect(staleBuild(root, {})).toContain(': src/main.tsx changed since');
});

it('reports a changed variable without its value', () => {
  build('page');
  const reason = staleBuild(root, { URL: 'https://www.skills.test', HOME: '/elsewhere' });
  expect(reason).toBe('The build in dist is stale: the variable URL changed since; run npm run build.');
});

it('lists three of many changed files and counts the others', () => {
  build('page');
  for (const name of ['a', 'b', 'c', 'd', 'e']) write(`src/new/${name}.ts`, name);
  expect(staleBuild(root, {})).toContain(
    ': src/new/a.ts, src/new/b.ts, src/new/c.ts and 2 more changed since',
  );
});

it('ignores tests, stories and files outside the sources', () => {
  build('page');
  const files = [
    'src/pages/home/Page.test.tsx',
    'src/pages/home/Page.stories.tsx',
    'src/stories/main.tsx',
    'docs/tests.md',
  ];
  for (const file of files) write(file, 'new');
  expect(staleBuild(root, {})).toBeUndefined();
});
