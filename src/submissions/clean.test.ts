import { expect, it } from 'vitest';
import { cleanAddress, cleanText } from './clean.ts';

const invisible = [
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
];

it.each(invisible)('removes %j around a text and anywhere in an address', (character) => {
  expect(cleanText(`${character} Aoife Byrne${character}`)).toBe('Aoife Byrne');
  expect(cleanText(`Ao${character}ife`)).toBe(`Ao${character}ife`);
  expect(cleanText(character.repeat(2))).toBe('');
  expect(cleanAddress(`${character}a@exam${character}ple.com${character}`)).toBe('a@example.com');
});

it.each([
  ['  Aoife\t\n', 'Aoife'],
  ['\u0085Aoife\u0085', 'Aoife'],
  ['\u2068\u3000Aoife\u2069', 'Aoife'],
  // In older Malayalam spelling a word can end in a joiner.
  ['അരുണ\u0d4d\u200d', 'അരുണ\u0d4d\u200d'],
  ['👩\u200d💻', '👩\u200d💻'],
  ['\u200d\u200c', ''],
  // Pasted from a cell, a slide and a document, whose lines end in U+000B or U+2028.
  ['Aoife\tByrne', 'Aoife Byrne'],
  ['Aoife\u000bByrne', 'Aoife Byrne'],
  ['Aoife\u2028Byrne\u2029', 'Aoife Byrne'],
  ['Aoife \r\n\f\u0085 Byrne', 'Aoife Byrne'],
  ['Müller\u00a0& \u202fCo\u3000KG  Köln', 'Müller & Co KG Köln'],
  ['', ''],
])('cleans the text %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

it.each([
  'ａｏｉｆｅ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'aoife＠example。com',
  'mailto:aoife@example.com',
  'MAILTO: aoife@example.com',
  '<aoife@example.com>',
  '<mailto:aoife@example.com>;',
  ' aoife@example.com , ',
  'aoife@example.com;',
  'aoife@example.com.',
])('cleans the address %j', (text) => {
  expect(cleanAddress(text)).toBe('aoife@example.com');
});

it.each([
  'Aoife <aoife@example.com>',
  'a@example.com, b@example.com',
  'a b@example.com',
  '<a@example.com',
  '',
])('does not change the address %j', (text) => {
  expect(cleanAddress(text)).toBe(text);
});

it('cleans a long text of nested wrappers within 200 ms', () => {
  const started = performance.now();
  cleanAddress(`${'mailto:'.repeat(2000)}a@example.com${';'.repeat(5000)}`);
  cleanAddress(`${'<'.repeat(8000)}${'>'.repeat(8000)}`);
  cleanAddress(`${';'.repeat(16_000)}a`);
  cleanText(`a${' '.repeat(16_000)}a`);
  cleanText('\t\u2028'.repeat(16_000));
  expect(performance.now() - started).toBeLessThan(200);
});
