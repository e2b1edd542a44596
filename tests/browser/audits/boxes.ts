/** The edges of a box in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns whether two boxes overlap by more than `tolerance` pixels both ways; a negative one counts boxes that are near. */
export function overlaps(one: Box, other: Box, tolerance = 0): boolean {
  return (
    other.left < one.right - tolerance &&
    other.right > one.left + tolerance &&
    other.top < one.bottom - tolerance &&
    other.bottom > one.top + tolerance
  );
}

/** Returns whether a box stays between the left and right edge of a frame, or leaves it by less than `tolerance` pixels. */
export function fitsAcross(box: Box, frame: Box, tolerance = 0): boolean {
  return box.left > frame.left - tolerance && box.right < frame.right + tolerance;
}

/** Returns whether a box stays between the top and bottom edge of a frame, or leaves it by less than `tolerance` pixels. */
export function fitsDown(box: Box, frame: Box, tolerance = 0): boolean {
  return box.top > frame.top - tolerance && box.bottom < frame.bottom + tolerance;
}

/** Returns the smallest box around points. */
export function boxAround(points: readonly { readonly x: number; readonly y: number }[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Returns the box that the letters of a line take up: the line's box is a quarter of its height taller above and below. */
export function letterBox({ left, right, top, bottom }: Box): Box {
  const spare = (bottom - top) / 4;
  return { left, right, top: top + spare, bottom: bottom - spare };
}

/** Returns all pairs of boxes that overlap by more than a pixel, the upper one first. */
export function overlappingPairs<Item extends Box>(items: readonly Item[]): [Item, Item][] {
  const downwards = items.toSorted((one, other) => one.top - other.top);
  const pairs: [Item, Item][] = [];
  for (const [index, upper] of downwards.entries()) {
    for (let next = index + 1; next < downwards.length; next += 1) {
      const lower = downwards[next];
      // All that follow begin even further down.
      if (!lower || lower.top >= upper.bottom - 1) break;
      if (overlaps(upper, lower, 1)) pairs.push([upper, lower]);
    }
  }
  return pairs;
}
