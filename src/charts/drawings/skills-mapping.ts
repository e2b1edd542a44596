import {
  type MappedSkill,
  mappedSkills,
  mappingGroups,
  mappingTotals,
  retraining,
} from '../data/skills-mapping.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Shape, Variant } from '../drawing/drawing.ts';
import { clipBox, hairGrid, neatline } from '../drawing/plate.ts';
import { hitCircle, hitLine, part, pointed } from '../drawing/pointer.ts';
import { curves, group, path, text } from '../drawing/shapes.ts';
import { contourLines, levels, type Tracing } from '../drawing/terrain.ts';
import { createHeightField, type HeightField } from '../geometry/height-field.ts';
import { leaveGap, placeLabel } from '../geometry/isobars.ts';
import { type Box, lengthOf, type Point } from '../geometry/point.ts';
import { simplify } from '../geometry/simplify.ts';

const gapOf = ({ need, have }: MappedSkill) => need - have;

/** Where a skill stands in the plate: groups run to the right, levels 1 to 5 upwards. */
function placeOf(skill: MappedSkill, { x, y, width, height }: Box): Point {
  return { x: x + (width * skill.group) / 5, y: y + height * (1 - (skill.level - 0.5) / 5) };
}

function placeNamed(name: string, plate: Box): Point {
  const skill = mappedSkills.find((candidate) => candidate.name === name);
  if (!skill) throw new Error(`The map has no skill named ${name}.`);
  return placeOf(skill, plate);
}

/** Every fifth contour, bold, with its height written into the longest of its lines. */
function indexLines(field: HeightField, tracing: Tracing, labelled: boolean): readonly Shape[] {
  const width = 22;
  const values: Shape[] = [];
  const lines = [10, 20].flatMap((level) =>
    contourLines(field, level, tracing).flatMap((line) => {
      const above = (point: Point) => field(point.x, point.y - 4) < level;
      const place = labelled ? placeLabel(line, { width, allowed: above }) : undefined;
      if (!place || lengthOf(line) < 120) return [line];
      values.push(
        text(place.x, place.y, String(level), {
          size: 'numeral',
          tone: 'line',
          anchor: 'middle',
          angle: place.angle,
          drop: 0.35,
          minor: true,
        }),
      );
      return leaveGap(line, place, width).map((part) => simplify(part, 0.3));
    }),
  );
  return [curves(lines, { stroke: 'line', weight: 'medium', enter: 'draw-2' }), ...values];
}

function contours(plate: Box, interval: number): readonly Shape[] {
  const scale = plate.width / 512;
  const peaks = mappedSkills.map((skill) => ({
    ...placeOf(skill, plate),
    height: gapOf(skill),
    spread: skill.spread * scale,
  }));
  const field = createHeightField(peaks, { seed: 42, reach: 15 * scale, scale: 70 * scale });
  const tracing = { box: plate, cell: 5, tolerance: interval === 2 ? 0.3 : 0.5 };
  const closed = { ...tracing, closeAtEdge: true };
  const lines = (heights: readonly number[]) =>
    heights.flatMap((level) => contourLines(field, level, tracing));
  const between = levels(interval, 22, interval).filter((level) => level % 10 !== 0);
  return [
    curves(
      contourLines((x, y) => -field(x, y), 2, closed),
      { fill: 'sand', enter: 'fade' },
    ),
    ...[4, 8, 12, 16, 20].map((level) =>
      curves(contourLines(field, level, closed), { fill: 'line', opacity: 0.08, enter: 'fade' }),
    ),
    curves(lines(between), { stroke: 'fine', weight: 'hairline', enter: 'draw-1' }),
    ...indexLines(field, tracing, interval === 2),
    curves(lines(levels(-12, -interval, interval)), {
      stroke: 'quiet',
      weight: 'hairline',
      dash: '1 3',
      enter: 'fade',
    }),
  ];
}

/** A summit is a triangle on its foot, a basin one on its tip; the figure is the people missing or to spare. */
function mark(skill: MappedSkill, { x, y }: Point): readonly [Shape, Shape] {
  const { name, need, have } = skill;
  const up = need > have;
  const at = `M${x.toFixed(1)} ${(up ? y - 6 : y + 6).toFixed(1)}`;
  const label = text(x, y + 6, name, {
    size: 'strong',
    anchor: 'middle',
    rim: true,
    more: up ? `${need - have} short` : `${have - need} to spare`,
    pointed: up ? `need ${need} − have ${have}` : `have ${have} − need ${need}`,
    drop: 1,
  });
  const triangle = up
    ? path(`${at}l5 9h-10z`, { fill: 'ink' })
    : path(`${at}l5-9h-10z`, { fill: 'ground', stroke: 'ink' });
  return [triangle, label];
}

/** The way that retraining takes, as path data and as drawn. */
function trail(plate: Box) {
  const [from, to] = [placeNamed(retraining.from, plate), placeNamed(retraining.to, plate)];
  const scale = plate.width / 512;
  const bend = (at: Point, across: number, down: number) =>
    `${(at.x + across * scale).toFixed(1)} ${(at.y + down * scale).toFixed(1)}`;
  const d = `M${bend(from, 0, -12)}C${bend(from, 20, -70)} ${bend(to, 170, -14)} ${bend(to, 14, -3)}`;
  const line = group(
    [path(d, { stroke: 'ground', weight: 'heavy' }), path(d, { stroke: 'ink', weight: 'bold', dash: '5 5' })],
    { enter: 'fade' },
  );
  return { d, line };
}

/** The trail and the marks of a card: one has a name. */
function cardMarks(plate: Box): readonly Shape[] {
  const marks = mappedSkills.map((skill, index) => {
    const [triangle, label] = mark(skill, placeOf(skill, plate));
    return group(index === 0 ? [triangle, label] : [triangle], { enter: 'fade' });
  });
  return [trail(plate).line, ...marks];
}

/** Skills and the trail as parts that answer the pointer; the skills at the trail's ends come forward with it. */
function parts(plate: Box): readonly Shape[] {
  const skillPart = (skill: MappedSkill) => {
    const at = placeOf(skill, plate);
    return part([hitCircle({ x: at.x, y: at.y + 12 }, 42), ...mark(skill, at)], { enter: 'fade' });
  };
  const isEnd = ({ name }: MappedSkill) => name === retraining.from || name === retraining.to;
  const { d, line } = trail(plate);
  const note = { size: 'small', rim: true, minor: true } as const;
  return [
    part([
      hitLine(d),
      line,
      pointed([
        text(218, 164, `${retraining.people} could move up`, note),
        text(218, 178, `after ${retraining.courses} courses`, note),
      ]),
      ...mappedSkills.filter(isEnd).map(skillPart),
    ]),
    ...mappedSkills.filter((skill) => !isEnd(skill)).map(skillPart),
  ];
}

function scales(plate: Box): readonly Shape[] {
  const quiet = { size: 'small', tone: 'quiet' } as const;
  const columns = mappingGroups.map((name, index) =>
    text(plate.x + (plate.width * (index + 0.5)) / 5, plate.y + plate.height + 3, name, {
      ...quiet,
      anchor: 'middle',
      drop: 1.1,
    }),
  );
  const rows = [1, 2, 3, 4, 5].map((level) =>
    text(plate.x - 8, plate.y + plate.height * (1 - (level - 0.5) / 5), `L${level}`, {
      ...quiet,
      anchor: 'end',
      drop: 0.35,
    }),
  );
  return [...columns, ...rows];
}

function key(plate: Box): readonly Shape[] {
  const { need, have, gap, short, spare } = mappingTotals();
  const end = plate.x + plate.width;
  return [
    text(plate.x, 412, `Need ${need} − have ${have} = ${gap}: ${short} short, ${spare} to spare`, {
      size: 'strong',
    }),
    text(end, 412, 'Contours every 2', {
      size: 'small',
      tone: 'quiet',
      anchor: 'end',
      minor: true,
    }),
  ];
}

/** Contours of need minus have over skill groups and levels, with the trail that retraining takes. */
export function drawSkillsMapping(variant: Variant): ChartDrawing {
  const full = variant === 'full';
  const plate = full ? { x: 36, y: 6, width: 518, height: 360 } : { x: 6, y: 6, width: 308, height: 188 };
  return {
    name: 'skills-mapping',
    variant,
    width: full ? 560 : 320,
    height: full ? 420 : 200,
    ...chartTexts['skills-mapping'],
    shapes: [
      clipBox('plate', plate, 5),
      hairGrid(plate, { across: 5, down: 5 }),
      group(contours(plate, full ? 2 : 4), { clip: 'plate' }),
      ...neatline(plate, full ? { across: 25, down: 20 } : { across: 20, down: 10 }),
      ...(full ? [...parts(plate), ...scales(plate), ...key(plate)] : cardMarks(plate)),
    ],
  };
}
