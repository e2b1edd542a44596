import { forecastRows, forecastYears, suiteQuestion } from '../data/plotting-table.ts';
import type { Shape } from '../drawing/drawing.ts';
import { clipBox } from '../drawing/plate.ts';
import { box, curves, group, sides, text } from '../drawing/shapes.ts';
import { contourLines, levels } from '../drawing/terrain.ts';
import type { Box, Point } from '../geometry/point.ts';
import { createValueNoise } from '../geometry/value-noise.ts';
import { boxes, named, rim, sheet, unit } from './plotting-table-frame.ts';

const strip: Box = {
  x: boxes.lens.x + 66,
  y: boxes.lens.y + 34,
  width: boxes.lens.width - 66,
  height: boxes.lens.height - 34 - 24,
};
const yearWidth = 126;
const yearAcross = (year: number) => strip.x + 14 + (year - forecastYears[0]) * yearWidth;
const waver = createValueNoise(5);

/** Demand where today counts 100: each row grows by its trend a year, and fades into the next row. */
function demand(x: number, y: number): number {
  const years = (x - yearAcross(forecastYears[0])) / yearWidth;
  const down = (y - strip.y) / strip.height;
  const near = forecastRows.map(({ share, trend }) => ({
    trend,
    weight: Math.exp(-((down - share) ** 2) / 0.03),
  }));
  const whole = near.reduce((sum, { weight }) => sum + weight, 0);
  const trend = near.reduce((sum, row) => sum + row.trend * row.weight, 0) / whole;
  return 100 + (trend + 2.5 * waver(x / 70, y / 50)) * years;
}

/** Where the forecast says what the question comes to a year on. */
export const forecastPoint: Point = {
  x: yearAcross(2027),
  y: strip.y + strip.height * forecastRows[0].share,
};

/** Skills Lens: the forecast of demand by group, with today as 100. */
export function lens(): readonly Shape[] {
  const tracing = { box: strip, cell: 7, tolerance: 0.7 };
  const bottom = strip.y + strip.height;
  const lines = (heights: readonly number[]) => heights.flatMap((at) => contourLines(demand, at, tracing));
  return sheet(boxes.lens, 5, [
    named('Skills Lens', boxes.lens),
    text(rim + 4 * unit - 12, boxes.lens.y + 22, 'Demand, June 2026 = 100', {
      size: 'small',
      tone: 'quiet',
      anchor: 'end',
      minor: true,
    }),
    clipBox('forecast', strip, 0),
    box(strip.x, strip.y, strip.width, strip.height, { fill: 'tint' }),
    sides(
      forecastYears.map((year) => [
        { x: yearAcross(year), y: strip.y },
        { x: yearAcross(year), y: bottom + 5 },
      ]),
      { stroke: 'hair' },
    ),
    group(
      [
        curves(lines(levels(105, 160, 5).filter((at) => at % 10 !== 0)), {
          stroke: 'fine',
          weight: 'hairline',
          enter: 'draw-2',
        }),
        curves(lines(levels(110, 160, 10)), { stroke: 'line', weight: 'medium', enter: 'draw-3' }),
        curves(lines(levels(60, 95, 5)), { stroke: 'quiet', weight: 'hairline', dash: '3 3', enter: 'fade' }),
      ],
      { clip: 'forecast' },
    ),
    text(forecastPoint.x + 22, forecastPoint.y - 8, String(100 + suiteQuestion.trend), {
      size: 'strong',
      rim: true,
      minor: true,
    }),
    ...forecastYears.map((year) =>
      text(yearAcross(year), bottom + 17, String(year), { size: 'small', anchor: 'middle', minor: true }),
    ),
    ...forecastRows.map(({ name, share }) =>
      text(boxes.lens.x + 12, strip.y + strip.height * share, name, {
        size: 'label',
        drop: 0.35,
        minor: true,
      }),
    ),
  ]);
}
