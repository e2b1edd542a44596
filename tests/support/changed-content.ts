import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parseDocument } from 'yaml';
import { contentSchemas } from '../../src/build/content/schemas.ts';
import { figureNamed } from '../../src/content/figures.ts';
import { checkContent } from '../../src/content/loader/check-content.ts';
import { describeMistakes } from '../../src/content/loader/mistakes.ts';
import type { References } from '../../src/content/loader/references.ts';

type Name = keyof typeof contentSchemas;

/**
 * Returns the mistakes of a content file after one value is changed. `change` is the new value, or a function that returns it for
 * the old one. Fails if the file has no value at `place`.
 */
export function mistakesWith(
  name: Name,
  place: string,
  change: unknown,
  references: References = {},
): string {
  const document = parseDocument(readFileSync(`src/${name}.yaml`, 'utf8'));
  const path = place.split('.');
  expect(document.hasIn(path)).toBe(true);
  const before: unknown = document.createNode(document.getIn(path)).toJSON();
  document.setIn(path, typeof change === 'function' ? Reflect.apply(change, undefined, [before]) : change);
  const { mistakes = [] } = checkContent(String(document), contentSchemas[name], `${name}.yaml`, {
    figureNamed,
    ...references,
  });
  return describeMistakes(mistakes);
}
