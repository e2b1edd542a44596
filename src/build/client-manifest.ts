import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Reads the manifest of the build in `directory`; throws where there is none. */
export function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8'));
}

/** The hash of a text or file, as a Content-Security-Policy and an `integrity` attribute have it. */
export function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Whether a module is an island: a component that is live on pages whose other HTML is not hydrated. */
export const isIsland = (module: string) => module.endsWith('.island.tsx');

/** The name in the manifest of an island's module, from its name in the page. */
export const islandModule = (name: string) => `src/${name}.island.tsx`;

/** The files that a module cannot run without: its own chunk and, all the way down, what that imports statically. */
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
