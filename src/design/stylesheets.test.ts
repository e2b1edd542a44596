import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { containers, containerWidths } from './tokens.ts';

const query = new RegExp(`@container (?:${containers.join('|')}) \\(([^)]*)\\)`, 'g');

it('stylesheets ask the containers for the named widths only', () => {
  const asked = globSync('src/**/*.css').flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(query), ([, condition = '']) => condition),
  );
  expect(asked.length).toBeGreaterThan(10);
  const widths = asked.flatMap((condition) => condition.match(/[\d.]+rem/g) ?? []);
  const named = Object.values(containerWidths).map((width) => `${width}rem`);
  expect(widths.filter((width) => !named.includes(width))).toEqual([]);
});

it('no two CSS modules have one name, which their classes begin with', () => {
  const names = globSync('src/**/*.module.css').map((path) => basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
