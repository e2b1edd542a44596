import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { figureNamed } from '../figures.ts';
import { type Content, contentSchemas } from '../schemas.ts';
import { checkContent, readFileText } from './check-content.ts';
import { schemaName } from './plugin.ts';
import { fillFigures } from './references.ts';

/** The path and the text of the file with a content's name: `pricing`, `legal/privacy-policy`. */
function openFile(name: string): { readonly file: string; readonly text: string } {
  const path = `src/content/${name}`;
  const file = existsSync(`${path}.md`) ? `${path}.md` : `${path}.yaml`;
  return { file, text: readFileSync(file, 'utf8') };
}

type Schemas = typeof contentSchemas;

/**
 * Reads one content file outside Vite, for what is written beside the pages; the project's folder is the working directory.
 * Throws where it has mistakes, which the build has named one by one before it comes to this.
 */
export function readContent<Name extends string>(
  name: Name,
): Name extends keyof Schemas ? Content<Name> : unknown;
export function readContent(name: string): unknown {
  const { file, text } = openFile(name);
  const schema: z.ZodMiniType = contentSchemas[schemaName(name) as keyof Schemas];
  const { value, mistakes } = checkContent(text, schema, file, { figureNamed });
  if (mistakes) throw new Error(`${file} has mistakes.`);
  return value;
}

const withHead = z.object({ head: z.object({ title: z.string(), description: z.string() }) });

/** A page's title, without the brand, and its description for search engines. */
export type PageHead = z.output<typeof withHead>['head'];

/**
 * The head of a page from its content: `pricing`, `legal/privacy-policy`, or an entry of a file, `results#meeting`. Reads only
 * the head; whether the file keeps its schema, the check of all content says. Runs at build only, in the project's folder.
 * Throws where the content has no head.
 */
export function pageHead(content: string): PageHead {
  const [name = '', entry] = content.split('#');
  const { file, text } = openFile(name);
  const value = fillFigures(readFileText(text, file).value, figureNamed);
  const found = withHead.safeParse(entry === undefined ? value : Object(value)[entry]);
  if (found.success) return found.data.head;
  throw new Error(`src/content/${content}: there is no head with a title and a description`);
}
