import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { accentedCharacters, extendedCharacters, fontCharacters } from './characters.ts';

/**
 * Headings have one weight; text goes up to 600, where what is set bolder stays. `kerning` is what distances between
 * characters are a multiple of, in thousandths of the size: what that changes is a fraction of a pixel.
 */
const fonts = [
  { name: 'bricolage-grotesque', weight: 700, kerning: 5 },
  { name: 'instrument-sans', weight: { min: 400, max: 600 }, kerning: 10 },
] as const;

/** Files that are written, the package's files they are of, and what they hold. */
const parts = [
  { part: 'basic', source: 'latin', characters: fontCharacters },
  { part: 'accented', source: 'latin', characters: accentedCharacters },
  { part: 'extended', source: 'latin-ext', characters: extendedCharacters },
] as const;

/** Fields of a value record, by their bit in its format: what is added to a width, and from where on how that varies. */
const advanceField = 2;
const firstVariation = 4;

/** Where offsets stand in a list that begins with how many there are. */
function listAt(font: Buffer, offset: number): number[] {
  return Array.from({ length: font.readUInt16BE(offset) }, (_, index) =>
    font.readUInt16BE(offset + 2 + 2 * index),
  );
}

/** Type and place of the subtables of a TrueType font's lookups (OpenType 1.9.1, GSUB and GPOS, lookup list). */
function subtablesOf(font: Buffer, table: 'GSUB' | 'GPOS'): { type: number; offset: number }[] {
  const at = (offset: number) => font.readUInt16BE(offset);
  const tables = Array.from({ length: at(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((offset) => font.toString('latin1', offset, offset + 4) === table);
  if (entry === undefined) throw new Error(`The font has no table ${table}.`);
  const start = font.readUInt32BE(entry + 8);
  const list = start + at(start + 8);
  // A lookup of this type only says where one of another type is.
  const extension = table === 'GSUB' ? 7 : 9;
  return listAt(font, list)
    .map((offset) => list + offset)
    .flatMap((lookup) =>
      listAt(font, lookup + 4)
        .map((offset) => lookup + offset)
        .map((offset) =>
          at(lookup) === extension
            ? { type: at(offset + 2), offset: offset + font.readUInt32BE(offset + 4) }
            : { type: at(lookup), offset },
        ),
    );
}

/**
 * Makes the kerning of a TrueType font in place a third of its size: distances rounded to multiples of `step`, and those of
 * the lightest weight for all of them (GPOS, lookup type 2).
 */
function simplifyKerning(font: Buffer, step: number): void {
  const at = (offset: number) => font.readUInt16BE(offset);
  const fieldsOf = (format: number) => [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => format & (1 << bit));
  const sizeOf = (format: number) => 2 * fieldsOf(format).length;
  function simplify(offset: number, format: number): void {
    for (const [index, bit] of fieldsOf(format).entries()) {
      const field = offset + 2 * index;
      if (bit >= firstVariation) font.writeUInt16BE(0, field);
      if (bit === advanceField) font.writeInt16BE(Math.round(font.readInt16BE(field) / step) * step, field);
    }
  }

  for (const { type, offset: pairs } of subtablesOf(font, 'GPOS')) {
    if (type !== 2) continue;
    const [first, second] = [at(pairs + 4), at(pairs + 6)];
    const size = sizeOf(first) + sizeOf(second);
    if (at(pairs) === 2) {
      const count = at(pairs + 12) * at(pairs + 14);
      for (let index = 0; index < count; index += 1) simplify(pairs + 16 + index * size, first);
    } else {
      for (const set of listAt(font, pairs + 8).map((offset) => pairs + offset))
        for (let index = 0; index < at(set); index += 1) simplify(set + 4 + index * (2 + size), first);
    }
  }
}

/**
 * Leaves tabular figures to the ten digits, in place: Instrument Sans has a narrow % and wide signs of arithmetic for them
 * too, which look like another font's (GSUB, lookup type 1). The digits' glyphs follow each other, before the signs'.
 */
function keepTabularDigits(font: Buffer): void {
  for (const { type, offset } of subtablesOf(font, 'GSUB')) {
    const coverage = offset + font.readUInt16BE(offset + 2);
    const [format, , first = 0, last = 0] = [0, 2, 4, 6].map((field) => font.readUInt16BE(coverage + field));
    if (type !== 1 || format !== 2 || last - first !== 9)
      throw new Error('The digits are not the first glyphs that the font has tabular ones for.');
    font.writeUInt16BE(1, coverage + 2);
    // The other format adds the same number to each glyph, so it has no list to shorten.
    if (font.readUInt16BE(offset) === 2) font.writeUInt16BE(10, offset + 4);
  }
}

const { resolve } = createRequire(import.meta.url);

// Writes the fonts of the site beside this file, from the packages' own: `npm run fonts`, after either has changed.
for (const { name, weight, kerning } of fonts) {
  for (const { part, source, characters } of parts) {
    const whole = resolve(`@fontsource-variable/${name}/files/${name}-${source}-wght-normal.woff2`);
    // Two options are missing in the package's types.
    const options = { keepFeatures: ['kern', 'tnum'], noHinting: true };
    const variationAxes = { wght: weight };
    const original = await readFile(whole);
    const plain = await subsetFont(original, characters, {
      targetFormat: 'truetype',
      variationAxes,
      ...options,
    });
    simplifyKerning(plain, kerning);
    keepTabularDigits(plain);
    // A second time leaves out what the first still needed; what has one weight has no axis any more.
    const varies = typeof weight === 'object' ? { variationAxes } : {};
    const font = await subsetFont(plain, characters, { targetFormat: 'woff2', ...varies, ...options });
    const file = `${name}-${part}.woff2`;
    await writeFile(join(import.meta.dirname, file), font);
    console.info(`${file}: ${font.byteLength} bytes`);
  }
}
