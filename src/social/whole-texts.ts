import type { Shape, TextShape } from '../charts/drawing/drawing.ts';
import { standaloneStyling, textSizes } from '../charts/drawing/standalone.ts';
import type { Typesetter } from '../outlines/typesetter.ts';

/** A rectangle in a chart's units. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const shares = { start: 0, middle: 0.5, end: 1 } as const;

function isWhole(shape: TextShape, area: Area, typesetter: Typesetter): boolean {
  const size = textSizes[shape.size];
  const attributes = standaloneStyling('ink').text(shape);
  const style = {
    family: attributes['font-family'] ?? '',
    weight: Number(attributes['font-weight'] ?? 400),
    size,
  };
  const more = shape.more ? typesetter.width(shape.more, { ...style, size: textSizes.small }) : 0;
  const width = Math.max(typesetter.width(shape.text, style), more);
  const left = shape.at.x - width * shares[shape.anchor];
  const below = shape.more ? 1.6 * textSizes.small : 0.3 * size;
  return (
    left >= area.left &&
    left + width <= area.right &&
    shape.at.y - size >= area.top &&
    shape.at.y + below <= area.bottom
  );
}

/**
 * The shapes of a chart without the labels that the edge of `area` would cut in two. Groups with a transform of their own
 * are kept as they are.
 */
export function withWholeTexts(
  shapes: readonly Shape[],
  area: Area,
  typesetter: Typesetter,
): readonly Shape[] {
  return shapes.flatMap((shape): readonly Shape[] => {
    if (shape.kind === 'text') return isWhole(shape, area, typesetter) ? [shape] : [];
    if (shape.kind !== 'group' || shape.transform) return [shape];
    return [{ ...shape, shapes: withWholeTexts(shape.shapes, area, typesetter) }];
  });
}
