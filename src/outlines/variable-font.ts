import { type Face, Font, type SvgPathCommand, Variation } from 'harfbuzzjs';

/** A typeface with a weight axis; keeps what it has opened and outlined. */
export class VariableFont {
  readonly family: string;
  readonly unitsPerEm: number;
  readonly #face: Face;
  readonly #weights = new Map<number, Font>();
  readonly #outlines = new Map<string, readonly SvgPathCommand[]>();

  constructor(family: string, face: Face) {
    this.family = family;
    this.unitsPerEm = face.upem;
    this.#face = face;
  }

  /** Whether the font has a glyph for the character. */
  has(character: string): boolean {
    return this.at(400).nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;
  }

  /** The font at a weight; weights outside the font's range give its lightest or boldest. */
  at(weight: number): Font {
    const opened = this.#weights.get(weight);
    if (opened) return opened;
    const font = new Font(this.#face);
    font.setVariations([new Variation('wght', weight)]);
    this.#weights.set(weight, font);
    return font;
  }

  /** A glyph's outline at a size in user units, y downwards. */
  outline(glyph: number, weight: number, size: number): readonly SvgPathCommand[] {
    const key = `${glyph} ${weight} ${size}`;
    const outlined = this.#outlines.get(key);
    if (outlined) return outlined;
    const scale = size / this.unitsPerEm;
    const outline = this.at(weight)
      .glyphToJson(glyph)
      .map(({ type, values }) => ({
        type,
        values: values.map((value, index) => value * (index % 2 === 0 ? scale : -scale)),
      }));
    this.#outlines.set(key, outline);
    return outline;
  }
}
