import { roleStars, suiteQuestion, tablePlaces } from '../../drawings/data/plotting-table.ts';
import { chartTexts } from '../../drawings/data/texts.ts';
import type { Drawing } from '../../drawings/drawing.ts';
import { Nested } from '../../drawings/medium.tsx';
import { type Box, type Point, rectangle } from '../../drawings/paths.ts';
import { guillocheBand, HairGrid, inner, Numbered, Route, rosette } from '../../drawings/plate.tsx';
import { Aside, Circle, Clipped, each, Part, Path, Pointed } from '../../drawings/shapes.tsx';
import { createHeightField, levels, Relief } from '../../drawings/terrain.tsx';
import { Words } from '../../drawings/words.tsx';
import { Forecast, forecastPoint } from './plotting-table-forecast.tsx';
import { boxes, PaperSheet, rim, SheetName, unit } from './plotting-table-sheets.tsx';

const side = 6 * unit;
const table: Box = { x: rim, y: rim, width: side, height: side };

const rows = ['SQL', 'Python', 'Spark'];

function Agent() {
  const { x, y, width } = boxes.agent;
  return (
    <PaperSheet box={boxes.agent} number={1}>
      <SheetName box={boxes.agent}>Skills Agent</SheetName>
      <Words
        x={x + width - 12}
        y={y + 22}
        size="strong"
        tone="line"
        anchor="end"
        minor
        text={`${suiteQuestion.people} people`}
      />
      {each(suiteQuestion.lines, (line, index) => (
        <Words x={x + 12} y={y + 45 + 18 * index} text={line} />
      ))}
    </PaperSheet>
  );
}

const field = createHeightField(
  [
    ...tablePlaces.map(({ gap, ...peak }) => ({ ...peak, height: gap })),
    { x: 408, y: 372, height: 6, spread: 60 },
  ],
  { seed: 11, reach: 26, scale: 74 },
);

function Mapping() {
  const area = boxes.mapping;
  return (
    <PaperSheet box={area} number={2}>
      <Clipped by={rectangle(inner(area, 1))}>
        <Relief
          field={field}
          tracing={{ box: { ...area, height: 3.5 * unit }, cell: 6, tolerance: 0.9 }}
          sand={[1.5, 6]}
          tints={[2, 7, 12, 17]}
          tint={0.08}
          fine={levels(2, 20, 2, 10)}
          bold={[10, 20]}
          below={levels(-11, -1, 2)}
        />
      </Clipped>
      <Words x={area.x + 12} y={area.y + 3.5 * unit - 12} size="strong" rim text="Skills Mapping" />
      {each(tablePlaces, ({ name, gap, x, y }, index) => (
        <Words
          x={index === 0 ? x + 22 : x}
          y={index === 0 ? y + 2 : y - 4}
          size="strong"
          anchor={index === 0 ? 'start' : 'middle'}
          rim
          minor={index > 0}
          more={`${Math.abs(gap)} ${gap < 0 ? 'spare' : 'short'}`}
          text={name}
        />
      ))}
    </PaperSheet>
  );
}

/** The middle of the seal on the passport. */
const seal: Point = { x: boxes.passport.x + unit, y: boxes.passport.y + 206 };

function Passport() {
  const { x, y, width } = boxes.passport;
  const from = { x: x + 1, y: y + 40 };
  const band = guillocheBand({ from, width: width - 2, envelope: () => 6, waves: 12, strands: 3 });
  const rose = rosette({ centre: seal, radius: 46, swing: 13, petals: 18, strands: 4, weave: 6 });
  return (
    <PaperSheet box={boxes.passport} number={4}>
      <SheetName box={boxes.passport}>Skills Passport</SheetName>
      <Path curves={band} stroke="fine" weight="hairline" enter="draw-2" />
      <Words x={x + 12} y={y + 70} size="strong" minor text={suiteQuestion.holder} />
      {each(rows, (skill, row) => (
        <>
          <Words x={x + 12} y={y + 92 + 18 * row} size="small" minor text={skill} />
          <Path d={`M${x + 72} ${y + 88 + 18 * row}l4 4 8-9`} stroke="line" weight="bold" />
        </>
      ))}
      <Path curves={rose} stroke="line" weight="hairline" enter="draw-2" />
      <Circle at={seal} r={62} stroke="line" weight="medium" />
      <Circle at={seal} r={66} stroke="line" weight="hairline" />
      <Circle at={seal} r={34} fill="ground" />
      <Words
        x={seal.x}
        y={seal.y + 2}
        size="strong"
        anchor="middle"
        more="verified"
        text={`${suiteQuestion.skills.shown} skills`}
      />
    </PaperSheet>
  );
}

/** Where the two star charts agree. */
const matchPoint: Point = { x: boxes.matching.x + 108, y: boxes.matching.y + 102 };

function Matching() {
  const { x, y } = boxes.matching;
  const stars = roleStars.map((star) => ({ ...star, x: x + star.x, y: y + star.y }));
  const labels = {
    start: { x: 8, y: 4, anchor: 'start' },
    end: { x: -8, y: 4, anchor: 'end' },
    over: { x: 0, y: -9, anchor: 'middle' },
  } as const;
  return (
    <PaperSheet box={boxes.matching} number={3}>
      <SheetName box={boxes.matching}>Skills 1st Matching</SheetName>
      <Circle at={{ x: x + 92, y: y + 106 }} r={70} fill="tint" stroke="line" />
      <Circle at={{ x: x + 126, y: y + 106 }} r={70} stroke="ink" enter="slide" />
      <Path lines={[[...stars, ...stars.slice(0, 1)]]} stroke="ink" weight="hairline" />
      {each(stars, (star) => (
        <Circle at={star} r={star.radius} fill="ink" />
      ))}
      {each(stars, (star) => {
        const { x: right, y: down, anchor } = labels[star.side];
        return (
          <Words
            x={star.x + right}
            y={star.y + down}
            size="small"
            anchor={anchor}
            rim
            minor
            text={star.name}
          />
        );
      })}
    </PaperSheet>
  );
}

const [gap] = tablePlaces;
if (!gap) throw new Error('The plotting table has no gap to begin with.');

/** Where the question stops: Agent, Mapping, 1st Matching, Passport, Lens. */
const asked: Point = { x: rim + 2.66 * unit, y: rim + 0.7 * unit };
const proved: Point = { x: seal.x, y: seal.y - 58 };
const stops = [asked, gap, matchPoint, proved, forecastPoint] as const;

/** The question's way over the sheets, without a corner: the legs to the second stop and on, as commands from the one before. */
function legs(): readonly string[] {
  const [, found, matched, , ahead] = stops;
  const right = rim + side - 18;
  const curve = (...numbers: readonly number[]) => `C${numbers.join(' ')}`;
  return [
    curve(asked.x + 2, asked.y + 70, found.x + 66, found.y - 60, found.x, found.y),
    curve(found.x - 66, found.y + 66, found.x + 40, found.y + 92, found.x + 130, found.y + 76) +
      curve(found.x + 230, found.y + 58, matched.x, matched.y + 120, matched.x, matched.y),
    curve(matched.x + 60, matched.y + 2, right + 2, matched.y + 30, right, matched.y + 130) +
      curve(right - 1, proved.y - 20, proved.x + 70, proved.y, proved.x, proved.y),
    curve(proved.x - 60, proved.y + 2, ahead.x + 80, ahead.y + 60, ahead.x, ahead.y),
  ];
}

/** Each stop with the leg that ends there; under it a disc, as what steps back lets nothing shine through. */
function Stops() {
  const marks = stops.map((at, index) => {
    const [before, leg] = [stops[index - 1], legs()[index - 1]];
    return (
      <>
        <Circle at={at} r={14} fill="ground" enter="fade" />
        <Part number={index + 1} enter="fade">
          {before && leg ? (
            <Pointed>
              <Route d={`M${before.x} ${before.y}${leg}`} />
            </Pointed>
          ) : null}
          <Numbered at={at} number={index + 1} r={14} stroke="sun" weight="bold" />
        </Part>
      </>
    );
  });
  // The last stop lies lowest, as legs end under stops.
  return each(marks.toReversed(), (mark) => mark);
}

/** The five sheets, the lowest first, and the question's route over them. */
export function PlottingTable() {
  return (
    <>
      <Path d={rectangle(table)} fill="tint" />
      <HairGrid box={table} parts={{ across: 6, down: 6 }} />
      <Path d={rectangle(table)} stroke="hair" />
      <Mapping />
      <Forecast />
      <Passport />
      <Matching />
      <Agent />
      <Aside>
        <Route d={`M${asked.x} ${asked.y}${legs().join('')}`} enter="draw-3" />
      </Aside>
      <Stops />
    </>
  );
}

/** One question over five sheets: the plotting table of the suite. */
export default {
  name: 'plotting-table',
  text: chartTexts['plotting-table'],
  full: { width: side + 2 * rim, height: side + 2 * rim, Picture: PlottingTable },
  card: {
    width: 320,
    height: 200,
    Picture: () => (
      <g transform="translate(-6 -26)scale(.59)">
        <Nested>
          <PlottingTable />
        </Nested>
      </g>
    ),
  },
} satisfies Drawing;
