import { forecastRows, forecastYears, suiteQuestion } from '../../drawings/data/plotting-table.ts';
import { type Box, type Point, rectangle } from '../../drawings/paths.ts';
import { createNoise } from '../../drawings/random.ts';
import { Clipped, each, Path } from '../../drawings/shapes.tsx';
import { levels, trace } from '../../drawings/terrain.tsx';
import { Words } from '../../drawings/words.tsx';
import { boxes, PaperSheet, rim, SheetName, unit } from './plotting-table-sheets.tsx';

const strip: Box = {
  x: boxes.lens.x + 66,
  y: boxes.lens.y + 34,
  width: boxes.lens.width - 66,
  height: boxes.lens.height - 34 - 24,
};
const bottom = strip.y + strip.height;
const yearWidth = 126;
const yearAcross = (year: number) => strip.x + 14 + (year - forecastYears[0]) * yearWidth;
const waver = createNoise(5);

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
export function Forecast() {
  const { lines } = trace(demand, { box: strip, cell: 7, tolerance: 0.7 });
  const years = forecastYears.map((year) => `M${yearAcross(year)} ${strip.y}V${bottom + 5}`);
  const past = { stroke: 'quiet', weight: 'hairline', dash: '3 3', enter: 'fade' } as const;
  return (
    <PaperSheet box={boxes.lens} number={5}>
      <SheetName box={boxes.lens}>Skills Lens</SheetName>
      <Words
        x={rim + 4 * unit - 12}
        y={boxes.lens.y + 22}
        size="small"
        tone="quiet"
        anchor="end"
        minor
        text="Demand, June 2026 = 100"
      />
      <Path d={rectangle(strip)} fill="tint" />
      <Path d={years.join('')} stroke="hair" />
      <Clipped by={rectangle(strip)}>
        <Path curves={lines(...levels(105, 160, 5, 10))} stroke="fine" weight="hairline" enter="draw-2" />
        <Path curves={lines(...levels(110, 160, 10))} stroke="line" weight="medium" enter="draw-3" />
        <Path curves={lines(...levels(60, 95, 5))} {...past} />
      </Clipped>
      <Words
        x={forecastPoint.x + 22}
        y={forecastPoint.y - 8}
        size="strong"
        rim
        minor
        text={String(100 + suiteQuestion.trend)}
      />
      {each(forecastYears, (year) => (
        <Words x={yearAcross(year)} y={bottom + 17} size="small" anchor="middle" minor text={String(year)} />
      ))}
      {each(forecastRows, ({ name, share }) => (
        <Words x={boxes.lens.x + 12} y={strip.y + strip.height * share} drop={0.35} minor text={name} />
      ))}
    </PaperSheet>
  );
}
