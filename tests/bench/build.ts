import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parse } from 'parse5';
import { openStylesheet } from '../../src/build/page-styles.ts';
import { siteRoutes } from '../../src/routes.ts';
import { roundTo } from './statistics.ts';

const cleanLimit = 20;
const warmLimit = 8;

/** Seconds that a build takes. */
function buildSeconds(): number {
  const started = performance.now();
  execFileSync(process.execPath, ['src/build/build.ts'], { stdio: 'ignore' });
  return (performance.now() - started) / 1000;
}

rmSync('dist', { recursive: true, force: true });
const clean = buildSeconds();
const again = buildSeconds();
const row = (seconds: number, limit: number) => ({
  seconds: roundTo(1, seconds),
  limit,
  ratio: roundTo(2, seconds / limit),
});
console.table({ clean: row(clean, cleanLimit), again: row(again, warmLimit) });

// What this project adds to each page beside React's and the renderer's work: the page's own styles.
const pages = siteRoutes.map(({ path }) =>
  readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8'),
);
const [home = ''] = pages;
const [, stylesheet = ''] = / data-styles="\/([^"]+)"/.exec(home) ?? [];
const stylesFor = openStylesheet(readFileSync(`dist/${stylesheet}`, 'utf8'));
const costs = [];
for (const count of [24, 240]) {
  const started = performance.now();
  for (let index = 0; index < count; index += 1) await stylesFor(parse(pages[index % pages.length] ?? ''));
  const perPage = (performance.now() - started) / count;
  const heap = process.memoryUsage().heapUsed / 1e6;
  costs.push({
    pages: count,
    'reading and styles, ms a page': roundTo(1, perPage),
    'heap MB': roundTo(0, heap),
  });
}
console.table(costs);
