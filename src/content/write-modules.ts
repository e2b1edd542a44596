import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedEnding } from './loader/plugin.ts';
import { contentSchemas } from './schemas.ts';

/**
 * Writes `modules.d.ts`, which tells TypeScript what an import of each content file gives: the output of its schema. TypeScript
 * has no pattern that would say it for all of them. It is made anew after `npm ci` and before each check of types.
 */
const declarations = Object.entries(contentSchemas).map(
  ([name, schema]) => `declare module '*/content/${name}${expectedEnding(schema)}' {
  const content: import('./schemas.ts').Content<'${name}'>;
  export default content;
}
`,
);

writeFileSync(join(import.meta.dirname, 'modules.d.ts'), declarations.join(''));
