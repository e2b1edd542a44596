import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { median } from './statistics.ts';

/** One function as Netlify builds it, without the files that Netlify adds to every function. */
export interface Bundle {
  readonly name: string;
  /** Bytes in the archive that is uploaded: each file deflated as zip does. */
  readonly archiveBytes: number;
  /** Bytes unpacked. */
  readonly bytes: number;
  /** Median milliseconds of the module's import in a new process. */
  readonly importMilliseconds: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const imports = 9;
const run = promisify(execFile);

const measure = `
const started = performance.now();
await import(process.argv[1]);
console.log(performance.now() - started);`;

async function importMilliseconds(file: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < imports; index += 1) {
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '--eval', measure, pathToFileURL(file).href],
      { timeout: 20_000 },
    );
    times.push(Number(stdout));
  }
  return median(times);
}

/** The files of a built function that come from this project: all but Netlify's own start-up and telemetry. */
async function ownFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('___netlify-'))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function measureBundle(name: string, folder: string): Promise<Bundle> {
  const files = await ownFiles(folder);
  const main = files.find((file) => file.endsWith(join('netlify', 'functions', `${name}.mjs`)));
  if (main === undefined) throw new Error(`The build of ${name} has no main file.`);
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    name,
    archiveBytes: sum(contents.map((content) => deflateRawSync(content, { level: 9 }).byteLength)),
    bytes: sum(contents.map((content) => content.byteLength)),
    importMilliseconds: await importMilliseconds(main),
  };
}

/** Builds every function with Netlify's own bundler into the folder and measures what comes out. */
export async function measureBundles(folder: string): Promise<readonly Bundle[]> {
  const results = await zipFunctions(join(root, 'netlify/functions'), folder, {
    archiveFormat: 'none',
    basePath: root,
    repositoryRoot: root,
  });
  const bundles: Bundle[] = [];
  // One after the other: imports that run beside each other measure each other.
  for (const { name, path } of results) bundles.push(await measureBundle(name, path));
  return bundles.toSorted((a, b) => a.name.localeCompare(b.name));
}
