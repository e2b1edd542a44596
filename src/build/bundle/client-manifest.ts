import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Returns the manifest of the build in `directory`. Throws if there is none. */
export function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8'));
}

/** Returns the SHA-256 hash of a content in the notation of `integrity` and Content-Security-Policy (`sha256-…`). */
export function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Whether a module is an island: a component that is hydrated on its own. */
export const isIsland = (module: string) => module.endsWith('.island.tsx');

/** Returns the manifest key of an island by its name in the page. */
export const islandModule = (name: string) => `src/${name}.island.tsx`;

/** Returns the files that a module needs: its chunk and all static imports, at any depth. */
export function filesOf(manifest: Manifest, module: string): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(module);
  return files;
}
