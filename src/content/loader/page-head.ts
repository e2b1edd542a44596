import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { figureNamed } from '../organisation/figure-named.ts';
import { fillFigures } from './figures.ts';
import { readMarkdown } from './markdown-file.ts';
import { readYaml } from './yaml-file.ts';

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
  const path = join(root, 'src/content', name);
  const file = existsSync(`${path}.md`)
    ? readMarkdown(readFileSync(`${path}.md`, 'utf8'), `${path}.md`)
    : readYaml(readFileSync(`${path}.yaml`, 'utf8'), `${path}.yaml`);
  const parsed =
    entry === undefined ? file.value : z.record(z.string(), z.unknown()).safeParse(file.value).data?.[entry];
  const found = withHead.safeParse(fillFigures(parsed, figureNamed));
  if (!found.success)
    throw new Error(`src/content/${content}: there is no head with a title and a description`);
  return found.data.head;
}
