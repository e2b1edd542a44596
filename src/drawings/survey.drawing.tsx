import { organisation, placeOf, skillFigures } from './data/organisation.ts';
import { chartText } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import { type Box, type Point, rings } from './paths.ts';
import { Numbered, Route } from './plate.tsx';
import { Aside, Circle, each, Hit, Part, Pointed } from './shapes.tsx';
import { createHeightField, levels, Relief } from './terrain.tsx';

const sheet: Box = { x: 0, y: 0, width: 1236, height: 580 };

/** What the words on the page leave of it. */
const seen: Box = { ...sheet, x: 340, width: sheet.width - 340 };

/** Where the plan's skills stand, and how far each hill or hollow reaches. */
const places: Readonly<Record<string, Point & { readonly spread: number }>> = {
  'Data engineering': { x: 1053.6, y: 204.9, spread: 92 },
  'Cloud security': { x: 740, y: 167.6, spread: 62 },
  'Process automation': { x: 527, y: 343, spread: 56 },
  Negotiation: { x: 274, y: 210, spread: 80 },
  Coaching: { x: 90, y: 333, spread: 70 },
  'Order handling': { x: 264, y: 466, spread: 64 },
  'Data entry': { x: 1137.5, y: 471, spread: 48 },
  'Manual reporting': { x: 890, y: 449.6, spread: 58 },
};

/** Throws while loading where a skill of the plan has no place. */
const field = createHeightField(
  organisation.plan.entries.map(({ name }) => {
    const { need, have } = skillFigures(name);
    return { ...placeOf(places, name), height: need - have };
  }),
  { seed: 42, reach: 34, scale: 130 },
);

interface LandProps {
  readonly area: Box;
  /** Side of a cell of the grid that is traced, in user units. */
  readonly cell: number;
  readonly tolerance?: number;
  /** People from one fine contour to the next. */
  readonly step?: number;
}

/** The terrain of a part of the sheet: fine and bold contours where people are short, dashed ones where they are available to move. */
export function Land({ area, cell, tolerance = 1.2, step = 1 }: LandProps) {
  return (
    <Relief
      field={field}
      tracing={{ box: area, cell, tolerance }}
      sand={[2, 6, 10]}
      tints={[2, 6, 10, 14, 18]}
      tint={0.07}
      fine={levels(step, 22, step, 5)}
      bold={[5, 10, 15, 20]}
      below={levels(-12, -step, step)}
    />
  );
}

/** The stations of the route. */
export const [start, bend, end] = [
  { x: 890, y: 449.6 },
  { x: 960, y: 324 },
  { x: 1053.6, y: 204.9 },
] as const;

const at = ({ x, y }: Point, right = 0, down = 0) => `${x + right} ${y + down}`;

/** The commands of the route's legs: from the first station to the second, and on to the third. */
const toBend = `C${at(start, 4, -50)} ${at(bend, -66, 46)} ${at(bend)}`;
const toEnd = `C${at(bend, 66, -46)} ${at(end, -30, 70)} ${at(end)}`;

/** Path data of the route from where people are available to move to the skill that is short. */
export const route = `M${at(start)}${toBend}${toEnd}`;

/**
 * The stations of the page's list: with the leg of the route that ends there each comes forward. What steps back lets
 * nothing shine through: under it lies a disc of the ground. The last lies lowest, as legs end under stations.
 */
function Stations() {
  const stations = [
    { number: 3, place: end, leg: `M${at(bend)}${toEnd}` },
    { number: 2, place: bend, leg: `M${at(start)}${toBend}` },
    { number: 1, place: start, leg: undefined },
  ];
  return each(stations, ({ number, place, leg }) => (
    <>
      <Circle at={place} r={17} fill="ground" enter="fade" />
      <Part number={number} enter="fade">
        {leg ? (
          <Pointed>
            <Route d={leg} />
          </Pointed>
        ) : null}
        <Hit d={rings([place], 32)} />
        <Numbered at={place} number={number} r={17} stroke="ground" weight="bold" />
      </Part>
    </>
  ));
}

/** The terrain of the home page: where people are short or available to move, and a route of three stations over it. */
export default {
  name: 'survey',
  text: chartText('survey'),
  full: {
    width: sheet.width,
    height: sheet.height,
    fit: 'xMaxYMid slice',
    Picture: () => (
      <>
        <Land area={seen} cell={11} tolerance={2} step={2} />
        <Aside>
          <Route d={route} enter="draw-3" />
        </Aside>
        <Stations />
      </>
    ),
  },
} satisfies Drawing;
