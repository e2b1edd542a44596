import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '../../netlify/security-headers.ts';
import { siteRoutes } from '../route-table.ts';
import { readManifest } from './client-manifest.ts';
import { readPlayerOrigins } from './player-origins.ts';
import { headersFile, redirectsFile, robotsFile, sitemap } from './site-files.ts';

/**
 * Writes what stands beside the pages in `directory` (headers, redirects, sitemap, robots) and takes away what the
 * renderer leaves there: its manifests and the empty loader data. `origin` is the address the site is served at.
 */
export function finishSite(directory: string, origin: string): void {
  const stylesheet = readManifest(directory)['index.html']?.css?.[0];
  if (!stylesheet) throw new Error('The build has no stylesheet.');
  const https = new URL(origin).protocol === 'https:' && process.env.NETLIFY === 'true';
  writeFileSync(
    join(directory, '_headers'),
    headersFile(securityHeaders({ https, playerOrigins: readPlayerOrigins('.') })),
  );
  writeFileSync(join(directory, '_redirects'), redirectsFile(stylesheet));
  writeFileSync(join(directory, 'sitemap.xml'), sitemap(siteRoutes, origin));
  writeFileSync(join(directory, 'robots.txt'), robotsFile(origin));
  for (const name of readdirSync(directory)) {
    if (name === '.vite' || name.startsWith('static-loader-data')) {
      rmSync(join(directory, name), { recursive: true });
    }
  }
}
