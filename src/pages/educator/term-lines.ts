/** A point of a line: how far across the terms and how far below the top, in per cent. */
type Point = readonly [across: number, down: number];

/** A skill in one term. */
interface Term {
  readonly share: number;
  readonly weeks: number;
}

/** Returns the line through a skill's shares, one point a term. `highest` is the share at the top. */
export function pointsOf(terms: readonly Term[], highest: number): readonly Point[] {
  return terms.map(({ share }, index) => [
    (100 * index) / Math.max(1, terms.length - 1),
    100 * (1 - share / highest),
  ]);
}

const middle = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];

/** Returns the parts of a line in which a skill is taught: each term reaches half-way to its neighbours. */
export function taughtParts(terms: readonly Term[], points: readonly Point[]): readonly (readonly Point[])[] {
  return terms.flatMap(({ weeks }, index) => {
    const point = points[index];
    if (weeks === 0 || !point) return [];
    const [before, after] = [points[index - 1], points[index + 1]];
    return [[...(before ? [middle(before, point)] : []), point, ...(after ? [middle(point, after)] : [])]];
  });
}

/** Moves heights, in per cent, down until each stands `gap` below the one above it, and all up as far as the last leaves 100. */
export function apart(heights: readonly number[], gap: number): readonly number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    last = Math.max(heights[index] ?? 0, last + gap);
    placed[index] = last;
  }
  const over = Math.max(0, last - 100);
  return placed.map((height) => height - over);
}

/** Returns path data of a line, to a tenth. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.map((value) => Math.round(10 * value) / 10).join(' ')).join('L')}`;
}
