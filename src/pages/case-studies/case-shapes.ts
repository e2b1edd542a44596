import { type Point, type Polyline, straight } from '../../drawings/paths.ts';
import { createRandom } from '../../drawings/random.ts';
import { hillContours } from '../../drawings/terrain.tsx';
import type { Move } from './moves.ts';
import page from './page.yaml';

const row = 100;
const apart = 27;
/** How far the shortest and the longest arc reach out. The others lie evenly between them, so that numbers have room beside their arcs. */
const reach = { least: 22, most: 78, single: 40 } as const;
/** A cubic curve with both control points at `x` reaches three quarters of the way to it. */
const bulge = 0.75;

/** Orders the moves at one division so that arcs do not cross there: nearest above first, nearest below last. */
function placesAt(index: number, divisions: readonly string[], moves: readonly Move[]): readonly Move[] {
  const other = ({ from, to }: Move) => divisions.indexOf(divisions[index] === from ? to : from);
  const here = moves.filter(({ from, to }) => [from, to].includes(divisions[index] ?? ''));
  return here.toSorted((a, b) => {
    const side = Number(other(a) > index) - Number(other(b) > index);
    return side || other(b) - other(a);
  });
}

/**
 * Draws the moves as arcs beside the column of divisions, to the left of it or to the right: each as path data in a picture
 * 100 wide and 100 high for each division, and where its number stands and it ends, in per cent of the picture.
 */
export function drawMoves(divisions: readonly string[], moves: readonly Move[], side: 'left' | 'right') {
  const across = (distance: number) => (side === 'right' ? distance : 100 - distance);
  const height = (division: string, move: Move) => {
    const index = divisions.indexOf(division);
    const places = placesAt(index, divisions, moves);
    return row * (index + 0.5) + (places.indexOf(move) - (places.length - 1) / 2) * apart;
  };
  const percent = (value: number) => Math.round((1000 * value) / (row * divisions.length)) / 10;
  const passedBy = ({ from, to }: Move) => Math.abs(divisions.indexOf(from) - divisions.indexOf(to));
  const longest = Math.max(1, ...moves.map(passedBy));
  return moves.map((move) => {
    const start = height(move.from, move);
    const end = height(move.to, move);
    const part = (passedBy(move) - 1) / (longest - 1);
    const out = longest > 1 ? reach.least + (reach.most - reach.least) * part : reach.single;
    const control = Math.round(across(out / bulge));
    return {
      ...move,
      path: `M${across(0)} ${start}C${control} ${start} ${control} ${end} ${across(0)} ${end}`,
      label: { x: across(out), y: percent((start + end) / 2) },
      end: percent(end),
    };
  });
}

/** How often each stretch is halved, and how far its middle is moved aside, in parts of its length. */
const halvings = 4;
const roughness = 0.13;

function coastLine(points: readonly Point[], seed: number): Polyline {
  const random = createRandom(seed);
  let line = points;
  for (let step = 0; step < halvings; step += 1) {
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      if (!next) return [point];
      const [x, y] = [next.x - point.x, next.y - point.y];
      const aside = random(-roughness, roughness);
      return [point, { x: point.x + x / 2 - y * aside, y: point.y + y / 2 + x * aside }];
    });
  }
  return line;
}

/** A coast through all the points, the same for the same seed; with its land on the right up to `edge`. */
export function drawCoast(points: readonly Point[], edge: number, seed: number) {
  const line = coastLine(points, seed);
  const corners = [line.at(-1), line[0]].map((end) => ({ x: edge, y: end?.y ?? 0 }));
  return { shore: straight([line]), land: straight([[...line, ...corners, ...line.slice(0, 1)]]) };
}

/** The radius of a circle whose area is `amount`, where the largest amount has the radius `widest`. */
export function radiusFor(amount: number, most: number, widest: number): number {
  return most === 0 ? 0 : Math.round(10 * widest * Math.sqrt(amount / most)) / 10;
}

/** What the maps of the case studies draw, as path data and places; its figures are those of the page's content. */
export function caseShapes() {
  const { enterprise, sme, association } = page;
  const { divisions, moves } = enterprise.chart;
  const { width, height, ports } = association.chart;
  const most = Math.max(...ports.map(({ after }) => after));
  const radius = (people: number) => radiusFor(people, most, 40);
  const north = { x: (ports[0]?.x ?? 0) + 24, y: 0 };
  const south = { x: (ports.at(-1)?.x ?? 0) + 14, y: height };
  return {
    moves: {
      before: drawMoves(divisions, moves.before, 'left'),
      after: drawMoves(divisions, moves.after, 'right'),
    },
    hills: sme.chart.skills.map(({ before, after }, index) => {
      // Beside each other on a sheet of 520 by 228, each under its name.
      const at = { x: 130 + 260 * index, y: 128 };
      const rings = (people: number) => hillContours({ at, rings: people, step: 13, seed: 11 + 6 * index });
      return { at, before: rings(before), after: rings(after) };
    }),
    coast: drawCoast([north, ...ports, south], width, 5),
    circles: ports.map(({ before, after }) => ({ before: radius(before), after: radius(after) })),
  };
}
