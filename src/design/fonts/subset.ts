import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { accentedCharacters, extendedCharacters, fontCharacters } from './characters.ts';

/**
 * Headings have one weight, text has weights up to 600; bolder text is shown at 600. `kerning` is the step to which kerning is
 * rounded, in thousandths of the font size, which changes positions by fractions of a pixel.
 */
const fonts = [
  { name: 'bricolage-grotesque', weight: 700, kerning: 5 },
  { name: 'instrument-sans', weight: { min: 400, max: 600 }, kerning: 10 },
] as const;

/** The written files with their source files in the packages and their characters. */
const parts = [
  { part: 'basic', source: 'latin', characters: fontCharacters },
  { part: 'accented', source: 'latin', characters: accentedCharacters },
  { part: 'extended', source: 'latin-ext', characters: extendedCharacters },
] as const;

/** Fields of a value record by their bit in its format: the change of the advance width, and the first variation field. */
const advanceField = 2;
const firstVariation = 4;

/** Reads a list of offsets that begins with its length. */
function listAt(font: Buffer, offset: number): number[] {
  return Array.from({ length: font.readUInt16BE(offset) }, (_, index) =>
    font.readUInt16BE(offset + 2 + 2 * index),
  );
}

/** Returns type and offset of all lookup subtables of a TrueType font (OpenType 1.9.1, GSUB and GPOS, lookup list). */
function subtablesOf(font: Buffer, table: 'GSUB' | 'GPOS'): { type: number; offset: number }[] {
  const at = (offset: number) => font.readUInt16BE(offset);
  const tables = Array.from({ length: at(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((offset) => font.toString('latin1', offset, offset + 4) === table);
  if (entry === undefined) throw new Error(`The font has no table ${table}.`);
  const start = font.readUInt32BE(entry + 8);
  const list = start + at(start + 8);
  // An extension lookup only points to a subtable of another type.
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
 * Simplifies the kerning of a TrueType font in place to a third of its size (GPOS, lookup type 2): rounds distances to multiples of
 * `step` and uses those of the lightest weight for all weights.
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
 * Restricts tabular figures to the ten digits, in place (GSUB, lookup type 1). Instrument Sans also has a tabular % and tabular
 * arithmetic signs, whose widths look like another font's. The digits are the first ten glyphs. Throws if they are not.
 */
function keepTabularDigits(font: Buffer): void {
  for (const { type, offset } of subtablesOf(font, 'GSUB')) {
    const coverage = offset + font.readUInt16BE(offset + 2);
    const [format, , first = 0, last = 0] = [0, 2, 4, 6].map((field) => font.readUInt16BE(coverage + field));
    if (type !== 1 || format !== 2 || last - first !== 9)
      throw new Error('The digits are not the first glyphs that the font has tabular ones for.');
    font.writeUInt16BE(1, coverage + 2);
    // Format 1 adds a constant to each glyph id, so it has no list to shorten.
    if (font.readUInt16BE(offset) === 2) font.writeUInt16BE(10, offset + 4);
  }
}

const { resolve } = createRequire(import.meta.url);

// `npm run fonts` writes the site's fonts beside this file. Run it after a change of this file or of the font packages.
for (const { name, weight, kerning } of fonts) {
  for (const { part, source, characters } of parts) {
    const packageFile = resolve(`@fontsource-variable/${name}/files/${name}-${source}-wght-normal.woff2`);
    // The package's types lack two of these options.
    const options = { keepFeatures: ['kern', 'tnum'], noHinting: true };
    const variationAxes = { wght: weight };
    const original = await readFile(packageFile);
    const plain = await subsetFont(original, characters, {
      targetFormat: 'truetype',
      variationAxes,
      ...options,
    });
    simplifyKerning(plain, kerning);
    keepTabularDigits(plain);
    // The second pass drops data that only the first one needed. A font with one weight has no axis after the first.
    const varies = typeof weight === 'object' ? { variationAxes } : {};
    const font = await subsetFont(plain, characters, { targetFormat: 'woff2', ...varies, ...options });
    const file = `${name}-${part}.woff2`;
    await writeFile(join(import.meta.dirname, file), font);
    console.info(`${file}: ${font.byteLength} bytes`);
  }
}
