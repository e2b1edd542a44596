import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import type { PageHead } from '../content/fields.ts';
import { figureNamed } from '../content/figures.ts';
import { checkContent } from '../content/loader/check-content.ts';
import { schemaName } from '../content/loader/plugin.ts';
import { type SiteRoute, siteRoutes } from '../routes.ts';
import { defaultLanguage } from '../site.ts';
import { type Content, contentSchemas } from './content-schemas.ts';

type Schemas = typeof contentSchemas;

/**
 * Reads one content file outside Vite, from the project's folder, which is the working directory. Throws where it has mistakes,
 * which the build names one by one before it comes to this.
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

/**
 * The head of a page from its content: `pages/pricing/page`, or an entry of a file, `pages/thank-you/page#meeting`. Reads only
 * the head; whether the file keeps its schema, the check of all content says. Runs at build only, in the project's folder.
 * Throws where the content has no head.
 */
export function pageHead(content: string): PageHead {
  const [name = '', entry] = content.split('#');
  const page = Object(readContent<string>(name));
  const { head } = Object(entry === undefined ? page : page[entry]);
  if (head === undefined) throw new Error(`src/${content}: there is no head.`);
  return head;
}

/** The head of an added page, where it says more than that of others. */
const addedHead = ({ content }: SiteRoute) => pageHead(content) as Content<'content/pages/*'>['head'];

/**
 * Returns the addresses of the versions of a page by their languages, its own among them; none where there is only one. Runs at
 * build only.
 */
export function versionsOf(route: SiteRoute): readonly (readonly [language: string, path: string])[] {
  if (!route.index) return [];
  const original = addedHead(route).translates ?? route.path;
  const translations = siteRoutes
    .filter(({ page }) => page === 'added')
    .map((added) => ({ ...addedHead(added), path: added.path }))
    .flatMap(({ lang, translates, path }) =>
      translates === original && lang !== undefined ? [[lang, path] as const] : [],
    );
  return translations.length === 0 ? [] : [[defaultLanguage, original], ...translations];
}
