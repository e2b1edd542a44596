import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { siteRoutes } from '../../src/routes.ts';
import type { Figures } from './report.ts';
import { roundTo } from './statistics.ts';

/** In seconds. Netlify builds on two cores as well, and an editor waits for each build. */
const cleanLimit = 20;
const warmLimit = 8;

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
