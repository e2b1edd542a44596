import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHead } from '../../src/build/read-content.ts';
import { siteRoutes } from '../../src/routes.ts';
import { pageTitle } from '../../src/site.ts';

/** Where the build under test stands. */
export const dist = join(import.meta.dirname, '..', '..', 'dist');

/** Every file of the build, by its path inside `dist`. */
export const builtFiles = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));

/** A built file's text. */
export function readBuilt(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}

/** Every page of the route table with the file it was written to and its HTML. */
export const builtPages = siteRoutes.map((route) => {
  const file = route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`;
  const { title, description } = pageHead(route.content);
  return { ...route, title: pageTitle(title), description, file, html: readBuilt(file) };
});
