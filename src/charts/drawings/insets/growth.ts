import { companyYears } from '../../data/company.ts';
import type { Shape } from '../../drawing/drawing.ts';
import { sides, straights } from '../../drawing/shapes.ts';
import type { Point, Polyline } from '../../geometry/point.ts';
import { lit, station } from './frame.ts';

const ground = { left: 30, right: 292, sea: 240, top: 64 } as const;
const [first] = companyYears;
const last = companyYears[companyYears.length - 1] ?? first;

const across = (year: number) =>
  ground.left + ((ground.right - ground.left) * (year - first.year)) / (last.year - first.year);
const up = (skills: number) => ground.sea - ((ground.sea - ground.top) * skills) / last.skills;

/** The line of a share of the skills, from the company's first year on and beyond the last station. */
function ridge(share: number): Polyline {
  const points = companyYears.map(({ year, skills }): Point => ({ x: across(year), y: up(skills * share) }));
  return { points: [...points, { x: 400, y: up(74_000 * share) }], closed: false };
}

function land(share: number): Polyline {
  const { points } = ridge(share);
  return { points: [...points, { x: 400, y: ground.sea }], closed: true };
}

/** The company's route: years across with a tick for each, skills of the taxonomy up, in tenths of the way. */
export function drawGrowthInset(): readonly Shape[] {
  const stations = ridge(1).points.slice(0, -1);
  const years = Array.from({ length: last.year - first.year + 5 }, (_, index) => across(first.year + index));
  return [
    sides(
      stations.map(
        ({ x }) =>
          [
            { x, y: 0 },
            { x, y: ground.sea },
          ] as const,
      ),
      { stroke: 'hair', weight: 'thin' },
    ),
    ...[1, 0.8, 0.6, 0.4].map((share) => straights([land(share)], { fill: 'line', opacity: 0.09 })),
    straights(
      Array.from({ length: 19 }, (_, index) => ridge((index + 1) / 20)),
      { stroke: 'fine', weight: 'hairline' },
    ),
    sides(
      [
        [
          { x: ground.left, y: ground.sea },
          { x: 400, y: ground.sea },
        ] as const,
        ...years.map(
          (x) =>
            [
              { x, y: ground.sea },
              { x, y: ground.sea + 6 },
            ] as const,
        ),
      ],
      { stroke: 'line', weight: 'medium' },
    ),
    sides(
      stations.map((at) => [at, { x: at.x, y: ground.sea }] as const),
      { stroke: 'line', weight: 'thin' },
    ),
    ...lit(straights([ridge(1)], {}).d),
    ...stations.map((at, index) => station(at, 7, index === stations.length - 1)),
  ];
}
