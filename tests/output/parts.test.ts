import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFiles, readBuilt } from './built-site.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'parts');

/** Words that only the page of parts has, each with the file of it that has them. */
const marks = {
  'index.html': 'parts-page',
  'pseudo-states.ts': 'data-forced',
  'parts-page.css': 'specimen-body',
  'PartsPage.tsx': 'Every part of the site in every state',
} as const;

describe('the page of parts', () => {
  it.each(Object.entries(marks))('is in no file of the build: %s', (file, mark) => {
    expect(readFileSync(join(folder, file), 'utf8')).toContain(mark);
    expect(builtFiles.filter((built) => readBuilt(built).includes(mark))).toEqual([]);
  });

  it('has no place in the build', () => {
    expect(builtFiles.filter((built) => /(?:^|\/)(?:src|parts)\//.test(built))).toEqual([]);
  });
});
