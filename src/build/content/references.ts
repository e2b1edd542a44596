import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastDay, publicationDay } from '../../content/days.ts';
import { figureNamed } from '../../content/figures.ts';
import { readFileText } from '../../content/loader/check-content.ts';
import type { References } from '../../content/loader/references.ts';
import { addedRoute, type SiteRoute, siteRoutes } from '../../routes.ts';
import { addedFiles } from './added-files.ts';

/** Returns the values of all `id` fields at any depth, which are the anchors of headings, sections and audiences. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [String(part)] : idsIn(part)));
}

/** Returns the anchors of a page: the ids in its components and in its content. */
function anchorsOf({ page, content }: SiteRoute): readonly string[] {
  const sources = globSync(`src/pages/${page}/*.tsx`).map((file) => readFileSync(file, 'utf8'));
  const inComponents = sources.flatMap((source) =>
    Array.from(source.matchAll(/\bid="([a-z][\w-]*)"/g), ([, id = '']) => id),
  );
  const inContent = ['md', 'yaml']
    .map((ending) => `src/${content}.${ending}`)
    .filter((file) => existsSync(file))
    .flatMap((file) => idsIn(readFileText(readFileSync(file, 'utf8'), file).value));
  return [...inComponents, ...inContent];
}

/** Returns the present added pages, including unpublished ones. The route table may still have those of the last build. */
const addedPages = () =>
  addedFiles().map(({ path, value }) => ({
    ...addedRoute(path),
    from: publicationDay(value),
    until: lastDay(value),
  }));

const fixedRoutes = siteRoutes.filter(({ page }) => page !== 'added');

/** First segments of addresses that are not pages. `netlify.toml` redirects `/home` to the home page. */
const reservedSegments = 'index home admin api assets book documents downloads images social tables'.split(
  ' ',
);

/** Files that the build writes into the site's root. */
const builtFiles = [
  'site.css',
  'news.xml',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'speculation-rules.json',
];

const publicFiles = globSync('*.*', { cwd: join(import.meta.dirname, '../../../public') });

/** Returns the rules of `redirects.yaml` before validation. */
function writtenRedirects(): readonly (readonly [from: string, to: string])[] {
  const file = 'src/content/redirects.yaml';
  if (!existsSync(file)) return [];
  const { redirects } = Object(readFileText(readFileSync(file, 'utf8'), file).value);
  if (!Array.isArray(redirects)) return [];
  return redirects.map((rule) => [String(Object(rule).from), String(Object(rule).to)] as const);
}

/** Returns the first segments of all addresses that something other than an added page has. A file wins over a redirect. */
const addressesTakenBy = (redirects: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(
    [
      ...reservedSegments,
      ...fixedRoutes.map(({ path }) => path.slice(1)),
      ...[...redirects.keys()].map((from) => from.slice(1)),
    ].map((path) => path.split('/')[0] ?? ''),
  );

/**
 * Returns what all content may refer to: the figures of the sample organisation, and the site's pages with their anchors. Reads
 * from the project's folder, which is the working directory, so a call sees what was written since the last one.
 */
export function readReferences() {
  const redirects = new Map(writtenRedirects());
  return {
    figureNamed,
    pages: [...fixedRoutes, ...addedPages()].map((route) => {
      let anchors: readonly string[] | undefined;
      return {
        ...route,
        anchors() {
          anchors ??= anchorsOf(route);
          return anchors;
        },
      };
    }),
    files: new Set([...builtFiles, ...publicFiles, 'book'].map((name) => `/${name}`)),
    folders: reservedSegments,
    redirects,
    takenAddresses: addressesTakenBy(redirects),
  } satisfies References;
}

/** The references as they are when the process starts. */
export const references = readReferences();

/** First segments of addresses that no added page may have, because something else has them. A page would win over a redirect. */
export const { takenAddresses } = references;
