import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { endedPages, endingPages } from './added-files.ts';
import { embeddedContent } from './embedded.ts';
import { linkFor } from './link-command.ts';
import { readReferences } from './references.ts';
import { contentReport } from './report.ts';

const page = readFileSync('tests/variant/every-section.yaml', 'utf8');
const project = process.cwd();
let copy: string;

beforeEach(() => {
  copy = temporaryFolder();
  cpSync('src/content', join(copy, 'src/content'), { recursive: true });
  cpSync('src/pages', join(copy, 'src/pages'), { recursive: true });
  mkdirSync(join(copy, 'src/content/pages'));
  const add = (name: string, head: string) =>
    writeFileSync(join(copy, `src/content/pages/${name}.yaml`), page.replace('head:', `head:\n${head}`));
  add('spring', '  until: "2027-06-03"\n  afterwards: /pricing');
  add('summer', '  from: "2027-06-01"\n  until: "2027-09-30"\n  noindex: true');
  process.chdir(copy);
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  process.chdir(project);
  vi.useRealTimers();
});

/** Returns the added pages that the site has on a day, and those of them that search engines may not list. */
function pagesOn(day: string) {
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  const { text = '' } = embeddedContent(copy);
  const read = (name: string) =>
    JSON.parse(new RegExp(`${name}: readonly string\\[\\] = (.*);`).exec(text)?.[1] ?? '');
  return { shown: read('addedPaths'), unlisted: read('unlistedPaths') };
}

it('has a page until the end of its last day', () => {
  expect(pagesOn('2027-05-01')).toEqual({ shown: ['/spring'], unlisted: [] });
  expect(pagesOn('2027-06-03')).toEqual({ shown: ['/spring', '/summer'], unlisted: ['/summer'] });
  expect(pagesOn('2027-06-04')).toEqual({ shown: ['/summer'], unlisted: ['/summer'] });
  expect(pagesOn('2027-10-01')).toEqual({ shown: [], unlisted: [] });
});

it('has the page of an article from the date of its headline, until the headline leads elsewhere', () => {
  const articles = () =>
    /articleIds: readonly string\[\] = (.*);/.exec(embeddedContent(copy).text ?? '')?.[1] ?? '';
  const replace = (file: string, before: string, after: string) => {
    const path = join(copy, `src/content/${file}.yaml`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
  };
  vi.setSystemTime(new Date('2026-11-16T12:00:00Z'));
  expect(articles()).toContain('every-department');
  expect(articles()).not.toContain('month-three');
  vi.setSystemTime(new Date('2026-11-17T12:00:00Z'));
  expect(articles()).toContain('month-three');
  replace(
    'links',
    'newsWorkforceDevelopment:',
    'newsWorkforceDevelopment:\n    address: https://news.example/a',
  );
  expect(articles()).not.toContain('month-three');
});

it('leads the address of an ended page to where its file says, or home', () => {
  vi.setSystemTime(new Date('2027-06-03T12:00:00Z'));
  expect(endedPages()).toEqual([]);
  vi.setSystemTime(new Date('2027-10-01T12:00:00Z'));
  expect(endedPages()).toEqual([
    { from: '/spring', to: '/pricing' },
    { from: '/summer', to: '/' },
  ]);
});

it('asks about a page that ends within two weeks or has ended, and refuses no content for it', () => {
  vi.setSystemTime(new Date('2027-05-19T12:00:00Z'));
  expect(endingPages()).toEqual([]);
  vi.setSystemTime(new Date('2027-05-20T12:00:00Z'));
  const file = 'src/content/pages/spring.yaml:2:';
  expect(endingPages()).toEqual([
    `${file} /spring ends on 3 June 2027 and then leads to /pricing. Is that so?`,
  ]);
  vi.setSystemTime(new Date('2027-06-04T12:00:00Z'));
  const ended = `${file} /spring ended on 3 June 2027 and leads to /pricing. Delete its file (redirects.yaml can keep the address), or is it to come again?`;
  expect(endingPages()).toEqual([ended]);
  const { text, hasMistakes } = contentReport();
  expect(hasMistakes).toBe(false);
  expect(text.split('\n')).toContain(ended);
});

it('makes no campaign link to a page that has ended', () => {
  const link = () => linkFor(['/spring', '--campaign', 'spring'], readReferences());
  vi.setSystemTime(new Date('2027-06-03T12:00:00Z'));
  expect(link()).toContain('/spring?utm_campaign=spring');
  vi.setSystemTime(new Date('2027-06-04T12:00:00Z'));
  expect(link).toThrow('It leads to "/spring", which ended on 2027-06-03, expected a page that is there.');
});
