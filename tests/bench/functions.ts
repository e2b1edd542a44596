import { execFile } from 'node:child_process';
import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { repositoryRoot } from '../../netlify/local/site-server.ts';
import type { Figures } from './report.ts';
import { median, roundTo } from './statistics.ts';

/** A visitor who meets a cold function waits for both: its archive is fetched and unpacked, then its code is imported. */
const sizeLimitKilobytes = 300;
const importLimitMilliseconds = 60;
const imports = 9;

const measure = `
const started = performance.now();
await import(process.argv[1]);
console.log(performance.now() - started);`;

/** Median milliseconds of a module's import in a new process. */
async function importMilliseconds(file: string): Promise<number> {
  const command = ['--input-type=module', '--eval', measure, pathToFileURL(file).href];
  const times: number[] = [];
  for (let index = 0; index < imports; index += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, command, { timeout: 20_000 });
    times.push(Number(stdout));
  }
  return median(times);
}

/** Kilobytes of a function as Netlify builds it, without Netlify's own start-up and telemetry, and its time to import. */
async function measureFunction(name: string, folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('___netlify-'))
    .map((entry) => join(entry.parentPath, entry.name));
  const main = files.find((file) => file.endsWith(join('netlify', 'functions', `${name}.mjs`)));
  if (main === undefined) throw new Error(`The build of ${name} has no main file.`);
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const kilobytes = (parts: readonly Buffer[]) =>
    parts.reduce((total, { byteLength }) => total + byteLength, 0) / 1000;
  // Each file deflated as zip does, as in the archive that is uploaded.
  const archive = kilobytes(contents.map((content) => deflateRawSync(content, { level: 9 })));
  return {
    function: name,
    'archive kB': roundTo(0, archive),
    'limit kB': sizeLimitKilobytes,
    'unpacked kB': roundTo(0, kilobytes(contents)),
    'import ms': roundTo(1, await importMilliseconds(main)),
    'limit ms': importLimitMilliseconds,
  };
}

/** Builds each function as Netlify does, and measures its size and its import in a new process. */
export async function measureFunctions(): Promise<Figures> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'functions-'));
  const built = await zipFunctions(join(repositoryRoot, 'netlify/functions'), folder.path, {
    archiveFormat: 'none',
    basePath: repositoryRoot,
    repositoryRoot,
  });
  const rows: Awaited<ReturnType<typeof measureFunction>>[] = [];
  // One after the other: imports that run beside each other measure each other.
  for (const { name, path } of built) rows.push(await measureFunction(name, path));
  return {
    title: 'Functions',
    note: `The import is the median of ${imports} new processes. Sizes leave out the start-up and telemetry files that Netlify adds to every function.`,
    rows,
    over: rows
      .filter((row) => row['archive kB'] > row['limit kB'] || row['import ms'] > row['limit ms'])
      .map((row) => row.function),
  };
}
