import { type Point, type Polyline, polar } from './point.ts';

interface Rosette {
  readonly centre: Point;
  /** Distance from the centre that the line swings around, in user units. */
  readonly radius: number;
  /** How far the line swings to either side. */
  readonly swing: number;
  /** Whole number of petals. */
  readonly petals: number;
  /** Lines, each turned a share of a petal further. */
  readonly strands: number;
  /** Waves within the swing, 0 for none: gives the woven look of a bank note. */
  readonly weave?: number;
}

/** The closed lines of a rosette, as an engine-turned seal or bank note has them. */
export function rosette({ centre, radius, swing, petals, strands, weave = 0 }: Rosette): readonly Polyline[] {
  const steps = petals * 8;
  return Array.from({ length: strands }, (_, strand) => {
    const turn = (2 * Math.PI * strand) / strands;
    const points = Array.from({ length: steps }, (_, step) => {
      const angle = (2 * Math.PI * step) / steps;
      const breath = weave === 0 ? 1 : 0.72 + 0.28 * Math.cos(weave * angle);
      return polar(centre, radius + swing * breath * Math.sin(petals * angle + turn), angle);
    });
    return { points, closed: true };
  });
}

interface Band {
  readonly from: Point;
  readonly to: Point;
  /** Half the height of the band at `share` (0 to 1) of its length: the envelope. */
  readonly envelope: (share: number) => number;
  readonly waves: number;
  readonly strands: number;
}

/** The lines of a guilloche band: one wave, shifted from strand to strand, held between two envelopes. */
export function guillocheBand({ from, to, envelope, waves, strands }: Band): readonly Polyline[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const steps = Math.ceil(waves * 8);
  return Array.from({ length: strands }, (_, strand) => {
    const shift = (2 * Math.PI * strand) / strands;
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const share = step / steps;
      const off = envelope(share) * Math.sin(2 * Math.PI * waves * share + shift);
      return {
        x: from.x + along.x * length * share - along.y * off,
        y: from.y + along.y * length * share + along.x * off,
      };
    });
    return { points, closed: false };
  });
}
