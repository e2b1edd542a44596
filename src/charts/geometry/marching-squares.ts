import type { HeightField } from './height-field.ts';
import { type Box, between, type Point } from './point.ts';

/** Where a contour crosses a side of the grid, and the side it crosses next. */
export interface Crossing {
  readonly point: Point;
  readonly next: string | undefined;
}

interface Grid {
  readonly box: Box;
  readonly cell: number;
  readonly closeAtEdge?: boolean;
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Sides entered and left by case; bits: 8 upper left, 4 upper right, 2 lower right, 1 lower left corner is high. */
const cases: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['left', 'bottom']],
  2: [['bottom', 'right']],
  3: [['left', 'right']],
  4: [['right', 'top']],
  6: [['bottom', 'top']],
  7: [['left', 'top']],
  8: [['top', 'left']],
  9: [['top', 'bottom']],
  11: [['top', 'right']],
  12: [['right', 'left']],
  13: [['right', 'bottom']],
  14: [['bottom', 'left']],
};

/** The two saddles: the middle of the cell decides whether the high corners or the low ones are joined. */
const saddles: Readonly<
  Record<number, Readonly<Record<'high' | 'low', readonly (readonly [Side, Side])[]>>>
> = {
  5: {
    high: [
      ['left', 'top'],
      ['right', 'bottom'],
    ],
    low: [
      ['left', 'bottom'],
      ['right', 'top'],
    ],
  },
  10: {
    high: [
      ['top', 'right'],
      ['bottom', 'left'],
    ],
    low: [
      ['top', 'left'],
      ['bottom', 'right'],
    ],
  },
};

/** All crossings of one level, by the name of the grid side they lie on. */
export function crossingsOf(field: HeightField, level: number, grid: Grid): Map<string, Crossing> {
  const columns = Math.max(1, Math.round(grid.box.width / grid.cell));
  const rows = Math.max(1, Math.round(grid.box.height / grid.cell));
  const placeOf = (column: number, row: number): Point => ({
    x: grid.box.x + (grid.box.width * column) / columns,
    y: grid.box.y + (grid.box.height * row) / rows,
  });
  const heights = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const column = index % (columns + 1);
    const row = Math.floor(index / (columns + 1));
    const onEdge = column === 0 || row === 0 || column === columns || row === rows;
    const place = placeOf(column, row);
    return grid.closeAtEdge && onEdge ? level - 1e-9 : field(place.x, place.y);
  });
  const heightOf = (column: number, row: number) => heights[row * (columns + 1) + column] ?? level;
  const crossing = (column: number, row: number, toColumn: number, toRow: number): Point => {
    const from = heightOf(column, row);
    const share = (level - from) / (heightOf(toColumn, toRow) - from);
    return between(placeOf(column, row), placeOf(toColumn, toRow), share);
  };
  const points = {
    top: (c: number, r: number) => crossing(c, r, c + 1, r),
    bottom: (c: number, r: number) => crossing(c, r + 1, c + 1, r + 1),
    left: (c: number, r: number) => crossing(c, r, c, r + 1),
    right: (c: number, r: number) => crossing(c + 1, r, c + 1, r + 1),
  };
  const names = {
    top: (c: number, r: number) => `${c},${r},h`,
    bottom: (c: number, r: number) => `${c},${r + 1},h`,
    left: (c: number, r: number) => `${c},${r},v`,
    right: (c: number, r: number) => `${c + 1},${r},v`,
  };
  const crossings = new Map<string, Crossing>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const square = [
        heightOf(column, row),
        heightOf(column + 1, row),
        heightOf(column + 1, row + 1),
        heightOf(column, row + 1),
      ];
      const corners = square.reduce((bits, height) => bits * 2 + (height > level ? 1 : 0), 0);
      const middle = square.reduce((sum, height) => sum + height, 0) / 4;
      const segments = cases[corners] ?? saddles[corners]?.[middle > level ? 'high' : 'low'] ?? [];
      for (const [from, to] of segments) {
        const end = names[to](column, row);
        crossings.set(names[from](column, row), { point: points[from](column, row), next: end });
        if (!crossings.has(end)) crossings.set(end, { point: points[to](column, row), next: undefined });
      }
    }
  }
  return crossings;
}
