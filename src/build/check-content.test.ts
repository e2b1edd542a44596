import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'check-content-'));
  for (const folder of ['src/content', 'src/pages']) cpSync(folder, join(copy, folder), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** What the command says about the copy, and its exit code. */
function checked() {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(process.cwd(), 'src/build/check-content.ts')],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  );
  return { said: stdout + stderr, status };
}

function change(file: string, before: RegExp, after: string): void {
  const path = join(copy, 'src/content', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(before);
  writeFileSync(path, text.replace(before, after));
}

it('the command says that there are no mistakes', () => {
  expect(checked()).toEqual({ said: 'The content has no mistakes.\n', status: 0 });
});

it('the command says each mistake in a line, and nothing above or below', () => {
  change('pricing.yaml', /tagline: .*/, "tagline: 'It's here'");
  change('skillsuite.yaml', /to: "#week"/, 'to: "#weak"');
  change('scale-growth.yaml', /to: \/skills-roi/, 'to: /skills-roy');
  change('recruiter.yaml', /\{rejected\}/, '{refused}');
  const { said, status } = checked();
  expect(status).toBe(1);
  expect(said.replace(/:\d+:/g, ':1:').trim().split('\n')).toEqual([
    'src/content/pricing.yaml:1: (writing): has an apostrophe inside single quotes, expected double quotes around the text',
    'src/content/recruiter.yaml:1: hero.figure: names {refused}, which the page does not fill in, expected {rejected}, {suitable}',
    'src/content/scale-growth.yaml:1: guarantee.cost.to: leads to "/skills-roy", expected a page of the site (did you mean "/skills-roi"?)',
    'src/content/skillsuite.yaml:1: hero.week.to: leads to "#weak", which "/skillsuite" does not have, expected the anchor of a section there (did you mean "week"?)',
  ]);
});

it('a description that search engines would cut is too long', () => {
  change(
    'pricing.yaml',
    /description: [\s\S]*?(?=\ntitle)/,
    `description: ${'Far too long. '.repeat(12).trim()}`,
  );
  expect(checked().said).toMatch(
    /^src\/content\/pricing.yaml:\d+: head.description: is too long \(167 characters\), expected one line of text, at most 155 characters\n$/,
  );
});
