import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../tests/support/markup.ts';

const modules = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The modules that calls of `withoutHydration` load, by the file that says so. */
const loaded = Object.entries(modules).flatMap(([file, code]) =>
  matchesOf(code, /withoutHydration\(\s*'\w+',\s*\(\) =>\s*import\('([^']+)'\)/g).map((address) =>
    join(dirname(file), address),
  ),
);

/** What a module runs with: itself and what it imports statically, all the way down. */
function runsWith(file: string, seen = new Set<string>()): Set<string> {
  const code = modules[file];
  if (code === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const address of matchesOf(code, /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm))
    runsWith(join(dirname(file), address), seen);
  return seen;
}

describe('what is not hydrated', () => {
  it.each([...new Set(loaded)])('%s does nothing that needs scripts', (file) => {
    const live = [...runsWith(file)].filter((module) =>
      /\buse(?!Id\b)[A-Z]\w*\(|\son[A-Z]\w*=\{/.test(modules[module] ?? ''),
    );
    expect(live).toEqual([]);
  });

  it('are the screens of all products at least', () => {
    expect(loaded.filter((file) => file.endsWith('Screen.tsx')).length).toBeGreaterThan(5);
  });
});
