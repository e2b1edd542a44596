import type { ChartDrawing, Shape, TextShape } from './drawing.ts';
import { textSizes } from './standalone.ts';

/** The room a line of text takes, in user units, by an average width of letters; sloped text is left out. */
interface LabelBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sizes that the stylesheet gives a full chart on a phone; other texts are as large as their name says. */
const phoneSizes: Readonly<Record<TextShape['size'], number>> = {
  small: 18,
  label: 18,
  strong: 18,
  title: 25,
  figure: 25,
  numeral: 18,
  code: 18,
  region: 17.6,
  station: 36,
};

function widthOf(text: string, size: number, spacing: number): number {
  return text.length * (0.53 * size + spacing);
}

function line(shape: TextShape, text: string, size: number, baseline: number): LabelBox {
  const width = widthOf(text, size, shape.size === 'region' ? 4 : 0);
  const shift = { start: 0, middle: width / 2, end: width }[shape.anchor];
  const left = shape.at.x - shift;
  return { text, left, right: left + width, top: baseline - 0.72 * size, bottom: baseline + 0.1 * size };
}

/** Wide, with everything that a pointer can bring forth, or as on a phone. */
type Shown = 'wide' | 'pointed' | 'phone';

function boxesOf(shape: Shape, shown: Shown): readonly LabelBox[] {
  if (shape.kind === 'group' && shape.transform) return [];
  if (shape.kind === 'group' || (shape.kind === 'pointed' && shown === 'pointed')) {
    return shape.shapes.flatMap((part) => boxesOf(part, shown));
  }
  const phone = shown === 'phone';
  if (shape.kind !== 'text' || shape.angle !== 0 || (phone && shape.minor)) return [];
  const size = phone ? phoneSizes[shape.size] : textSizes[shape.size];
  const baseline = shape.at.y + (shape.drop ?? 0) * size;
  const second = shape.size === 'station' ? (phone ? 21 : 16) : phone ? 17.6 : textSizes.small;
  const further = [shape.more, shown === 'pointed' ? shape.pointed : undefined].filter(Boolean);
  return [
    line(shape, shape.text, size, baseline),
    ...further.map((words = '', index) => line(shape, words, second, baseline + 1.25 * second * (index + 1))),
  ];
}

/** The boxes of a drawing's upright texts. */
export function labelBoxes(drawing: ChartDrawing, shown: Shown): readonly LabelBox[] {
  return drawing.shapes.flatMap((shape) => boxesOf(shape, shown));
}

/** True where two boxes share more than a hair. */
export function overlap(a: LabelBox, b: LabelBox): boolean {
  const slack = 1;
  return (
    a.left + slack < b.right &&
    b.left + slack < a.right &&
    a.top + slack < b.bottom &&
    b.top + slack < a.bottom
  );
}
