import { mappedSkill, type SurveyedSkill, surveyColumns, surveyedSkills } from '../data/survey.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Paint, Shape, Variant } from '../drawing/drawing.ts';
import { clipBox } from '../drawing/plate.ts';
import { aside, hitCircle, part, pointed } from '../drawing/pointer.ts';
import { box, circle, curves, group, path, sides, text } from '../drawing/shapes.ts';
import { contourLines, levels, type Tracing } from '../drawing/terrain.ts';
import { createHeightField } from '../geometry/height-field.ts';
import type { Box, Point } from '../geometry/point.ts';

const sheet = { width: 1236, height: 580 };
const rim = 24;
const plate: Box = { x: rim, y: rim, width: sheet.width - 2 * rim, height: sheet.height - 2 * rim };
/** The part of the plate that the film's poster shows, at the same scale. */
const inset: Box = { x: 880, y: 60, width: 320, height: 180 };

const needed = surveyColumns.flatMap(({ skills }) => skills.map((name) => mappedSkill(name).need));
const wholeNeed = needed.reduce((sum, need) => sum + need, 0);

const across = (people: number) => plate.x + (plate.width * people) / wholeNeed;
const up = (level: number) => plate.y + plate.height * (1 - (level - 0.5) / 5);
const placeOf = (skill: SurveyedSkill): Point => ({ x: across(skill.across), y: up(skill.level) });
const gapOf = ({ need, have }: SurveyedSkill) => need - have;

const field = createHeightField(
  surveyedSkills.map((skill) => ({ ...placeOf(skill), height: gapOf(skill), spread: skill.spread })),
  { seed: 42, reach: 34, scale: 130 },
);

/** The terrain of a part of the sheet: a contour each `interval` people, traced on a grid of `cell` user units. */
export function land(area: Box, interval: number, cell: number, tolerance = 1.2): readonly Shape[] {
  const tracing: Tracing = { box: area, cell, tolerance };
  const lines = (heights: readonly number[]) => heights.flatMap((at) => contourLines(field, at, tracing));
  const filled = (at: number, side: 1 | -1) =>
    contourLines((x, y) => side * field(x, y), at, { ...tracing, closeAtEdge: true });
  const between = levels(interval, 22, interval).filter((level) => level % 5 !== 0);
  return [
    ...[2, 6, 10].map((at) => curves(filled(at, -1), { fill: 'sand', opacity: 0.6, enter: 'fade' })),
    ...[2, 6, 10, 14, 18].map((at) => curves(filled(at, 1), { fill: 'line', opacity: 0.07, enter: 'fade' })),
    curves(lines(between), { stroke: 'fine', weight: 'hairline', enter: 'draw-1' }),
    curves(lines(levels(-12, -interval, interval)), {
      stroke: 'quiet',
      weight: 'hairline',
      dash: '3 3',
      enter: 'fade',
    }),
    curves(lines([5, 10, 15, 20]), { stroke: 'line', weight: 'medium', enter: 'draw-2' }),
  ];
}

/** The stations of the route. */
export const [start, bend, end] = [
  { x: across(185.9), y: up(1.5) },
  { x: 960, y: 324 },
  { x: across(221), y: up(3.8) },
] as const;

const coordinates = ({ x, y }: Point, across = 0, down = 0) =>
  `${(x + across).toFixed(1)} ${(y + down).toFixed(1)}`;

/** The commands of the route's legs: from the first station to the second, and on to the third. */
const legs = [
  `C${coordinates(start, 4, -50)} ${coordinates(bend, -66, 46)} ${coordinates(bend)}`,
  `C${coordinates(bend, 66, -46)} ${coordinates(end, -30, 70)} ${coordinates(end)}`,
] as const;

/** Path data of the route from the skill to spare to the skill that is short. */
export function routePath(): string {
  const [toBend, toEnd] = legs;
  return `M${coordinates(start)}${toBend}${toEnd}`;
}

function route(): readonly Shape[] {
  const [toBend, toEnd] = legs;
  const lines = (d: string, enter: Pick<Paint, 'enter'> = {}) => [
    path(d, { stroke: 'ink', weight: 'glow', ...enter }),
    path(d, { stroke: 'sun', weight: 'heavy', ...enter }),
  ];
  // The last lies lowest, as legs end under stations.
  return [
    aside(lines(routePath(), { enter: 'draw-3' })),
    ...station(end, 3, lines(`M${coordinates(bend)}${toEnd}`)),
    ...station(bend, 2, lines(`M${coordinates(start)}${toBend}`)),
    ...station(start, 1),
  ];
}

/**
 * A station of the page's list; with the leg of the route that ends there it comes forward. What steps back lets
 * nothing shine through: under it lies a disc of the ground.
 */
function station({ x, y }: Point, number: number, leg: readonly Shape[] = []): readonly Shape[] {
  const label = text(x, y, String(number), { size: 'strong', tone: 'ground', anchor: 'middle', drop: 0.35 });
  const mark = circle({ x, y }, 17, { fill: 'ink', stroke: 'ground', weight: 'bold' });
  return [
    circle({ x, y }, 17, { fill: 'ground', enter: 'fade' }),
    part([...(leg.length > 0 ? [pointed(leg)] : []), hitCircle({ x, y }, 32), mark, label], {
      number,
      enter: 'fade',
    }),
  ];
}

function spot(name: string): Shape {
  const skill = surveyedSkills.find((candidate) => candidate.name === name);
  if (!skill) throw new Error(`The survey has no skill named ${name}.`);
  const { x, y } = placeOf(skill);
  const mark = path(`M${x.toFixed(1)} ${(y - 6).toFixed(1)}l6 11h-12z`, { fill: 'ink' });
  const label = text(x, y + 6, name, {
    size: 'strong',
    anchor: 'middle',
    rim: true,
    more: `${gapOf(skill)} short`,
    drop: 1,
  });
  return group([mark, label], { enter: 'fade' });
}

/** Bold contours carry their height where a line from the highest peak, down to the right, crosses them. */
function indexValues(): readonly Shape[] {
  return [20, 15, 10, 5].map((level) => {
    let reach = 0;
    while (reach < 300 && field(end.x + reach * 0.94, end.y + reach * 0.34) >= level) reach += 0.5;
    return text(end.x + reach * 0.94, end.y + reach * 0.34, String(level), {
      size: 'numeral',
      tone: 'line',
      anchor: 'middle',
      drop: 0.35,
      rim: true,
      minor: true,
    });
  });
}

/** The frame: groups across the top, each as wide as the people it needs, and levels on both sides. */
function frame(): readonly Shape[] {
  let counted = 0;
  const columns = surveyColumns.map(({ name, skills }) => {
    const need = skills.reduce((sum, skill) => sum + mappedSkill(skill).need, 0);
    const column = { name, need, from: across(counted), to: across(counted + need) };
    counted += need;
    return column;
  });
  const bottom = plate.y + plate.height;
  const right = plate.x + plate.width;
  const rows = [1, 2, 3, 4].map((row) => plate.y + (plate.height * row) / 5);
  const ticks = Array.from({ length: Math.floor(wholeNeed / 5) + 1 }, (_, index) => {
    const x = across(index * 5);
    return [
      { x, y: bottom },
      { x, y: bottom + (index % 5 === 0 ? 12 : 7) },
    ] as const;
  });
  const label = { anchor: 'middle', drop: 0.35 } as const;
  return [
    sides(
      [
        ...columns.slice(1).map(
          ({ from }) =>
            [
              { x: from, y: plate.y },
              { x: from, y: bottom },
            ] as const,
        ),
        ...rows.map(
          (y) =>
            [
              { x: plate.x, y },
              { x: right, y },
            ] as const,
        ),
      ],
      { stroke: 'hair', weight: 'hairline' },
    ),
    box(0.75, 0.75, sheet.width - 1.5, sheet.height - 1.5, { stroke: 'ink', weight: 'medium' }),
    box(plate.x, plate.y, plate.width, plate.height, { stroke: 'ink' }),
    sides(
      [
        ...columns.slice(1).map(
          ({ from }) =>
            [
              { x: from, y: 0 },
              { x: from, y: plate.y },
            ] as const,
        ),
        ...rows.flatMap((y) => [
          [
            { x: 0, y },
            { x: plate.x, y },
          ] as const,
          [
            { x: right, y },
            { x: sheet.width, y },
          ] as const,
        ]),
        ...ticks,
      ],
      { stroke: 'ink' },
    ),
    ...columns.map(({ name, need, from, to }) =>
      text((from + to) / 2, rim / 2, `${name} ${need}`, { size: 'strong', ...label }),
    ),
    ...[1, 2, 3, 4, 5].flatMap((level) => [
      text(rim / 2, up(level), `L${level}`, { size: 'small', minor: true, ...label }),
      text(sheet.width - rim / 2, up(level), `L${level}`, { size: 'small', minor: true, ...label }),
    ]),
  ];
}

/** The survey sheet of the home page: where people are short and to spare, and a route of three stations over it. */
export function drawSurvey(variant: Variant): ChartDrawing {
  if (variant === 'card') {
    return {
      name: 'survey',
      variant,
      width: inset.width,
      height: inset.height,
      ...chartTexts.survey,
      shapes: [group([...land(inset, 1, 6)], { transform: `translate(${-inset.x} ${-inset.y})` })],
    };
  }
  return {
    name: 'survey',
    variant,
    ...sheet,
    fit: 'xMaxYMid slice',
    ...chartTexts.survey,
    shapes: [
      clipBox('plate', plate, 0),
      group([...land(plate, 1, 9)], { clip: 'plate' }),
      ...frame(),
      ...indexValues(),
      spot('Cloud security'),
      ...route(),
    ],
  };
}
