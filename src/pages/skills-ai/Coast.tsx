import { type Point, times } from '../../drawings/paths.ts';
import { Circle, Path } from '../../drawings/shapes.tsx';
import { createHeightField, levels, trace } from '../../drawings/terrain.tsx';

const sheet = { width: 1680, height: 860 } as const;

/** Where the skill's name stands, and where the way from each phrase begins and bends. */
const summit: Point = { x: 1150, y: 455 };
const ways: readonly (readonly [start: Point, bend: Point])[] = [
  [
    { x: 800, y: 232 },
    { x: 880, y: 410 },
  ],
  [
    { x: 1330, y: 262 },
    { x: 1300, y: 380 },
  ],
  [
    { x: 1010, y: 672 },
    { x: 1040, y: 540 },
  ],
];

const heightAt = createHeightField(
  [
    { ...summit, height: 9, spread: 170 },
    { x: 1480, y: 210, height: 4.6, spread: 130 },
    { x: 1560, y: 660, height: 5.2, spread: 150 },
    { x: 850, y: 700, height: 2.6, spread: 105 },
    { x: 820, y: 150, height: 2.2, spread: 95 },
  ],
  { seed: 31, reach: 46, scale: 150 },
);

/** The sea's net of lines, a square each 120 units. */
const net = [
  ...times(15, (column) => `M${120 * column} 0v${sheet.height}`),
  ...times(8, (row) => `M0 ${120 * row + 10}h${sheet.width}`),
].join('');

interface CoastProps {
  readonly className: string | undefined;
  /** The class of the ways. */
  readonly ways: string | undefined;
}

/** A coast with contour lines, and the ways from three phrases to its summit. The words stand over it in the page. */
export function Coast({ className, ways: waysClass }: CoastProps) {
  const box = { x: 0, y: 0, ...sheet };
  const { areas, lines } = trace(heightAt, { box, cell: 15, tolerance: 1.6 });
  return (
    <div className={`chart ${className}`} data-background="ink">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        width={sheet.width}
        height={sheet.height}
        data-precision={0}
      >
        <Path d={net} stroke="tint" />
        <Path curves={lines(0.6, 0.9)} stroke="hair" />
        <Path curves={areas(1.25)} fill="tint" stroke="line" weight="medium" enter="draw-1" />
        <Path curves={lines(...levels(2, 8.75, 0.75))} stroke="fine" weight="hairline" enter="draw-2" />
        <g className={waysClass}>
          {ways.map(([start, bend]) => (
            <Path
              key={start.x}
              d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${summit.x} ${summit.y}`}
              stroke="sun"
              weight="bold"
              enter="draw-3"
            />
          ))}
          {ways.map(([start]) => (
            <Circle key={start.x} at={start} r={8} fill="background" stroke="sun" weight="bold" />
          ))}
        </g>
      </svg>
    </div>
  );
}
