import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import type { PageHead } from '../../content/fields.ts';
import { figureNamed } from '../../content/figures.ts';
import { checkContent } from '../../content/loader/check-content.ts';
import { schemaName } from '../../content/loader/plugin.ts';
import { type SiteRoute, siteRoutes } from '../../routes.ts';
import { defaultLanguage } from '../../site.ts';
import { type Content, contentSchemas } from './schemas.ts';

type Schemas = typeof contentSchemas;

/**
 * Reads one content file outside Vite. The working directory has to be the project. Throws if the file has mistakes; the build
 * lists those before.
 */
export function readContent<Name extends string>(
  name: Name,
): Name extends keyof Schemas ? Content<Name> : unknown;
export function readContent(name: string): unknown {
  const path = `src/${name}`;
  const file = existsSync(`${path}.md`) ? `${path}.md` : `${path}.yaml`;
  const schema: z.ZodMiniType = contentSchemas[schemaName(path) as keyof Schemas];
  const { value, mistakes } = checkContent(readFileSync(file, 'utf8'), schema, file, { figureNamed });
  if (mistakes) throw new Error(`${file} has mistakes.`);
  return value;
}

/** Returns an entry of a file by its name, in a list by its `id`. */
const entryOf = (page: unknown, entry: string): unknown =>
  Array.isArray(page) ? page.find((candidate) => Object(candidate).id === entry) : Object(page)[entry];

/**
 * Returns the words of a page by its content: a file such as `pages/pricing/page`, or an entry of a file such as
 * `pages/thank-you/page#meeting` or `content/news#month-three`. The working directory has to be the project. Throws if the file has mistakes.
 */
export function pageWords(content: string): object {
  const [name = '', entry] = content.split('#');
  const page = Object(readContent<string>(name));
  return Object(entry === undefined ? page : entryOf(page, entry));
}

/** Returns the head of a page as `pageWords` finds it. Throws if the file has mistakes or no head. */
export function pageHead(content: string): PageHead {
  const { head } = pageWords(content) as { readonly head?: PageHead };
  if (head === undefined) throw new Error(`src/${content}: there is no head.`);
  return head;
}

/** Returns the head of an added page, which has more fields than other heads. */
export const addedHead = ({ content }: SiteRoute) => pageHead(content) as Content<'content/pages/*'>['head'];

/**
 * Returns the paths of all language versions of a page that search engines may list, including the page itself, the original first.
 * Empty if there is only one version, or the original is not published.
 */
export function versionsOf(route: SiteRoute): readonly (readonly [language: string, path: string])[] {
  if (!route.index) return [];
  const listed = siteRoutes.filter(({ index }) => index);
  const original = addedHead(route).translates ?? route.path;
  if (!listed.some(({ path }) => path === original)) return [];
  const translations = listed
    .filter(({ page }) => page === 'added')
    .map((added) => ({ ...addedHead(added), path: added.path }))
    .flatMap(({ lang, translates, path }) =>
      translates === original && lang !== undefined ? [[lang, path] as const] : [],
    );
  return translations.length === 0 ? [] : [[defaultLanguage, original], ...translations];
}
