import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { sum } from '../../src/content/format.ts';
import { siteRoutes } from '../../src/routes.ts';
import { findBrowser } from '../browser/support/browser.ts';
import { selfSigned } from '../support/self-signed.ts';
import { servePages } from './page-server.ts';
import type { Figures } from './report.ts';
import { median, roundTo } from './statistics.ts';

/** How pages are measured. */
export interface PageOptions {
  /** How often each page is measured; the figures are medians. */
  readonly runs: number;
  readonly paths: readonly string[];
  /** With Lighthouse's desktop settings instead of its slow phone's. */
  readonly desktop?: boolean;
  /** Over TLS and HTTP/2, with a certificate that `openssl` makes. */
  readonly http2?: boolean;
  /** How much slower the processor is made than it is; Lighthouse's own number where it is missing. */
  readonly slowdown?: number;
}

/** The paths of all pages that are measured. */
export const allPaths = siteRoutes.filter(({ path }) => path !== '/404').map(({ path }) => path);

/** Where the browser listens for Lighthouse. */
const port = 5225;

/** Lighthouse's estimate of tasks over 50 ms, in milliseconds; those of no file are the browser's own, as to open the page. */
type LongTasks = { items: { url: string; startTime: number; duration: number }[] };

/** What a task adds to the blocking time: what is over 50 ms of it, between the first paint and the moment that all is quiet. */
function blockingPart({ startTime, duration }: LongTasks['items'][number], paint: number, quiet: number) {
  return Math.max(0, Math.min(startTime + duration, quiet) - Math.max(startTime, paint) - 50);
}

/** Measures a page: milliseconds, bytes, and scores up to 100; `others` is the lowest of the three other categories. */
async function measure(url: string, { desktop, slowdown }: PageOptions) {
  const config = desktop ? desktopConfig : undefined;
  const throttling = slowdown ? { cpuSlowdownMultiplier: slowdown } : {};
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

/** Measures each page and `/limit` in turns, so that all meet the same machine, and returns the results of each page. */
async function measureInTurns(origin: string, paths: readonly string[], options: PageOptions) {
  const results = new Map<string, Result[]>(paths.map((path) => [path, []]));
  for (let run = 0; run < options.runs; run += 1)
    for (const path of paths) {
      const result = await measure(origin + path, options);
      // Now and then Lighthouse finds no paint on a page.
      if (Number.isFinite(result.largest)) results.get(path)?.push(result);
    }
  return results;
}

/** Measures pages of the build in `dist` with Lighthouse, beside `/limit`. Throws for a path that is no page. */
export async function measurePages(options: PageOptions): Promise<Figures> {
  const unknown = options.paths.filter((path) => !allPaths.includes(path));
  if (unknown.length > 0)
    throw new Error(`There is no page ${unknown.join(', ')}: choose of ${allPaths.join(', ')}.`);
  const server = await servePages(options.http2 ? selfSigned() : undefined);
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
    const paths = ['/limit', ...options.paths];
    const results = await measureInTurns(server.url, paths, options);
    const middle = (path: string, of: keyof Omit<Result, 'element'>) =>
      median((results.get(path) ?? []).map((result) => result[of]));
    const limit = middle('/limit', 'largest');
    const machine = [...results.values()].flat().map((result) => result.machine);
    return {
      title: `Pages${options.desktop ? ' on a desktop' : ''}${options.http2 ? ' over HTTP/2' : ''}`,
      note: `Medians of ${options.runs}. The machine's benchmark index was ${roundTo(0, median(machine))}, at the lowest ${roundTo(0, Math.min(...machine))}.`,
      rows: paths.map((path) => ({
        page: path,
        'LCP ms': roundTo(0, middle(path, 'largest')),
        'of /limit': roundTo(2, middle(path, 'largest') / limit),
        'FCP ms': roundTo(0, middle(path, 'paint')),
        'TBT ms': roundTo(0, middle(path, 'blocking')),
        'own TBT ms': roundTo(0, middle(path, 'ownBlocking')),
        CLS: roundTo(4, middle(path, 'shift')),
        kB: roundTo(0, middle(path, 'bytes') / 1000),
        score: roundTo(0, middle(path, 'score')),
        'other scores': roundTo(0, middle(path, 'others')),
        'LCP element': results.get(path)?.[0]?.element ?? '',
      })),
    };
  } finally {
    await browser.close();
    server.stop();
  }
}
