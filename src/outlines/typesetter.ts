import { Buffer, type Font, type SvgPathCommand, shape } from 'harfbuzzjs';
import type { Typefaces } from './typefaces.ts';
import { VariableFont } from './variable-font.ts';

/** How a run of text is set. */
export interface TextStyle {
  /** Families as CSS lists them; the first name counts. */
  readonly family: string;
  /** 1 to 1000, as in CSS. */
  readonly weight: number;
  /** Size in user units. */
  readonly size: number;
}

/** One glyph of a run, in user units with y downwards; its outline begins at the origin. */
export interface SetGlyph {
  readonly outline: readonly SvgPathCommand[];
  /** Where the glyph stands from the start of the run. */
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

export interface SetRun {
  readonly glyphs: readonly SetGlyph[];
  readonly width: number;
}

/** Text that one font can set. */
interface Segment {
  readonly font: VariableFont;
  readonly text: string;
}

/** Sets text as outlines: shaping with kerning and ligatures as a browser does it, at any weight of a variable font. */
export class Typesetter {
  readonly #fonts: ReadonlyMap<string, VariableFont>;

  constructor(typefaces: Typefaces) {
    this.#fonts = new Map(
      Array.from(typefaces, ([family, face]) => [family, new VariableFont(family, face)]),
    );
  }

  /** Throws where the site does not carry the family, or none of its fonts a character. */
  set(text: string, style: TextStyle): SetRun {
    const glyphs: SetGlyph[] = [];
    let pen = 0;
    for (const { font, text: part } of this.#segments(text, style)) {
      const scale = style.size / font.unitsPerEm;
      for (const info of shaped(part, font.at(style.weight))) {
        const x = pen + (info.xOffset ?? 0) * scale;
        const advance = (info.xAdvance ?? 0) * scale;
        const outline = font.outline(info.codepoint, style.weight, style.size);
        glyphs.push({ outline, x, y: -(info.yOffset ?? 0) * scale, advance });
        pen += advance;
      }
    }
    return { glyphs, width: pen };
  }

  /** Like a browser: a character that the family lacks comes from the next font that has it. */
  #segments(text: string, { family }: TextStyle): readonly Segment[] {
    const name = (family.split(',')[0] ?? '').trim().replace(/^['"]|['"]$/g, '');
    const first = this.#fonts.get(name);
    if (!first)
      throw new Error(`The site has no font ${name}; it has ${[...this.#fonts.keys()].join(', ')}.`);
    const candidates = [first, ...this.#fonts.values()];
    const segments: Segment[] = [];
    for (const character of text) {
      const font = candidates.find((candidate) => candidate.has(character));
      if (!font) throw new Error(`No font of the site has the character ${character} of “${text}”.`);
      const last = segments.at(-1);
      if (last?.font === font) segments[segments.length - 1] = { font, text: last.text + character };
      else segments.push({ font, text: character });
    }
    return segments;
  }
}

function shaped(text: string, font: Font) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
