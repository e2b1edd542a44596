import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { containers, containerWidths } from './tokens.ts';

const query = new RegExp(`@container (?:${containers.join('|')}) \\(([^)]*)\\)`, 'g');

it('stylesheets use only the named widths of containers', () => {
  const conditions = globSync('src/**/*.css').flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(query), ([, condition = '']) => condition),
  );
  expect(conditions.length).toBeGreaterThan(10);
  const widths = conditions.flatMap((condition) => condition.match(/[\d.]+rem/g) ?? []);
  const named = Object.values(containerWidths).map((width) => `${width}rem`);
  expect(widths.filter((width) => !named.includes(width))).toEqual([]);
});

it('no two CSS modules have the same file name, because their classes begin with it', () => {
  const names = globSync('src/**/*.module.css').map((path) => basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
