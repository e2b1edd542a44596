import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { matchesOf } from './support/markup.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = globSync(['README.md', 'docs/**/*.md', '.github/*.md'], { cwd: root });

/** Returns the nodes of a document, parents first. */
function nodesOf(file: string): readonly Nodes[] {
  const withChildren = (node: Nodes): readonly Nodes[] => [
    node,
    ...('children' in node ? node.children.flatMap(withChildren) : []),
  ];
  return withChildren(fromMarkdown(read(file)));
}

const textOf = (node: Nodes): string => {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
};

/** Returns the anchors that GitHub gives to the headings of a document. */
function readAnchors(file: string): readonly string[] {
  return nodesOf(file)
    .filter((node) => node.type === 'heading')
    .map((heading) =>
      textOf(heading)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-'),
    );
}

const known = new Map<string, readonly string[]>();
function anchorsOf(file: string): readonly string[] {
  const anchors = known.get(file) ?? readAnchors(file);
  known.set(file, anchors);
  return anchors;
}

/** Returns a sentence for each link of a document within the repository that leads nowhere. */
function brokenLinks(file: string): readonly string[] {
  return nodesOf(file)
    .filter((node) => node.type === 'link')
    .filter(({ url }) => !/^[a-z]+:/.test(url))
    .flatMap(({ url }) => {
      const [path = '', anchor] = url.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) return [`${file}: no file ${url}`];
      const isKnown = anchor === undefined || anchorsOf(target).includes(anchor);
      return isKnown ? [] : [`${file}: no heading ${url}`];
    });
}

test('on call says what to do about every event of the log', () => {
  const [, names = ''] = /type LogEventName =([^;]*);/.exec(read('netlify/submissions/log.ts')) ?? [];
  const events = matchesOf(names, /'(\w+)'/g);
  expect(events.length).toBeGreaterThan(10);
  const onCall = read('docs/on-call.md');
  const missing = events.filter((event) => !onCall.includes(`\`${event}\``));
  expect(missing, 'say in docs/on-call.md what these events mean and what to do').toEqual([]);
});

test('on call names no event that the log does not have', () => {
  const tables = read('docs/on-call.md')
    .split('\n\n')
    .filter((block) => block.startsWith('| event '));
  const named = tables.flatMap((table) => matchesOf(table, /^\| `(\w+)`/gm));
  expect(named.length).toBeGreaterThan(10);
  const log = read('netlify/submissions/log.ts');
  const unknown = [...new Set(named)].filter((event) => !log.includes(`'${event}'`));
  expect(unknown, 'correct these names in docs/on-call.md').toEqual([]);
});

test('the documents name commands that package.json has', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const unknown = documents.flatMap((file) =>
    matchesOf(read(file), /npm run (?:--?\w+ )*([a-z][\w:-]*)/g)
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: npm run ${name}`),
  );
  expect(unknown, 'correct the commands, or add them to package.json').toEqual([]);
});

test('links between the documents lead to files and headings that exist', () => {
  expect(documents.length).toBeGreaterThan(15);
  expect(documents.flatMap(brokenLinks), 'correct the links, or the headings').toEqual([]);
});

test('no document puts a connection string into a command line, whose history would keep the password', () => {
  const typed = documents.flatMap((file) =>
    matchesOf(read(file), /(\w+_URL='[^']*'|'<[^'>]*connection string>')/g).map((part) => `${file}: ${part}`),
  );
  expect(typed, 'use docs/releases.md, "The owner\'s connection string"').toEqual([]);
});
