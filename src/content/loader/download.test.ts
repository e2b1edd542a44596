import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { checkContent } from './check-content.ts';
import { download } from './download.ts';
import { largestBytes } from './image.ts';

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, 'downloads', name), text);

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'downloads'));
  write('Übersicht 1.PDF', '%PDF-1.7 and so on');
  write('plan.xlsx', 'PK\u0003\u0004 and so on');
  write('list.csv', 'Skill,Level\n');
});

/** Returns the field's output for a value, or the first problem. */
function result(value: unknown): unknown {
  const checked = checkContent(JSON.stringify(value), download(root), 'f');
  return checked.mistakes ? checked.mistakes[0]?.problem : checked.value;
}

it('knows the kind and size of a file', () => {
  expect(result('/downloads/Übersicht 1.PDF')).toEqual({
    address: '/downloads/%C3%9Cbersicht%201.PDF',
    kind: 'PDF',
    bytes: 18,
  });
  expect(result('/downloads/plan.xlsx')).toMatchObject({ kind: 'Excel' });
  expect(result('/downloads/list.csv')).toMatchObject({ kind: 'CSV', bytes: 12 });
});

it('refuses a file that is not there, and names the nearest', () => {
  expect(result('/downloads/plans.xlsx')).toBe(
    'is "/downloads/plans.xlsx", expected the address of a file in public/downloads (did you mean "/downloads/plan.xlsx"?)',
  );
  expect(result('/downloads/../images/logo.pdf')).toContain('expected the address of a file');
  expect(result(3)).toContain('expected the address of a file');
});

it.each([
  ['page.html', '<p>', 'a file that ends in .pdf, '],
  ['script.svg', '<svg/>', 'a file that ends in .pdf, '],
  ['empty.csv', '', 'a CSV file that is whole'],
  ['saved.pdf', '<!doctype html><title>Not found</title>', 'a PDF file that is whole'],
  ['old.docx', '\xD0\xCF\x11\xE0', 'a Word file that is whole'],
])('refuses %s, which is no file to keep', (name, text, expected) => {
  write(name, text);
  expect(result(`/downloads/${name}`)).toContain(`expected ${expected}`);
});

it('refuses a file that is larger than the editor stores', () => {
  truncateSync(join(root, 'downloads/list.csv'), largestBytes + 1e6);
  expect(result('/downloads/list.csv')).toContain('expected a file of at most 20 MB, this one has 21.0');
});
