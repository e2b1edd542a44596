import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeMistakes } from './mistakes.ts';
import { checkDirectory } from './plugin.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const page = z.strictObject({ title: z.string() });

function said(files: Readonly<Record<string, string>>, names: readonly string[]): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'src/content', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const schemas = Object.fromEntries(names.map((name) => [name, page]));
  return describeMistakes(checkDirectory(root, 'src/content', schemas));
}

it('finds nothing in good files, in folders too', () => {
  expect(said({ 'home.yaml': 'title: a', 'legal/terms.yaml': 'title: b' }, ['home', 'legal/terms'])).toBe('');
});

it('reports the mistakes of all files together', () => {
  expect(said({ 'pricing.yaml': '\ntitle: 3', 'home.yaml': 'titel: a' }, ['home', 'pricing'])).toBe(
    [
      'src/content/home.yaml:1: title: is missing, expected text',
      'src/content/home.yaml:1: titel: is not a known field (did you mean "title"?)',
      'src/content/pricing.yaml:2: title: is the number 3, expected text (put it in quotes to keep it as text)',
    ].join('\n'),
  );
});

it('reports files without a schema, schemas without a file and other endings', () => {
  expect(said({ 'pricng.yaml': 'title: a', 'home.yml': 'title: b' }, ['pricing'])).toBe(
    [
      'src/content/home.yml:1: (whole file): has the ending .yml, expected .yaml or .md',
      'src/content/pricng.yaml:1: (whole file): is not a known content file, expected one with a schema (did you mean "pricing"?)',
      'src/content/pricing.yaml:1: (whole file): is missing, expected a file of this name',
    ].join('\n'),
  );
});
