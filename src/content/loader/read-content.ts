import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { figureNamed } from '../figures.ts';
import { checkContent, readFileText } from './check-content.ts';
import { fillFigures } from './references.ts';

/** The file of a content's name: `pricing`, `legal/privacy-policy`. */
function fileOf(name: string, root: string): string {
  const file = `src/content/${name}`;
  return existsSync(join(root, `${file}.md`)) ? `${file}.md` : `${file}.yaml`;
}

/**
 * Reads one content file of the project in `root` outside Vite, for what is written beside the pages. Throws where it has
 * mistakes, which the build has named one by one before it comes to this.
 */
export function readContent<Schema extends z.ZodMiniType>(
  root: string,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const file = fileOf(name, root);
  const { value, mistakes } = checkContent(readFileSync(join(root, file), 'utf8'), schema, file, {
    figureNamed,
  });
  if (mistakes) throw new Error(`${file} has mistakes.`);
  return value;
}

const withHead = z.object({ head: z.object({ title: z.string(), description: z.string() }) });

/** A page's title, without the brand, and its description for search engines. */
export type PageHead = z.output<typeof withHead>['head'];

/**
 * The head of a page from its content: `pricing`, `legal/privacy-policy`, or an entry of a file, `results#meeting`. Reads only
 * the head; whether the file keeps its schema, the check of all content says. `root` is the project's folder. Runs at build
 * only. Throws where the content has no head.
 */
export function pageHead(content: string, root = '.'): PageHead {
  const [name = '', entry] = content.split('#');
  const file = join(root, fileOf(name, root));
  const value = fillFigures(readFileText(readFileSync(file, 'utf8'), file).value, figureNamed);
  const entries = z.record(z.string(), z.unknown()).safeParse(value).data;
  const found = withHead.safeParse(entry === undefined ? value : entries?.[entry]);
  if (found.success) return found.data.head;
  throw new Error(`src/content/${content}: there is no head with a title and a description`);
}
