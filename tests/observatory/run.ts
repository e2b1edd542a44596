import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { repositoryRoot } from '../../netlify/local/site-server.ts';
import { siteRoutes } from '../../src/routes.ts';
import { servePages } from '../bench/page-server.ts';
import { selfSigned } from '../support/self-signed.ts';

/**
 * The Mozilla HTTP Observatory. It is installed on demand, because it brings a server, a database driver and 250 packages that
 * nothing else needs, and its install script downloads lists.
 */
const observatory = '@mdn/mdn-http-observatory@1.4.8';
const folder = join(repositoryRoot, '.local/observatory');
const installTimeout = 300_000;
/**
 * The minimum score of a page, of 140 possible points. Five are for a domain in the browsers' HSTS preload list. Five are for
 * `integrity` attributes on scripts with a `src`, of which pages have none.
 */
const expectedScore = 130;

const scanSchema = z.object({
  scan: z.object({ score: z.number(), grade: z.string() }),
  tests: z.record(
    z.string(),
    z.object({ pass: z.boolean(), result: z.string(), scoreModifier: z.optional(z.nullable(z.number())) }),
  ),
});
type Scan = z.output<typeof scanSchema>;

async function install(): Promise<void> {
  const conf = join(folder, 'node_modules/@mdn/mdn-http-observatory/conf');
  if (existsSync(join(conf, 'hsts-preload.json'))) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const run = promisify(execFile);
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', observatory], {
    cwd: folder,
    timeout: installTimeout,
  });
  // The install script would download this list, which contains no local hosts.
  await writeFile(join(conf, 'hsts-preload.json'), '{}');
}

await install();
const scanner = join(folder, 'node_modules/@mdn/mdn-http-observatory/src/scanner/index.js');
const { scan }: { scan: (host: string) => Promise<unknown> } = await import(pathToFileURL(scanner).href);
const certificate = selfSigned();
setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
const server = await servePages(certificate);
try {
  const { host } = new URL(server.url);
  const scans: { readonly path: string; readonly result: Scan }[] = [];
  // The not-found page is included, with status 200 on this server, because the scanner requires that.
  for (const { path } of siteRoutes) {
    scans.push({ path, result: z.parse(scanSchema, await scan(host + (path === '/' ? '' : path))) });
  }
  console.table(
    scans.map(({ path, result: { scan, tests } }) => ({
      page: path,
      score: scan.score,
      grade: scan.grade,
      failed: Object.keys(tests)
        .filter((name) => !tests[name]?.pass)
        .join(', '),
    })),
  );
  console.log('Points and results of the rules on the home page:');
  console.table(scans[0]?.result.tests, ['scoreModifier', 'result']);
  const lowest = Math.min(...scans.map(({ result }) => result.scan.score));
  console.log(`The lowest score is ${lowest}; at least ${expectedScore} is expected.`);
  if (lowest < expectedScore) process.exitCode = 1;
} finally {
  server.stop();
}
