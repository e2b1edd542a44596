import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../tests/support/markup.ts';
import { isIsland } from '../build/client-manifest.ts';

const modules = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const islands = Object.keys(modules).filter(isIsland);
/** What the browser leaves as the server sent it. Context and ids are read at build, where pages are rendered. */
const sent = Object.keys(modules).filter((file) =>
  /\/pages\/[^/]+\/Page\.tsx$|\/(?:Shell|Header|Footer)\.tsx$/.test(file),
);

/** Renders a link where nothing is hydrated; `startDialogLinks` makes that a button. */
const madeLiveOtherwise = new Set(['/src/components/DialogLink.tsx', '/src/components/hydration.ts']);

/** The modules that a module imports statically. */
const importsOf = (file: string) =>
  matchesOf(modules[file] ?? '', /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm).map((address) =>
    join(dirname(file), address),
  );

/** What a module renders beside islands: itself and what it imports statically, all the way down. */
function rendersWith(file: string, seen = new Set<string>()): Set<string> {
  if (modules[file] === undefined || isIsland(file) || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) rendersWith(imported, seen);
  return seen;
}

/** Modules of which a pattern finds something in their code. */
const withPattern = (files: Iterable<string>, pattern: RegExp) =>
  [...files].filter((file) => pattern.test(modules[file] ?? ''));

describe('islands', () => {
  it.each(islands)('%s is found by its name, with its component', (file) => {
    const code = modules[file] ?? '';
    expect(matchesOf(code, /\bisland\('([^']+)'/g).map((name) => `/src/${name}.island.tsx`)).toEqual([file]);
    expect(code).toMatch(/^export default function /m);
  });

  it.each(islands)(
    '%s names nothing by an id of React’s, which is another in the page than in the island',
    (file) => {
      const rendered = [file, ...importsOf(file).flatMap((imported) => [...rendersWith(imported)])];
      expect(withPattern(rendered, /\buseId\(/)).toEqual([]);
    },
  );
});

describe('what is not an island', () => {
  it.each(sent)('%s does nothing that needs scripts', (file) => {
    const rendered = [...rendersWith(file)].filter((module) => !madeLiveOtherwise.has(module));
    expect(rendered.length).toBeGreaterThan(1);
    expect(
      withPattern(rendered, /\buse(?!Id\b|Location\b|Context\b|Paint\b)[A-Z]\w*\(|\son[A-Z]\w*=\{/),
    ).toEqual([]);
    // An island's component would be dead without its island.
    expect(withPattern(rendered, /^import (?!type\b)\w+[^;]*? from '[^']+\.island\.tsx'/m)).toEqual([]);
  });
});
