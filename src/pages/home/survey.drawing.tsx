import type { drawnSkills } from '../../content/organisation/organisation.ts';
import type { Drawing } from '../../drawings/drawing.ts';
import { type Box, circle, type Point } from '../../drawings/paths.ts';
import { Route } from '../../drawings/plate.tsx';
import { chartText, moved, organisation, placeOf } from '../../drawings/sample.ts';
import { Aside, Circle, Hit, Part, Pointed, renderEach, Words } from '../../drawings/shapes.tsx';
import { createHeightField, levels, Relief } from '../../drawings/terrain.tsx';

const sheet: Box = { x: 0, y: 0, width: 1236, height: 580 };

/** The part that pages show. Narrow pages crop the left side, wide pages cover it with text. */
const seen: Box = { ...sheet, x: 300, width: sheet.width - 300 };

/** Positions of the plan's skills, and the spread of each hill or basin. */
export const places = {
  'Data engineering': { x: 1053.6, y: 204.9, spread: 86 },
  'Cloud security': { x: 440, y: 132, spread: 62 },
  'Process automation': { x: 340, y: 343, spread: 56 },
  Negotiation: { x: 274, y: 210, spread: 80 },
  Coaching: { x: 90, y: 333, spread: 70 },
  'Order handling': { x: 264, y: 466, spread: 64 },
  'Data entry': { x: 1137.5, y: 471, spread: 46 },
  'Manual reporting': { x: 890, y: 449.6, spread: 58 },
} satisfies Record<(typeof drawnSkills)[number], object>;

/** The content schema ensures that each skill of the plan has a place. */
const field = createHeightField(
  organisation.plan.entries.map(({ name, demand, supply }) => ({
    ...placeOf(places, name),
    height: demand - supply,
  })),
  { seed: 42, reach: 34, scale: 130 },
);

/** The terrain in a box: fine and bold contours where people are short, dashed ones where people are available. */
export function Terrain({ box }: { readonly box: Box }) {
  return (
    <Relief
      field={field}
      tracing={{ box, cell: 11, tolerance: 2.4 }}
      sand={[2, 6, 10]}
      tints={[2, 6, 10, 14, 18]}
      tint={0.07}
      fine={levels(2, 22, 2, 5)}
      bold={[5, 10, 15, 20]}
      below={levels(-12, -2, 2)}
    />
  );
}

const { 'Manual reporting': start, 'Data engineering': end } = places;
const bend = { x: 960, y: 324 };

const at = ({ x, y }: Point, right = 0, down = 0) => `${x + right} ${y + down}`;

/** Path commands of the route's two legs. */
const toBend = `C${at(start, 4, -50)} ${at(bend, -66, 46)} ${at(bend)}`;
const toEnd = `C${at(bend, 66, -46)} ${at(end, -30, 70)} ${at(end)}`;

/**
 * The stations of the page's list, each with the leg of the route that ends there. The last comes first: a leg is painted
 * below the station at which it starts.
 */
const stations = [
  { number: 3, place: end, leg: `M${at(bend)}${toEnd}` },
  { number: 2, place: bend, leg: `M${at(start)}${toBend}` },
  { number: 1, place: start, leg: '' },
];

/** The hills whose names pages show, and how far from its hill each name is clear of the route. */
const names = [
  { name: 'Data engineering', right: 0, down: -28 },
  { name: 'Data entry', right: 0, down: 5 },
  { name: 'Manual reporting', right: 16, down: 46 },
] as const;

/** A dimmed station is translucent, so each stands on a disc in the background colour, which hides the route. */
function Stations() {
  return renderEach(stations, ({ number, place, leg }) => (
    <>
      <Circle at={place} r={17} fill="background" enter="fade" />
      <Part number={number} enter="fade">
        {leg ? (
          <Pointed>
            <Route d={leg} />
          </Pointed>
        ) : null}
        <Hit d={circle(place, 32)} />
        <Circle at={place} r={17} fill="ink" stroke="background" weight="bold" />
        <Words {...place} size="strong" tone="background" anchor="middle" drop={0.35} text={String(number)} />
      </Part>
    </>
  ));
}

/**
 * The terrain of the home page: fine and bold contours where people are short, dashed contours where people are available,
 * and a route of three stations from available people to a skill shortage.
 */
export default {
  name: 'survey',
  text: chartText('survey', { ...moved, short: organisation.move.before }),
  full: {
    width: sheet.width,
    height: sheet.height,
    fit: 'xMaxYMid slice',
    Picture: () => (
      <>
        <Terrain box={seen} />
        <Aside>
          <Route d={`M${at(start)}${toBend}${toEnd}`} enter="draw-3" />
        </Aside>
        {renderEach(names, ({ name, right, down }) => (
          <Words x={places[name].x + right} y={places[name].y + down} anchor="middle" rim text={name} />
        ))}
        <Stations />
      </>
    ),
  },
} satisfies Drawing;
