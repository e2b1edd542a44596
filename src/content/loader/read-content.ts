import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { figureNamed } from '../organisation/figure-named.ts';
import { checkContent } from './check-content.ts';

/**
 * Reads one content file of the project in `root` outside Vite, for what is written beside the pages. Throws where it has
 * mistakes, which the build has named one by one before it comes to this.
 */
export function readContent<Schema extends z.ZodMiniType>(
  root: string,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const file = `src/content/${name}.yaml`;
  const { value, mistakes } = checkContent(readFileSync(join(root, file), 'utf8'), schema, file, figureNamed);
  if (mistakes) throw new Error(`${file} has mistakes.`);
  return value;
}
