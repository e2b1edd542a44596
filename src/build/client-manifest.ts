import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Vite's manifest of the client build: source file to chunk. */
export type ClientManifest = Readonly<Record<string, ManifestChunk>>;

/** Reads the manifest of the build in `directory`; throws where there is none. */
export function readManifest(directory: string): ClientManifest {
  return JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8')) as ClientManifest;
}

/** The hash of a file of the build in `directory` as an `integrity` attribute has it (W3C Subresource Integrity). */
export function integrityOf(directory: string, file: string): string {
  return `sha384-${createHash('sha384')
    .update(readFileSync(join(directory, file)))
    .digest('base64')}`;
}

/** The chunk of a module and those that it imports statically, all the way down: what is imported first, first. */
function chunksOf(manifest: ClientManifest, module: string): readonly ManifestChunk[] {
  const chunks = new Map<string, ManifestChunk>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunks.set(chunk.file, chunk);
  };
  visit(module);
  return [...chunks.values()];
}

/** The files that a module cannot run without: its own chunk and, all the way down, what that imports statically. */
export function filesOf(manifest: ClientManifest, module: string): ReadonlySet<string> {
  return new Set(
    chunksOf(manifest, module)
      .map(({ file }) => file)
      .reverse(),
  );
}

/** The stylesheets of those chunks, in the order in which they apply. */
export function stylesOf(manifest: ClientManifest, module: string): readonly string[] {
  return [...new Set(chunksOf(manifest, module).flatMap(({ css }) => css ?? []))];
}
