import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../tests/support/markup.ts';
import { isIsland } from '../build/bundle/client-manifest.ts';

const modules = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const islands = Object.keys(modules).filter(isIsland);
/** Modules that are rendered at build only, so hooks for context and ids work in them. */
const builtModules = Object.keys(modules).filter((file) =>
  /\/pages\/[^/]+\/Page\.tsx$|\/(?:Shell|Header|Footer)\.tsx$/.test(file),
);

/** Modules that render a link without hydration; `startDialogLinks` turns it into a button. */
const liveWithoutHydration = new Set(['/src/components/DialogLink.tsx', '/src/components/hydration.ts']);

/** Returns the modules that a module imports statically. */
const importsOf = (file: string) =>
  matchesOf(modules[file] ?? '', /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm).map((address) =>
    join(dirname(file), address),
  );

/** Returns a module and all its static imports, recursively, except islands. */
function rendersWith(file: string, seen = new Set<string>()): Set<string> {
  if (modules[file] === undefined || isIsland(file) || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) rendersWith(imported, seen);
  return seen;
}

/** Returns the files whose code matches a pattern. */
const withPattern = (files: Iterable<string>, pattern: RegExp) =>
  [...files].filter((file) => pattern.test(modules[file] ?? ''));

const recipe = '(docs/recipes.md, “A section”)';

describe('islands', () => {
  it.each(islands)('%s calls `island` with its own path and exports its component as default', (file) => {
    const code = modules[file] ?? '';
    const name = file.replace(/^\/src\/|\.island\.tsx$/g, '');
    const called = matchesOf(code, /\bisland\('([^']+)'/g);
    expect(called, `${file}: export island('${name}', …) once, with its own path ${recipe}`).toEqual([name]);
    const remedy = `${file}: begin the component with "export default function" and a name ${recipe}`;
    expect(code, remedy).toMatch(/^export default function /m);
  });

  it.each(islands)(
    '%s does not call useId, which returns another id in the island than in the built page',
    (file) => {
      const rendered = [file, ...importsOf(file).flatMap((imported) => [...rendersWith(imported)])];
      const remedy = `Pass the id to ${file} as a property, from the page`;
      expect(withPattern(rendered, /\buseId\(/), remedy).toEqual([]);
    },
  );
});

describe('a component outside islands', () => {
  it.each(builtModules)('%s has no state, effects or event handlers', (file) => {
    const rendered = [...rendersWith(file)].filter((module) => !liveWithoutHydration.has(module));
    expect(rendered.length).toBeGreaterThan(1);
    const live = withPattern(
      rendered,
      /\buse(?!Id\b|Location\b|Context\b|Paint\b)[A-Z]\w*\(|\son[A-Z]\w*=\{/,
    );
    const intoIsland = `No script runs them on ${file}: move what has state, an effect or a handler into <Name>.island.tsx, export it by default, and show island('<folder>/<Name>', …) in its place ${recipe}`;
    expect(live, intoIsland).toEqual([]);
    // A live component that is imported without its island would not be hydrated.
    const withoutIsland = withPattern(rendered, /^import (?!type\b)\w+[^;]*? from '[^']+\.island\.tsx'/m);
    const byName = `Import the island by its name, { Name }, not the component that the file exports by default ${recipe}`;
    expect(withoutIsland, byName).toEqual([]);
  });
});
