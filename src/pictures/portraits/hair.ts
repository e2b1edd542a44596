import type { HeightField } from '../../charts/geometry/height-field.ts';
import type { Noise } from '../../charts/geometry/value-noise.ts';
import { type Figure, headField, onHead, side } from './figure.ts';
import type { Hair } from './likeness.ts';

/** The parts of the hair: behind the head and over the forehead. Above zero is hair. */
interface HairFields {
  readonly behind?: HeightField;
  readonly front?: HeightField;
  /** Whether the ears are seen. */
  readonly ears?: boolean;
}

const centre = side / 2;

/** Hair that falls from the crown: an ellipse above the temples, nearly straight sides down to `end`. */
function falling(figure: Figure, growth: number, end: number, flare: number): HeightField {
  const { breadth, length, middle } = figure;
  return (x, y) => {
    const down = (y - middle) / (length * 1.12);
    const share = Math.max(0, (y - middle) / (end - middle));
    const half = breadth * growth * (1 + flare * share);
    const across = (x - centre) / half;
    return down < 0 ? 1 - across * across - down * down : 1 - across * across - share ** 5;
  };
}

/** The hairline: hair is above it; `rise` lifts it where the hair parts. */
function above(figure: Figure, cover: HeightField, line: (across: number) => number): HeightField {
  return (x, y) => {
    const { across, down } = onHead(figure, x, y);
    return Math.min(cover(x, y), 1.5 * (line(across) - down));
  };
}

/** The hair of a style on a figure; `noise` gives curls and waves their edge. */
export function hairFields(hair: Hair, figure: Figure, noise: Noise): HairFields {
  const { parting } = figure;
  const cap = headField(figure, 1.09);
  const swept = (across: number) => -0.62 + 0.62 * Math.min(1.1, Math.abs(across - parting)) ** 1.6;
  const temples = (across: number) => -0.66 + 0.75 * Math.abs(across) ** 5;
  switch (hair) {
    case 'crop':
      return { front: above(figure, headField(figure, 1.07), temples), ears: true };
    case 'parted':
      return {
        ears: true,
        front: above(
          figure,
          (x, y) => headField(figure, 1.12)(x, y + 2) + 0.1 * noise(x / 18, 4),
          (across) => Math.max(swept(across) - 0.05, -0.9 + 0.95 * Math.abs(across) ** 6),
        ),
      };
    case 'fringe':
      return {
        ears: true,
        front: above(figure, headField(figure, 1.13), (across) =>
          Math.max(-0.36 + 0.06 * Math.sin(13 * across + parting), -0.5 + 0.45 * Math.abs(across) ** 7),
        ),
      };
    case 'bun': {
      const knot: HeightField = (x, y) =>
        1 - ((x - centre) / 22) ** 2 - ((y - figure.middle + figure.length + 9) / 19) ** 2;
      return {
        ears: true,
        behind: (x, y) => Math.max(knot(x, y), cap(x, y) - Math.max(0, y - figure.middle) / 30),
        front: above(figure, headField(figure, 1.07), (across) => -0.6 + 0.5 * Math.abs(across) ** 2.2),
      };
    }
    case 'bob':
      return {
        behind: falling(figure, 1.24, figure.middle + 62, 0.1),
        front: above(figure, headField(figure, 1.14), swept),
      };
    case 'long':
      return {
        behind: falling(figure, 1.2, 236, 0.22),
        front: above(figure, headField(figure, 1.12), (across) => -0.72 + 0.95 * Math.abs(across) ** 1.7),
      };
    case 'waves': {
      const fall = falling(figure, 1.3, 214, 0.22);
      return {
        behind: (x, y) => fall(x, y) + 0.14 * Math.sin(y / 8 + (x > centre ? 2 : 0)) * (y > 70 ? 1 : 0),
        front: above(figure, headField(figure, 1.15), swept),
      };
    }
    case 'curls': {
      const cloud: HeightField = (x, y) =>
        1 -
        ((x - centre) / (figure.breadth * 1.55)) ** 2 -
        ((y - figure.middle + 16) / (figure.length * 1.22)) ** 2;
      return {
        behind: (x, y) => cloud(x, y) + 0.2 * noise(x / 13, y / 13),
        front: above(
          figure,
          headField(figure, 1.12),
          (across) => -0.52 + 0.35 * Math.abs(across) ** 3 + 0.08 * noise(across * 6, 2),
        ),
      };
    }
    case 'shaven':
      return { ears: true };
    case 'scarf':
      return {};
  }
}

/** A beard along the jaw, below the lips. */
export function beardField(figure: Figure): HeightField {
  const jaw = headField(figure, 1.04);
  return (x, y) => {
    const { across, down } = onHead(figure, x, y);
    return Math.min(jaw(x, y), down - 0.66 + 0.55 * Math.abs(across) ** 2.6);
  };
}

/** A scarf around head, neck and shoulders, with an opening for the face. */
export function scarfField(figure: Figure): HeightField {
  const outside = falling(figure, 1.22, 232, 0.4);
  const opening = headField(figure, 0.93);
  return (x, y) => Math.min(outside(x, y), -opening(x, y + 1));
}
