import type { SetGlyph, SetRun } from './typesetter.ts';

/** Where a glyph stands, and its slope in radians, clockwise. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

function hundredth(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Path data of one glyph at a place. */
export function glyphPath({ outline }: SetGlyph, { x, y, angle }: Place): string {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return outline
    .map(({ type, values }) => {
      const points: string[] = [];
      for (let index = 0; index + 1 < values.length; index += 2) {
        const [px = 0, py = 0] = values.slice(index, index + 2);
        points.push(`${hundredth(x + px * cosine - py * sine)} ${hundredth(y + px * sine + py * cosine)}`);
      }
      return type + points.join(' ');
    })
    .join('');
}

/** Path data of a run whose baseline begins at (x, y). `spacing` is added after each glyph, in user units. */
export function runPath({ glyphs }: SetRun, x: number, y: number, spacing = 0): string {
  return glyphs
    .map((glyph, index) => glyphPath(glyph, { x: x + glyph.x + index * spacing, y: y + glyph.y, angle: 0 }))
    .join('');
}
