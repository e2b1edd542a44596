import type { Drawing } from '../../../drawings/drawing.ts';
import type { Box, Point } from '../../../drawings/paths.ts';
import { organisation } from '../../../drawings/sample.ts';
import { Circle, Path, renderEach } from '../../../drawings/shapes.tsx';
import { places, Terrain } from '../survey.drawing.tsx';

/** The piece of the first screen's terrain that is enlarged: the shortage, and the people below it. */
const box: Box = { x: 806, y: 100, width: 424, height: 420 };

const { 'Manual reporting': hollow, 'Data engineering': peak } = places;
const { move, question } = organisation;

/** From centre to centre of neighbours, and the radius of a person, in user units. */
const step = 19;
const radius = 7;

/** Returns places in rows around a middle, every other row shifted by half a step; the last are at the top. */
function inRows(middle: Point, rows: readonly number[]): readonly Point[] {
  return rows
    .flatMap((people, row) =>
      Array.from({ length: people }, (_, index) => ({
        x: middle.x + step * (index - (people - 1) / 2),
        y: middle.y + 0.87 * step * (row - (rows.length - 1) / 2),
      })),
    )
    .reverse();
}

/** Returns as many rows of about five as so many people need. */
function rowsFor(people: number): readonly number[] {
  const rows = Math.max(1, Math.round(people / 4.6));
  return Array.from(
    { length: rows },
    (_, row) => Math.floor((people * (row + 1)) / rows) - Math.floor((people * row) / rows),
  );
}

const jobs = inRows(peak, rowsFor(move.before));
const available = inRows(hollow, rowsFor(move.spare));
const others = inRows({ x: 866, y: 216 }, rowsFor(question.others));

const person = (look: 'sun' | 'muted' | 'background') => (at: Point) => (
  <Circle at={at} r={radius} fill={look} stroke="muted" weight="bold" />
);

/** The way of some people to the jobs. */
function Way({ d }: { readonly d: string }) {
  return (
    <>
      <Path d={d} stroke="muted" weight="glow" />
      <Path d={d} stroke="sun" weight="heavy" />
    </>
  );
}

/** What has happened so far: places are counted, people are found, people have moved. */
export type Stage = 'map' | 'match' | 'mobilise';

/** People on the terrain: open jobs are rings, available people are dark, those who could move or have moved are yellow. */
function People({ stage }: { readonly stage: Stage }) {
  const filled = stage === 'mobilise' ? question.people : 0;
  const rest = available.slice(0, move.spare - move.people);
  const found = available.slice(rest.length);
  return (
    <>
      {stage === 'match' ? (
        <>
          <Way
            d={`M${hollow.x + 12} ${hollow.y - 24}C${hollow.x + 10} 330 1010 370 ${peak.x - 20} ${peak.y + 52}`}
          />
          <Way d={`M902 214C940 206 960 206 ${peak.x - 58} ${peak.y}`} />
          {renderEach(others, person('sun'))}
        </>
      ) : null}
      {renderEach(jobs.slice(0, filled), person('sun'))}
      {renderEach(jobs.slice(filled), person('background'))}
      {stage === 'mobilise' ? null : renderEach(found, person(stage === 'match' ? 'sun' : 'muted'))}
      {renderEach(rest, person('muted'))}
    </>
  );
}

/** Returns the drawing of one stage: an enlarged piece of the terrain with everybody on it. */
export function talentMap(stage: Stage): Drawing {
  return {
    name: `talent-${stage}`,
    full: {
      width: box.width,
      height: box.height,
      Picture: () => (
        <g transform={`translate(${-box.x} ${-box.y})`}>
          <Terrain box={box} />
          <People stage={stage} />
        </g>
      ),
    },
  };
}
