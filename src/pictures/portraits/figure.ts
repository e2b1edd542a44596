import type { HeightField } from '../../charts/geometry/height-field.ts';
import { createRandom } from '../../charts/geometry/random.ts';

/** Side of a portrait in user units. */
export const side = 240;

const centre = side / 2;

/** The measures of a head and shoulders, in user units unless said otherwise. */
export interface Figure {
  /** Half the width and half the height of the head. */
  readonly breadth: number;
  readonly length: number;
  readonly middle: number;
  /** How much narrower the jaw is than the temples, as a share. */
  readonly jaw: number;
  readonly shoulders: number;
  /** Where the hair parts, and which side the light comes from: -1 is left. */
  readonly parting: number;
  readonly light: -1 | 1;
}

/** The figure that belongs to a seed. */
export function figureOf(seed: number): Figure {
  const random = createRandom(seed);
  return {
    breadth: random.between(43, 47),
    length: random.between(55, 60),
    middle: random.between(99, 103),
    jaw: random.between(0.2, 0.34),
    shoulders: random.between(92, 106),
    parting: random.between(0.25, 0.5) * (random.next() < 0.5 ? -1 : 1),
    light: random.next() < 0.5 ? -1 : 1,
  };
}

/** A place on the head: across from -1 to 1 at the rim, down from -1 (crown) to 1 (chin). */
export function onHead({ breadth, length, middle, jaw }: Figure, x: number, y: number) {
  const down = (y - middle) / length;
  const width = down > 0 ? breadth * (1 - jaw * down * down) : breadth;
  return { across: (x - centre) / width, down };
}

/** Above zero inside the head, one in its middle. */
export function headField(figure: Figure, growth = 1): HeightField {
  return (x, y) => {
    const { across, down } = onHead(figure, x, y);
    return growth * growth - across * across - down * down;
  };
}

/** Above zero inside the ears, which stand a little out of the head. */
export function earField(figure: Figure): HeightField {
  return (x, y) => {
    const { across, down } = onHead(figure, x, y);
    return 1 - ((Math.abs(across) - 0.99) / 0.13) ** 2 - ((down - 0.02) / 0.2) ** 2;
  };
}

/** Above zero inside the neck. */
export function neckField(figure: Figure): HeightField {
  const half = figure.breadth * 0.47;
  return (x, y) => {
    return Math.min(half - Math.abs(x - centre), y - figure.middle, 190 - y) / 20;
  };
}

/** Above zero inside the shoulders and below; deeper means further down. */
export function shoulderField({ shoulders }: Figure): HeightField {
  return (x, y) => {
    const away = Math.abs(x - centre) / shoulders;
    const slope = away < 1 ? 54 * (1 - Math.sqrt(1 - away ** 2.4)) : 54 + 300 * (away - 1);
    return (y - 178 - slope) / 40;
  };
}

/** Depth of the profile's line at heights of the head: forehead, brow, bridge, nose, lips and chin. */
const profile: readonly (readonly [down: number, out: number])[] = [
  [-1.2, 0.3],
  [-0.7, 0.2],
  [-0.3, 0.13],
  [-0.12, 0.02],
  [0.08, 0.14],
  [0.25, 0.28],
  [0.33, 0.1],
  [0.42, 0.06],
  [0.48, 0.13],
  [0.535, 0.05],
  [0.6, 0.13],
  [0.7, 0.02],
  [0.85, 0.12],
  [1.2, 0.02],
];

function profileAt(down: number): number {
  const after = profile.findIndex(([height]) => height > down);
  const [low, high] = [profile[after - 1], profile[after]];
  if (!low || !high) return 0;
  const share = (down - low[0]) / (high[0] - low[0]);
  const eased = (1 - Math.cos(Math.PI * share)) / 2;
  return low[1] + (high[1] - low[1]) * eased;
}

/** Above zero on the side of the face that lies in shadow; its edge is a profile, so a face is seen without features. */
export function shadowField(figure: Figure): HeightField {
  const head = headField(figure);
  return (x, y) => {
    const { across, down } = onHead(figure, x, y);
    return Math.min(head(x, y), -figure.light * across - 0.02 + profileAt(down));
  };
}
