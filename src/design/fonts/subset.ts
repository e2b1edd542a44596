import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { accentedCharacters, extendedCharacters, fontCharacters } from './characters.ts';

/**
 * The axes of each font in the units of CSS. Text has weights up to 600; bolder text is shown at 600. `kerning` is the step to
 * which kerning is rounded, in thousandths of the font size, which changes positions by fractions of a pixel.
 */
const fonts = [
  {
    name: 'bricolage-grotesque',
    file: 'wdth',
    axes: { wght: { min: 300, max: 800 }, wdth: { min: 75, max: 100 } },
    kerning: 10,
  },
  { name: 'instrument-sans', file: 'wght', axes: { wght: { min: 400, max: 600 } }, kerning: 10 },
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

/** Returns the offset of a table of a TrueType font (OpenType 1.9.1, table directory). Throws if the font has no such table. */
function startOf(font: Buffer, table: string): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((offset) => font.toString('latin1', offset, offset + 4) === table);
  if (entry === undefined) throw new Error(`The font has no table ${table}.`);
  return font.readUInt32BE(entry + 8);
}

/** Returns type and offset of all lookup subtables of a TrueType font (OpenType 1.9.1, GSUB and GPOS, lookup list). */
function subtablesOf(font: Buffer, table: 'GSUB' | 'GPOS'): { type: number; offset: number }[] {
  const at = (offset: number) => font.readUInt16BE(offset);
  const start = startOf(font, table);
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

/** The flags of a tuple variation header, and the bits of its index or of a count (OpenType 1.9.1, gvar). */
const tuple = { ownPeak: 0x8000, ownRange: 0x4000, bits: 0x0fff } as const;

/**
 * Drops the outlines that are both lighter and narrower than the font's own, in place (OpenType 1.9.1, gvar). They are a third of
 * all changes of outlines, and the site sets no text that is light and condensed. Throws unless they are each glyph's last changes.
 */
function dropLightCondensed(font: Buffer): void {
  const at = (offset: number) => font.readUInt16BE(offset);
  const start = startOf(font, 'gvar');
  const [axes, glyphs, long] = [at(start + 4), at(start + 12), at(start + 14) & 1];
  const sharedPeaks = start + font.readUInt32BE(start + 8);
  const data = start + font.readUInt32BE(start + 16);
  const place = (glyph: number) =>
    data + (long ? font.readUInt32BE(start + 20 + 4 * glyph) : 2 * at(start + 20 + 2 * glyph));
  const changesBothAxes = (peak: number) => at(peak) !== 0 && at(peak + 2) !== 0;

  for (let glyph = 0; glyph < glyphs; glyph += 1) {
    const [begin, end] = [place(glyph), place(glyph + 1)];
    const count = begin === end ? 0 : at(begin) & tuple.bits;
    for (let index = 0, header = begin + 4; index < count; index += 1) {
      const flags = at(header + 2);
      const own = flags & tuple.ownPeak;
      if (changesBothAxes(own ? header + 4 : sharedPeaks + 2 * axes * (flags & tuple.bits))) {
        if (index < count - 1)
          throw new Error('Light and condensed outlines are not the last of their glyph.');
        // A glyph's data can end with a byte of padding, so the first byte may stay.
        font.fill(0, end - at(header), end);
        font.writeUInt16BE(at(begin) - 1, begin);
      }
      header += 4 + (own ? 2 * axes : 0) + (flags & tuple.ownRange ? 4 * axes : 0);
    }
  }
}

const { resolve } = createRequire(import.meta.url);

// `npm run fonts` writes the site's fonts beside this file. Run it after a change of this file or of the font packages.
for (const { name, file: variant, axes, kerning } of fonts) {
  for (const { part, source, characters } of parts) {
    const packageFile = resolve(
      `@fontsource-variable/${name}/files/${name}-${source}-${variant}-normal.woff2`,
    );
    // The package's types lack two of these options.
    const options = { keepFeatures: ['kern', 'tnum'], noHinting: true, variationAxes: axes };
    const plain = await subsetFont(await readFile(packageFile), characters, {
      targetFormat: 'truetype',
      ...options,
    });
    simplifyKerning(plain, kerning);
    keepTabularDigits(plain);
    if ('wdth' in axes) dropLightCondensed(plain);
    // The second pass drops data that only the first one needed.
    const font = await subsetFont(plain, characters, { targetFormat: 'woff2', ...options });
    const file = `${name}-${part}.woff2`;
    await writeFile(join(import.meta.dirname, file), font);
    console.info(`${file}: ${font.byteLength} bytes`);
  }
}
