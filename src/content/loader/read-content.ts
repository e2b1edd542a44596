import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { figureNamed } from '../figures.ts';
import { type Content, contentSchemas } from '../schemas.ts';
import { checkContent } from './check-content.ts';
import { schemaName } from './plugin.ts';

type Schemas = typeof contentSchemas;

/**
 * Reads one content file outside Vite, from the project's folder, which is the working directory. Throws where it has mistakes,
 * which the build names one by one before it comes to this.
 */
export function readContent<Name extends string>(
  name: Name,
): Name extends keyof Schemas ? Content<Name> : unknown;
export function readContent(name: string): unknown {
  const path = `src/content/${name}`;
  const file = existsSync(`${path}.md`) ? `${path}.md` : `${path}.yaml`;
  const schema: z.ZodMiniType = contentSchemas[schemaName(name) as keyof Schemas];
  const { value, mistakes } = checkContent(readFileSync(file, 'utf8'), schema, file, { figureNamed });
  if (mistakes) throw new Error(`${file} has mistakes.`);
  return value;
}

/** A page's title, without the brand, and its description for search engines. */
export type PageHead = Content<'home'>['head'];

/**
 * The head of a page from its content: `pricing`, `legal/privacy-policy`, or an entry of a file, `results#meeting`. Reads only
 * the head; whether the file keeps its schema, the check of all content says. Runs at build only, in the project's folder.
 * Throws where the content has no head.
 */
export function pageHead(content: string): PageHead {
  const [name = '', entry] = content.split('#');
  const page = Object(readContent<string>(name));
  const { head } = Object(entry === undefined ? page : page[entry]);
  if (head === undefined) throw new Error(`src/content/${content}: there is no head.`);
  return head;
}
