import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundle, measureBundles } from './bundles.ts';
import { formatTable } from './table.ts';

const sizeLimitKilobytes = 300;
const importLimitMilliseconds = 60;

const kilobytes = (bytes: number) => bytes / 1000;

function bundleTable(bundles: readonly Bundle[]): string {
  return formatTable([
    ['function', 'archive kB', 'unpacked kB', 'cold import ms'],
    ...bundles.map(({ name, archiveBytes, bytes, importMilliseconds }) => [
      name,
      kilobytes(archiveBytes).toFixed(0),
      kilobytes(bytes).toFixed(0),
      importMilliseconds.toFixed(1),
    ]),
  ]);
}

function overLimit({ archiveBytes, importMilliseconds }: Bundle): boolean {
  return kilobytes(archiveBytes) > sizeLimitKilobytes || importMilliseconds > importLimitMilliseconds;
}

const folder = await mkdtemp(join(tmpdir(), 'functions-'));
try {
  const bundles = await measureBundles(folder);
  console.log(bundleTable(bundles));
  console.log(
    `At most ${sizeLimitKilobytes} kB and ${importLimitMilliseconds} ms each. Sizes are without the`,
  );
  console.log('start-up and telemetry files that Netlify adds to every function.');
  const names = bundles.filter(overLimit).map(({ name }) => name);
  if (names.length > 0) {
    console.error(`Over the limit: ${names.join(', ')}.`);
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
