import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import {
  accentedCharacters,
  extendedCharacters,
  fontCharacters,
  systemCharacters,
} from '../../src/design/fonts/characters.ts';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages, dist, readBuilt } from './built-site.ts';

/** Returns the number of a font's glyphs for these characters, including the alternates of these features. */
async function glyphCount(file: string, characters: string, keepFeatures: string[]): Promise<number> {
  // The package's types lack `keepFeatures`.
  const options = { targetFormat: 'truetype', keepFeatures } as const;
  const font = await subsetFont(readFileSync(join(dist, file)), characters, options);
  // In the table directory, the offset of `maxp` is 8 bytes after its tag; in the table, `numGlyphs` is at byte 4.
  return font.readUInt16BE(font.readUInt32BE(font.indexOf('maxp', 0, 'latin1') + 8) + 4);
}

/**
 * The maximum sizes of the fonts in bytes. The text font arrives in one round trip of ten packets of 1,460 bytes with headers
 * (RFC 6928). The display font, with its axes of width and weight, needs two.
 */
const fontBudgets = { 'instrument-sans-basic': 13_700, 'bricolage-grotesque-basic': 23_500 } as const;
/** The stylesheets that have the fonts: the site's, not those of acts. */
const stylesheets = builtFiles.filter((file) => /^assets\/style-[\w-]+\.css$/.test(file));
const supported = fontCharacters + accentedCharacters + extendedCharacters + systemCharacters;

test.each(builtPages)('$path preloads two fonts within their budgets, and nothing else', ({ html }) => {
  expect(matchesOf(html, /<link rel="preload" as="(\w+)"/g)).toEqual(['font', 'font']);
  const files = matchesOf(html, /<link rel="preload"[^>]*href="\/([^"]+)"/g);
  for (const [name, budget] of Object.entries(fontBudgets)) {
    const file = files.find((candidate) => candidate.includes(name)) ?? '';
    expect(readFileSync(join(dist, file)).length).toBeLessThanOrEqual(budget);
  }
});

test('the fonts have the letters of European names, in files with a unicode-range', () => {
  expect(builtFiles.filter((file) => file.endsWith('.woff2'))).toHaveLength(6);
  for (const letter of 'łőčșŚİŒéß') expect(supported).toContain(letter);
  for (const file of stylesheets)
    expect(matchesOf(readBuilt(file), /unicode-range:([^;}]+)/g), file).toHaveLength(6);
});

test.each(['bricolage-grotesque-basic', 'instrument-sans-basic'])(
  '%s has tabular digits, and other characters have no tabular form',
  async (name) => {
    const file = builtFiles.find((built) => built.includes(name)) ?? '';
    const digits = '0123456789';
    const others = [...fontCharacters].filter((character) => !digits.includes(character)).join('');
    expect(await glyphCount(file, digits, ['tnum'])).toBe(
      (await glyphCount(file, digits, [])) + digits.length,
    );
    expect(await glyphCount(file, others, ['tnum'])).toBe(await glyphCount(file, others, []));
  },
);

test.each(builtPages)('the fonts have every character of $path', ({ html }) => {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '');
  const text = matchesOf(body, />([^<]+)</g)
    .join('')
    // A soft hyphen is shown as a hyphen.
    .replace(/[\s\u00ad]/g, '');
  const missing = [...new Set(text)].filter((character) => !supported.includes(character));
  expect(missing, 'Add them to src/design/fonts/characters.ts and run npm run fonts').toEqual([]);
});

test.each(stylesheets)('%s has fallback fonts with adjusted metrics', (file) => {
  const faces = matchesOf(readBuilt(file), /@font-face\s*\{([^}]+)\}/g);
  for (const family of [
    'Bricolage Fallback',
    'Bricolage Android',
    'Instrument Fallback',
    'Instrument Android',
  ]) {
    const face = faces.find((candidate) => candidate.includes(family));
    expect(face, family).toMatch(/size-adjust:[\d.]+%/);
    expect(face, family).toMatch(/ascent-override:[\d.]+%/);
  }
});
