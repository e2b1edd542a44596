import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parse } from 'parse5';
import { openStylesheet } from '../../src/build/page-styles.ts';
import { siteRoutes } from '../../src/routes.ts';
import type { Figures } from './report.ts';
import { roundTo } from './statistics.ts';

/** In seconds. Netlify builds on two cores as well, and an editor waits for each build. */
const cleanLimit = 20;
const warmLimit = 8;

const pageCounts = [24, 240] as const;

/** Seconds that a build takes. */
function buildSeconds(): number {
  const started = performance.now();
  execFileSync(process.execPath, ['src/build/build.ts'], { stdio: 'ignore' });
  return (performance.now() - started) / 1000;
}

/** Measures a build without `dist` and one after it, and leaves that build in `dist`. */
export function measureBuilds(): Figures {
  rmSync('dist', { recursive: true, force: true });
  const builds = [
    { build: 'clean', seconds: roundTo(1, buildSeconds()), 'limit s': cleanLimit },
    { build: 'second', seconds: roundTo(1, buildSeconds()), 'limit s': warmLimit },
  ];
  return {
    title: 'Build',
    note: `A build of ${siteRoutes.length} pages without \`dist\`, and one more. Both check the content.`,
    rows: builds,
    over: builds.filter((row) => row.seconds > row['limit s']).map(({ build }) => `${build} build`),
  };
}

/** Measures what this project adds to each page beside the renderer: reading the page and choosing its styles. */
export async function measurePageStyles(): Promise<Figures> {
  const pages = siteRoutes.map(({ path }) =>
    readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8'),
  );
  const [home = ''] = pages;
  const [, stylesheet = ''] = / data-styles="\/([^"]+)"/.exec(home) ?? [];
  const stylesFor = openStylesheet(readFileSync(`dist/${stylesheet}`, 'utf8'));
  const rows: Record<string, number>[] = [];
  for (const count of pageCounts) {
    const started = performance.now();
    for (let index = 0; index < count; index += 1) await stylesFor(parse(pages[index % pages.length] ?? ''));
    const perPage = (performance.now() - started) / count;
    rows.push({ pages: count, 'ms a page': roundTo(1, perPage) });
  }
  return {
    title: 'Growth of a build',
    note: 'What each page adds to a build: it is read, and its styles are chosen. The time a page should not grow with their number.',
    rows,
  };
}
