import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicationDay } from '../content/days.ts';
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
    .map((ending) => `src/${content}.${ending}`)
    .filter((file) => existsSync(file))
    .flatMap((file) => idsIn(readFileText(readFileSync(file, 'utf8'), file).value));
  return [...named, ...given];
}

/** The added pages that are there now, those that wait for their day as well: the route table has those of the last build. */
const addedPages = () =>
  globSync('src/content/pages/**/*.yaml').map((file) => ({
    ...addedRoute(file.replaceAll('\\', '/').replace(/^src\/content\/pages(.*)\.yaml$/, '$1')),
    from: publicationDay(readFileText(readFileSync(file, 'utf8'), file).value),
  }));

const fixedRoutes = siteRoutes.filter(({ page }) => page !== 'added');

/** The first parts of what the built site has beside its pages; `/home` is led to the home page in `netlify.toml`. */
const besidePages = ['index', 'home', 'admin', 'api', 'assets', 'book', 'images', 'social'];

/** Files of the site's root that are written at build. */
const builtFiles = [
  'site.css',
  'news.xml',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'speculation-rules.json',
];

const publicFiles = globSync('*.*', { cwd: join(import.meta.dirname, '../../public') });

/** The rules of `redirects.yaml` as they are written, which may be mistakes. */
function writtenRedirects(): readonly (readonly [from: string, to: string])[] {
  const file = 'src/content/redirects.yaml';
  if (!existsSync(file)) return [];
  const { redirects } = Object(readFileText(readFileSync(file, 'utf8'), file).value);
  if (!Array.isArray(redirects)) return [];
  return redirects.map((rule) => [String(Object(rule).from), String(Object(rule).to)] as const);
}

const redirects = new Map(writtenRedirects());

/** What no added page may be called: the first parts of all addresses that are something else. A file wins over a redirect. */
export const takenAddresses: ReadonlySet<string> = new Set(
  [
    ...besidePages,
    ...fixedRoutes.map(({ path }) => path.slice(1)),
    ...[...redirects.keys()].map((from) => from.slice(1)),
  ].map((path) => path.split('/')[0] ?? ''),
);

/** What all content may refer to: the figures of the sample organisation, and the site's pages with their anchors. */
export const references: References = {
  figureNamed,
  pages: [...fixedRoutes, ...addedPages()].map((route) => ({
    ...route,
    anchors: () => anchorsOf(route),
  })),
  files: new Set([...builtFiles, ...publicFiles, 'book'].map((name) => `/${name}`)),
  folders: besidePages,
  redirects,
  takenAddresses,
};
