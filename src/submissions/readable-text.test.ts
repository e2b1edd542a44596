import { expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

it.each([
  ['Été 2026', 'Été 2026'],
  ['E\u0301te\u0301', 'Été'],
  ['R&D – "autumn" <b>', 'R&D – "autumn" <b>'],
  ['  a\t\n\u000b\u2028 b  ', 'a b'],
  ['a\u0000b\u001b[2Jc', 'a b [2Jc'],
  ['a\u202eb\u200b\ud800c', 'abc'],
  ['می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
  ['\u200d\u0007', ''],
  ['', ''],
])('reads %j as %j', (text, readable) => {
  expect(readableText(text, 100)).toBe(readable);
});

it.each([
  ['x'.repeat(107), 100, 'x'.repeat(100)],
  ['abc👩', 4, 'abc'],
  ['abc def', 4, 'abc'],
])('cuts %j to %i', (text, maximum, cut) => {
  expect(readableText(text, maximum)).toBe(cut);
});
