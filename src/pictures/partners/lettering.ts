import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Where each typeface is, in the packages of Fontsource; the second part says which axes it has. */
const typefaces = {
  grotesque: [
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    ['wght', 'wdth', 'opsz'],
  ],
  neutral: [
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    ['wght', 'wdth'],
  ],
  italic: [
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-italic.woff2',
    ['wght', 'wdth'],
  ],
  serif: ['@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2', ['wght']],
  'serif-italic': ['@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2', ['wght']],
  slab: ['@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2', []],
  geometric: ['@fontsource-variable/jost/files/jost-latin-wght-normal.woff2', ['wght']],
  rounded: ['@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2', ['wght']],
} as const satisfies Record<string, readonly [file: string, axes: readonly string[]]>;

/** How a line of letters is set. */
export interface Setting {
  readonly text: string;
  readonly typeface: keyof typeof typefaces;
  /** Size of the em square in user units. */
  readonly size: number;
  /** 100 to 900, and 75 to 100 for the width of faces that have one. */
  readonly weight?: number;
  readonly width?: number;
  /** Space added after each letter, in hundredths of the size. */
  readonly tracking?: number;
}

/** A line as outlines: path data from the start of its baseline, and how far it reaches. */
interface Lettering {
  readonly outline: (x: number, baseline: number) => string;
  readonly width: number;
}

const { resolve } = createRequire(import.meta.url);

async function fontFor({ text, typeface, weight = 400, width = 100 }: Setting): Promise<Font> {
  const [file, axes] = typefaces[typeface];
  const wanted: Readonly<Record<string, number>> = { wght: weight, wdth: width, opsz: 24 };
  const variationAxes = Object.fromEntries(axes.map((axis) => [axis, wanted[axis] ?? 0]));
  const options = { targetFormat: 'sfnt', ...(axes.length > 0 ? { variationAxes } : {}) } as const;
  return new Font(new Face(new Blob(await subsetFont(await readFile(resolve(file)), text, options))));
}

interface Command {
  readonly type: string;
  /** Coordinates in user units, x and y in turn. */
  readonly values: readonly number[];
}

/** Path data with relative coordinates of one decimal: about a fifth of what the fonts' own precision would take. */
function relativePath(commands: readonly Command[]): string {
  let pen: readonly number[] = [0, 0];
  let start = pen;
  const written = commands.map(({ type, values }, position) => {
    const places = values.map((value) => Math.round(value * 10));
    const from = position === 0 ? [0, 0] : pen;
    const steps = places.map((place, index) => (place - (from[index % 2] ?? 0)) / 10);
    if (places.length > 1) pen = places.slice(-2);
    if (type === 'M') start = pen;
    if (type === 'Z') pen = start;
    const letter = position === 0 ? type : type.toLowerCase();
    return letter + steps.map((step) => String(step).replace(/^(-?)0\./, '$1.')).join(' ');
  });
  return written.join('').replaceAll(' -', '-');
}

/** Sets a line of letters with its kerning. Throws where a typeface is not installed. */
export async function setLetters(setting: Setting): Promise<Lettering> {
  const font = await fontFor(setting);
  const { text, size, tracking = 0 } = setting;
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / font.face.upem;
  let pen = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const at = pen + xOffset * scale;
    pen += xAdvance * scale + (tracking / 100) * size;
    return { at, commands: font.glyphToJson(codepoint) };
  });
  const outline = (x: number, baseline: number) =>
    relativePath(
      glyphs.flatMap(({ at, commands }) =>
        commands.map(({ type, values }) => ({
          type,
          values: values.map((value, index) =>
            index % 2 === 0 ? x + at + value * scale : baseline - value * scale,
          ),
        })),
      ),
    );
  return { outline, width: pen - (tracking / 100) * size };
}
