import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { contentReport } from './report.ts';

let copy: string;
beforeEach(() => {
  copy = temporaryFolder();
  for (const folder of ['src/content', 'src/pages']) cpSync(folder, join(copy, folder), { recursive: true });
});

/** Returns what the check says about the copy, line by line, and whether there is a mistake. */
function checked() {
  const project = process.cwd();
  process.chdir(copy);
  try {
    const { text, hasMistakes } = contentReport();
    return { lines: text.split('\n'), hasMistakes };
  } finally {
    process.chdir(project);
  }
}

/** The lines with the same line number, as the number is the content's. */
const withoutPlaces = (lines: readonly string[]) => lines.map((line) => line.replace(/:\d+:/, ':1:'));

function change(file: string, before: RegExp, after: string): void {
  const path = join(copy, 'src', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(before);
  writeFileSync(path, text.replace(before, after));
}

it('asks about prices that are probably typing errors, and announcements whose days are over', () => {
  change(
    'content/prices.yaml',
    /prices:/,
    `prices:
  - { name: Nothing, euros: 0 }
  - { name: Much, euros: 170000000 }
  - { name: Little, euros: 100 }`,
  );
  change(
    'content/announcements.yaml',
    /announcements:.*/,
    `announcements:
  - { text: Long ago, from: "2020-05-01", until: "2020-06-03" }
  - { text: Still on, from: "2020-07-01", until: "${new Date().getFullYear() + 1}-06-03" }`,
  );
  const { lines, hasMistakes } = checked();
  expect(hasMistakes).toBe(false);
  expect(withoutPlaces(lines)).toEqual([
    'The content has no mistakes.',
    'src/content/prices.yaml:1: Nothing costs €0. Is that so?',
    'src/content/prices.yaml:1: Much costs €170,000,000. Is that so?',
    'src/content/announcements.yaml:1: “Long ago” is not shown any more since 3 June 2020. Remove it, or is it to come again?',
  ]);
});

it('asks about a logo with a white background', () => {
  const logo = 'images/partners/on-white.svg';
  const file = join(process.cwd(), 'public', logo);
  onTestFinished(() => rmSync(file));
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" fill="#fff"/></svg>',
  );
  change('content/partners.yaml', /image: .*/, `image: /${logo}`);
  const { lines, hasMistakes } = checked();
  expect(hasMistakes).toBe(false);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /^src\/content\/partners\.yaml:\d+: the logo of .+ has a white background, which shows as a box\. Is there one without\?$/,
    ),
  ]);
});
