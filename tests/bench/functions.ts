import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundle, measureBundles } from './bundles.ts';
import { percentile } from './statistics.ts';
import { measureSubmissions, type SubmissionTimes } from './submissions.ts';
import { formatTable } from './table.ts';

const sizeLimitKilobytes = 300;
const importLimitMilliseconds = 60;
const rounds = 300;

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

function timeTable(times: readonly SubmissionTimes[]): string {
  const cell = (values: readonly number[], share: number) => percentile(values, share).toFixed(2);
  return formatTable([
    ['submission', 'p50 ms', 'p99 ms', 'INSERT p50 ms', 'INSERT p99 ms'],
    ...times.map(({ name, submission, insert }) => [
      name,
      cell(submission, 0.5),
      cell(submission, 0.99),
      cell(insert, 0.5),
      cell(insert, 0.99),
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
  console.log('start-up and telemetry files that Netlify adds to every function.\n');
  console.log(timeTable(await measureSubmissions(rounds)));
  console.log(`${rounds} of each, one after the other, on the same embedded database in the same run.`);
  const names = bundles.filter(overLimit).map(({ name }) => name);
  if (names.length > 0) {
    console.error(`Over the limit: ${names.join(', ')}.`);
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
