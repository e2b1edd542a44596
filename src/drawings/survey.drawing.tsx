import { mappedSkill, type SurveyedSkill, surveyColumns, surveyedSkills } from './data/survey.ts';
import { chartTexts } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import { type Box, type Point, rectangle, rings, times } from './paths.ts';
import { inner, Numbered, Route } from './plate.tsx';
import { Aside, Circle, Clipped, each, Group, Hit, Part, Path, Pointed } from './shapes.tsx';
import { createHeightField, levels, Relief } from './terrain.tsx';
import { Words } from './words.tsx';

const sheet: Box = { x: 0, y: 0, width: 1236, height: 580 };
const rim = 24;
const plate = inner(sheet, rim);
const [right, bottom] = [plate.x + plate.width, plate.y + plate.height];

const needOf = (skills: readonly string[]) => skills.reduce((sum, name) => sum + mappedSkill(name).need, 0);
const wholeNeed = needOf(surveyColumns.flatMap(({ skills }) => skills));

const across = (people: number) => plate.x + (plate.width * people) / wholeNeed;
const up = (level: number) => plate.y + plate.height * (1 - (level - 0.5) / 5);
const placeOf = (skill: SurveyedSkill): Point => ({ x: across(skill.across), y: up(skill.level) });
const gapOf = ({ need, have }: SurveyedSkill) => need - have;

const field = createHeightField(
  surveyedSkills.map((skill) => ({ ...placeOf(skill), height: gapOf(skill), spread: skill.spread })),
  { seed: 42, reach: 34, scale: 130 },
);

interface LandProps {
  readonly area: Box;
  /** Side of a cell of the grid that is traced, in user units. */
  readonly cell: number;
  readonly tolerance?: number;
}

/** The terrain of a part of the sheet: a contour for each person. */
export function Land({ area, cell, tolerance = 1.2 }: LandProps) {
  return (
    <Relief
      field={field}
      tracing={{ box: area, cell, tolerance }}
      sand={[2, 6, 10]}
      tints={[2, 6, 10, 14, 18]}
      tint={0.07}
      fine={levels(1, 22, 1, 5)}
      bold={[5, 10, 15, 20]}
      below={levels(-12, -1, 1)}
    />
  );
}

/** The stations of the route. */
export const [start, bend, end] = [
  { x: across(185.9), y: up(1.5) },
  { x: 960, y: 324 },
  { x: across(221), y: up(3.8) },
] as const;

const at = ({ x, y }: Point, right = 0, down = 0) => `${x + right} ${y + down}`;

/** The commands of the route's legs: from the first station to the second, and on to the third. */
const toBend = `C${at(start, 4, -50)} ${at(bend, -66, 46)} ${at(bend)}`;
const toEnd = `C${at(bend, 66, -46)} ${at(end, -30, 70)} ${at(end)}`;

/** Path data of the route from the skill to spare to the skill that is short. */
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

function Spot({ name }: { readonly name: string }) {
  const skill = surveyedSkills.find((candidate) => candidate.name === name);
  if (!skill) throw new Error(`The survey has no skill named ${name}.`);
  const { x, y } = placeOf(skill);
  return (
    <Group enter="fade">
      <Path d={`M${x} ${y - 6}l6 11h-12z`} fill="ink" />
      <Words
        x={x}
        y={y + 6}
        size="strong"
        anchor="middle"
        rim
        more={`${gapOf(skill)} short`}
        drop={1}
        text={name}
      />
    </Group>
  );
}

/** Bold contours carry their height where a line from the highest peak, down to the right, crosses them. */
function Heights() {
  const along = (reach: number) => ({ x: end.x + reach * 0.94, y: end.y + reach * 0.34 });
  return each([20, 15, 10, 5], (level) => {
    const crossing = times(600, (step) => along(step / 2)).find(({ x, y }) => field(x, y) < level);
    return (
      <Words
        {...(crossing ?? along(300))}
        size="numeral"
        tone="line"
        anchor="middle"
        drop={0.35}
        rim
        minor
        text={String(level)}
      />
    );
  });
}

/** The frame: groups across the top, each as wide as the people it needs, and levels on both sides. */
function Frame() {
  const columns = surveyColumns.map(({ name, skills }, index) => {
    const before = surveyColumns.slice(0, index).flatMap((column) => [...column.skills]);
    return {
      name,
      need: needOf(skills),
      from: across(needOf(before)),
      to: across(needOf([...before, ...skills])),
    };
  });
  const sides = columns.slice(1).map(({ from }) => from);
  const rows = [1, 2, 3, 4].map((row) => plate.y + (plate.height * row) / 5);
  const grid = [
    ...sides.map((x) => `M${x} ${plate.y}V${bottom}`),
    ...rows.map((y) => `M${plate.x} ${y}H${right}`),
  ];
  const ticks = [
    ...sides.map((x) => `M${x} 0V${plate.y}`),
    ...rows.map((y) => `M0 ${y}H${plate.x}M${right} ${y}H${sheet.width}`),
    ...times(
      Math.floor(wholeNeed / 5) + 1,
      (tick) => `M${across(tick * 5)} ${bottom}v${tick % 5 === 0 ? 12 : 7}`,
    ),
  ];
  return (
    <>
      <Path d={grid.join('')} stroke="hair" weight="hairline" />
      <Path d={rectangle(inner(sheet, 0.75))} stroke="ink" weight="medium" />
      <Path d={rectangle(plate)} stroke="ink" />
      <Path d={ticks.join('')} stroke="ink" />
      {each(columns, ({ name, need, from, to }) => (
        <Words
          x={(from + to) / 2}
          y={rim / 2}
          size="strong"
          anchor="middle"
          drop={0.35}
          text={`${name} ${need}`}
        />
      ))}
      {each([1, 2, 3, 4, 5], (level) =>
        each([rim / 2, sheet.width - rim / 2], (x) => (
          <Words x={x} y={up(level)} size="small" minor anchor="middle" drop={0.35} text={`L${level}`} />
        )),
      )}
    </>
  );
}

/** The survey sheet of the home page: where people are short and to spare, and a route of three stations over it. */
export default {
  name: 'survey',
  text: chartTexts.survey,
  full: {
    width: sheet.width,
    height: sheet.height,
    fit: 'xMaxYMid slice',
    Picture: () => (
      <>
        <Clipped by={rectangle(plate)}>
          <Land area={plate} cell={9} />
        </Clipped>
        <Frame />
        <Heights />
        <Spot name="Cloud security" />
        <Aside>
          <Route d={route} enter="draw-3" />
        </Aside>
        <Stations />
      </>
    ),
  },
  /** The part of the plate that the film's poster shows, at the same scale. */
  card: {
    width: 320,
    height: 180,
    Picture: () => (
      <g transform="translate(-880 -60)">
        <Land area={{ x: 880, y: 60, width: 320, height: 180 }} cell={6} />
      </g>
    ),
  },
} satisfies Drawing;
