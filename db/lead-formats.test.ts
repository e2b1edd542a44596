import { expect, test } from 'vitest';
import { csvCell } from './lead-formats.ts';
import { printable } from './printable.ts';

test('a CSV cell that a spreadsheet would run as a formula is text', () => {
  const formulas = ['+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x', '+44 20 7946 0000'];
  expect(formulas.map(csvCell)).toEqual(formulas.map((text) => `"'${text}"`));
  expect(['a"b', 'a=b', 'a＝b', null].map(csvCell)).toEqual(['"a""b"', '"a=b"', '"a＝b"', '""']);
});

test('an address that begins like a formula stays the same in CSV, unless it could do something as a formula', () => {
  const addresses = ['+44@x.co', '-1+cmd@x.co', '=1+@x.co', '-a@x.co'];
  expect(addresses.map(csvCell)).toEqual(addresses.map((text) => `"${text}"`));
  const formulas = [
    '=cmd|x!a@x.co',
    "=cmd|'/C calc'!A0",
    '+A1:B2@x.co',
    '=HYPERLINK("x")@x.co',
    '\t+44@x.co',
  ];
  expect(formulas.map(csvCell)).toEqual(formulas.map((text) => `"'${text.replaceAll('"', '""')}"`));
  // What a formula needs to call a function, to quote a text or to name something outside its sheet is in no address.
  for (const character of '()[]!:;,"\\<>% ') {
    expect(csvCell(`=a${character}b@x.co`)).toMatch(/^"'=/);
  }
});

test('control characters of a visitor are escaped for the terminal', () => {
  expect(printable('a\u001b[2Jb\r\nc\u202ed\u0085e\u{e0041}f Größe 東京')).toBe(
    'a\\u001b[2Jb\\u000d\\u000ac\\u202ed\\u0085e\\udb40\\udc41f Größe 東京',
  );
});
