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
import { builtFiles, builtPages, dist } from './built-site.ts';

/** How many glyphs a font draws these characters with, alternates for these features among them. */
async function glyphCount(file: string, characters: string, keepFeatures: string[]): Promise<number> {
  // An option is missing in the package's types.
  const options = { targetFormat: 'truetype', keepFeatures } as const;
  const font = await subsetFont(readFileSync(join(dist, file)), characters, options);
  // Where the table begins is the third field of its entry, and the number is the second of the table.
  return font.readUInt16BE(font.readUInt32BE(font.indexOf('maxp', 0, 'latin1') + 8) + 4);
}

/** Bytes of a font that comes in one round trip: with its headers ten packets of 1,460 bytes (RFC 6928). */
const fontBudget = 13_700;
const carried = fontCharacters + accentedCharacters + extendedCharacters + systemCharacters;

test.each(builtPages)('$path preloads two fonts, each in one round trip, and nothing else', ({ html }) => {
  expect(matchesOf(html, /<link rel="preload" as="(\w+)"/g)).toEqual(['font', 'font']);
  for (const file of matchesOf(html, /<link rel="preload"[^>]*href="\/([^"]+)"/g))
    expect(readFileSync(join(dist, file)).length).toBeLessThanOrEqual(fontBudget);
});

test('letters of European names are in the fonts too, in files for their range', () => {
  expect(builtFiles.filter((file) => file.endsWith('.woff2'))).toHaveLength(6);
  for (const letter of 'łőčșŚİŒéß') expect(carried).toContain(letter);
  const [home = ''] = builtPages.map(({ html }) => html);
  expect(matchesOf(home, /unicode-range:([^;}]+)/g)).toHaveLength(6);
});

test.each(['bricolage-grotesque-basic', 'instrument-sans-basic'])(
  'in %s digits have tabular glyphs, and a sign beside them keeps its shape and width',
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

test.each(builtPages)('$path uses no character that the fonts lack', ({ html }) => {
  const body = html.slice(html.indexOf('<body'));
  const text = matchesOf(body, />([^<]+)</g)
    .join('')
    .replace(/\s/g, '');
  const missing = [...new Set(text)].filter((character) => !carried.includes(character));
  expect(missing).toEqual([]);
});

test.each(builtPages)(
  'until a font arrives, a system font of the same measures stands in on $path',
  ({ html }) => {
    const faces = matchesOf(html, /@font-face\s*\{([^}]+)\}/g);
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
  },
);
