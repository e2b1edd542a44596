import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { figureNamed } from '../content/figures.ts';
import { readFileText } from '../content/loader/check-content.ts';
import type { References } from '../content/loader/references.ts';
import { addedRoute, type SiteRoute, siteRoutes } from '../routes.ts';

/** Every value of the fields that make anchors, at any depth: of headings, sections and audiences. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [String(part)] : idsIn(part)));
}

/** The anchors of a page: those that its components name, and those that its content gives. */
function anchorsOf({ page, content }: SiteRoute): readonly string[] {
  const sources = globSync(`src/pages/${page}/*.tsx`).map((file) => readFileSync(file, 'utf8'));
  const named = sources.flatMap((source) =>
    Array.from(source.matchAll(/\bid="([a-z][\w-]*)"/g), ([, id = '']) => id),
  );
  const given = ['md', 'yaml']
    .map((ending) => `src/content/${content}.${ending}`)
    .filter((file) => existsSync(file))
    .flatMap((file) => idsIn(readFileText(readFileSync(file, 'utf8'), file).value));
  return [...named, ...given];
}

/** The added pages that are there now: the route table has those of the last `npm run types`. */
function addedPages(): readonly SiteRoute[] {
  return globSync('src/content/pages/*.yaml').map((file) => addedRoute(`/${basename(file, '.yaml')}`));
}

/** What all content may refer to: the figures of the sample organisation, and the site's pages with their anchors. */
export const references: References = {
  figureNamed,
  pages: [...siteRoutes.filter(({ page }) => page !== 'added'), ...addedPages()].map((route) => ({
    ...route,
    anchors: () => anchorsOf(route),
  })),
};
