import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { type TextSize, textLook } from '../design/drawing-theme.ts';
import { accentedCharacters, fontCharacters } from '../design/fonts/characters.ts';
import type { Typesetter } from '../drawings/medium.tsx';

const files = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const;

const { resolve } = createRequire(import.meta.url);

/** The family at one weight. The weight is fixed first, as fontkit reads no variations from WOFF2. */
async function openFont(family: keyof typeof files, weight: number): Promise<Font> {
  const compressed = await readFile(resolve(files[family]));
  const font = await subsetFont(compressed, fontCharacters + accentedCharacters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const opened = create(font);
  if (!('layout' in opened)) throw new Error(`${files[family]} is a collection of fonts.`);
  return opened;
}

const families = ['text', 'display'] as const;

/**
 * Opens the site's fonts, to set words as outlines: a page's fonts do not reach into an `img`. A character that the family
 * lacks comes from the other one; where both lack it, setting throws.
 */
export async function openTypesetter(): Promise<Typesetter> {
  const fonts = new Map<string, Font>();
  for (const family of families) {
    for (const weight of [400, 600, 650, 700])
      fonts.set(`${family} ${weight}`, await openFont(family, weight));
  }

  function glyphsOf(words: string, size: TextSize) {
    const { family, weight = 400, spacing = 0, ...look } = textLook(size);
    const preferred = family === 'display' ? families.toReversed() : families;
    const candidates = preferred.flatMap((name) => fonts.get(`${name} ${weight}`) ?? []);
    const runs: { font: Font; words: string }[] = [];
    for (const character of words) {
      const font = candidates.find((candidate) =>
        candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      );
      if (!font) throw new Error(`No font of the site has the character ${character} of “${words}”.`);
      const last = runs.at(-1);
      if (last?.font === font) last.words += character;
      else runs.push({ font, words: character });
    }
    let pen = 0;
    const glyphs = runs.flatMap(({ font, words: run }) => {
      const scale = look.size / font.unitsPerEm;
      const { glyphs: shaped, positions } = font.layout(run);
      return shaped.map((glyph, index) => {
        const advance = (positions[index]?.xAdvance ?? 0) * scale;
        const x = pen;
        pen += advance + spacing;
        return { outline: glyph.path.scale(scale, -scale), x, advance };
      });
    });
    return { glyphs, width: pen };
  }

  return {
    line(words, size, at, anchor) {
      const { glyphs, width } = glyphsOf(words, size);
      const start = at.x - { start: 0, middle: width / 2, end: width }[anchor];
      return glyphs.map(({ outline, x }) => outline.translate(start + x, at.y).toSVG()).join('');
    },
    circle(words, size, radius, length) {
      const { glyphs, width } = glyphsOf(words, size);
      const gap = (length - width) / glyphs.length;
      return glyphs
        .map(({ outline, x, advance }, index) => {
          const angle = (x + index * gap + advance / 2) / radius;
          // Upright at the top of the circle, then turned to its place; the circle begins on the left.
          const top = outline.translate(-advance / 2, -radius);
          return top.rotate(angle - Math.PI / 2).toSVG();
        })
        .join('');
    },
  };
}
