import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { sum } from '../../src/content/format.ts';
import { siteRoutes } from '../../src/routes.ts';
import { findBrowser } from '../browser/support/browser.ts';
import { selfSigned } from '../support/self-signed.ts';
import { servePages } from './page-server.ts';
import { median, roundTo } from './statistics.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    paths: { type: 'string' },
    desktop: { type: 'boolean', default: false },
    http2: { type: 'boolean', default: false },
    slowdown: { type: 'string' },
  },
});

/** Where the browser listens for Lighthouse. */
const port = 5225;

/** Lighthouse's estimate of tasks over 50 ms, in milliseconds; those of no file are the browser's own, as to open the page. */
type LongTasks = { items: { url: string; startTime: number; duration: number }[] };

/** What a task adds to the blocking time: what is over 50 ms of it, between the first paint and the moment that all is quiet. */
function blockingPart({ startTime, duration }: LongTasks['items'][number], paint: number, quiet: number) {
  return Math.max(0, Math.min(startTime + duration, quiet) - Math.max(startTime, paint) - 50);
}

/** Measures a page: milliseconds, bytes, and scores up to 100; `others` is the lowest of the three other categories. */
async function measure(url: string) {
  const config = values.desktop ? desktopConfig : undefined;
  const throttling = values.slowdown ? { cpuSlowdownMultiplier: Number(values.slowdown) } : {};
  const run = await lighthouse(url, { port, logLevel: 'error', throttling }, config);
  if (!run) throw new Error(`Lighthouse measured nothing on ${url}.`);
  const { audits, categories, environment } = run.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scores = ['accessibility', 'best-practices', 'seo'].map((name) => categories[name]?.score ?? 0);
  const details = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {});
  const tasks = (audits['long-tasks']?.details as LongTasks | undefined)?.items ?? [];
  return {
    score: (categories.performance?.score ?? 0) * 100,
    others: Math.min(...scores) * 100,
    paint: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    ownBlocking: sum(
      tasks
        .filter(({ url }) => url.startsWith('http'))
        .map((task) => blockingPart(task, value('first-contentful-paint'), value('interactive'))),
    ),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    element: /"snippet":"<(\w+)/.exec(details)?.[1] ?? '',
    // Lighthouse's own measure of the machine: 1,000 to 1,500 is a low-end desktop.
    machine: environment.benchmarkIndex,
  };
}
type Result = Awaited<ReturnType<typeof measure>>;

const server = await servePages(values.http2 ? selfSigned() : undefined);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--ignore-certificate-errors',
    `--remote-debugging-port=${port}`,
  ],
});
try {
  const all = siteRoutes.filter(({ path }) => path !== '/404').map(({ path }) => path);
  const paths = ['/limit', ...(values.paths?.split(',') ?? all)];
  const results = new Map<string, Result[]>(paths.map((path) => [path, []]));
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const path of paths) {
      const result = await measure(server.url + path);
      // Now and then Lighthouse finds no paint on a page.
      if (Number.isFinite(result.largest)) results.get(path)?.push(result);
    }
  const middle = (path: string, of: keyof Omit<Result, 'element'>) =>
    median((results.get(path) ?? []).map((result) => result[of]));
  const limit = middle('/limit', 'largest');
  const ratios = paths.slice(1).map((path) => middle(path, 'largest') / limit);
  console.table(
    paths.map((path) => ({
      page: path,
      score: roundTo(0, middle(path, 'score')),
      others: roundTo(0, middle(path, 'others')),
      'FCP ms': roundTo(0, middle(path, 'paint')),
      'LCP ms': roundTo(0, middle(path, 'largest')),
      ratio: roundTo(2, middle(path, 'largest') / limit),
      'TBT ms': roundTo(0, middle(path, 'blocking')),
      'own ms': roundTo(0, middle(path, 'ownBlocking')),
      CLS: roundTo(4, middle(path, 'shift')),
      kB: roundTo(0, middle(path, 'bytes') / 1000),
      'LCP element': results.get(path)?.[0]?.element,
    })),
  );
  const machine = [...results.values()].flat().map((result) => result.machine);
  // Its warning (core/gather/driver/environment.js) and the slowdown for each class of machine (docs/throttling.md).
  console.log(
    `The machine: benchmark index ${median(machine).toFixed(0)}, lowest ${Math.min(...machine).toFixed(0)}; Lighthouse calls one below 1,000 too slow for its slowdown of four.`,
  );
  console.log(
    `Median ratio to the limit page: ${median(ratios).toFixed(2)}, largest ${Math.max(...ratios).toFixed(2)}.`,
  );
} finally {
  await browser.close();
  server.stop();
}
