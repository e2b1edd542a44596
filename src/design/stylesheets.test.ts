import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { containers, containerWidths } from './tokens.ts';

const query = new RegExp(`@container (?:${containers.join('|')}) \\(([^)]*)\\)`, 'g');

it('stylesheets use only the named widths of containers', () => {
  const queries = globSync('src/**/*.css').flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(query), ([, condition = '']) => ({ path, condition })),
  );
  expect(queries.length).toBeGreaterThan(10);
  const named = Object.values(containerWidths).map((width) => `${width}rem`);
  const others = queries.flatMap(({ path, condition }) =>
    (condition.match(/[\d.]+rem/g) ?? [])
      .filter((width) => !named.includes(width))
      .map((width) => `${path}: ${width}`),
  );
  expect(others, `Use one of ${named.join(', ')} (src/design/tokens.ts)`).toEqual([]);
});

it('no two CSS modules have the same file name, because their classes begin with it', () => {
  const paths = Map.groupBy(globSync('src/**/*.module.css'), (path) => basename(path));
  const shared = [...paths.values()].filter((files) => files.length > 1);
  expect(shared, 'Rename one of each pair of files').toEqual([]);
});
