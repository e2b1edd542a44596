import { holder, type Stamp, stamps } from '../data/skills-passport.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Shape, Variant } from '../drawing/drawing.ts';
import { clipBox } from '../drawing/plate.ts';
import { barSeal, corneredSeal, roundSeal } from '../drawing/seals.ts';
import { box, circle, curves, group, sides, text } from '../drawing/shapes.ts';
import { guillocheBand, rosette } from '../geometry/guilloche.ts';
import type { Box, Point } from '../geometry/point.ts';

/** The woven ground of a page: bands that swell and shrink, one below the other. */
function weave({ x, y, width, height }: Box, rows: number, strands: number): Shape {
  const lines = Array.from({ length: rows }, (_, row) => {
    const level = y + (height * (row + 0.5)) / rows;
    return guillocheBand({
      from: { x, y: level },
      to: { x: x + width, y: level },
      envelope: (share) => (height / rows) * (0.34 + 0.3 * Math.sin(2 * Math.PI * (share + row / rows))),
      waves: 5,
      strands,
    });
  }).flat();
  return curves(lines, { stroke: 'hair', weight: 'hairline', enter: 'draw-1' });
}

/** Stands where a passport has its photograph: a rosette is drawn from the holder, not a face. */
function portrait(centre: Point, radius: number, strands: number): readonly Shape[] {
  const outer = rosette({
    centre,
    radius: radius * 0.72,
    swing: radius * 0.26,
    petals: 9,
    strands,
    weave: 3,
  });
  const inner = rosette({
    centre,
    radius: radius * 0.3,
    swing: radius * 0.2,
    petals: 6,
    strands: Math.ceil(strands / 2),
  });
  return [
    curves(outer, { stroke: 'line', weight: 'hairline', enter: 'draw-2' }),
    curves(inner, { stroke: 'fine', weight: 'hairline', enter: 'draw-3' }),
    circle(centre, radius * 0.09, { fill: 'sun', stroke: 'ink', weight: 'hairline' }),
  ];
}

function fields(x: number, y: number): readonly Shape[] {
  const entries = [
    ['Holder (sample)', holder.name],
    ['Role', holder.role],
    ['Passport', holder.number],
  ] as const;
  return entries.flatMap(([label, value], index) => [
    text(x, y + index * 46, label, { size: 'small', tone: 'quiet', minor: true }),
    text(x, y + 17 + index * 46, value, { size: 'strong' }),
  ]);
}

/** What the page adds up to, beside the portrait. */
function tally(): readonly Shape[] {
  const all = Object.values(stamps);
  const issuers = new Set(all.map(({ issuer }) => issuer)).size;
  return [
    text(184, 84, String(all.length), { size: 'figure', more: 'skills' }),
    text(184, 142, String(issuers), { size: 'figure', more: 'issuers' }),
  ];
}

function words({ skill, level, date, issuer }: Stamp) {
  return { around: skill, middle: `L${level}`, below: date, issuer };
}

function seals(origin: Point, factor: number, labelled: boolean): readonly Shape[] {
  const at = (x: number, y: number) => ({ x: origin.x + x * factor, y: origin.y + y * factor });
  const { python, budgeting, protection, coaching } = stamps;
  const around = `VERIFIED · ${python.skill.toUpperCase()} · ${python.issuer.toUpperCase()} · `;
  return [
    roundSeal(
      { name: 'seal', centre: at(92, 102), radius: 78 * factor, slope: -13, tone: 'line' },
      labelled ? { ...words(python), around } : undefined,
    ),
    corneredSeal(
      { name: 'hexagon', centre: at(196, 206), radius: 66 * factor, slope: 9, tone: 'ink' },
      6,
      labelled ? words(budgeting) : undefined,
    ),
    barSeal(
      { name: 'bar', centre: at(90, 330), radius: 28 * factor, slope: -5, tone: 'line' },
      150 * factor,
      labelled ? words(protection) : undefined,
    ),
    corneredSeal(
      { name: 'square', centre: at(216, 338), radius: 62 * factor, slope: 6, tone: 'quiet' },
      4,
      labelled ? words(coaching) : undefined,
    ),
  ];
}

/** The machine-readable lines at the foot of a passport page (layout after ICAO Doc 9303; contents made up). */
function machineLines(x: number, y: number): readonly Shape[] {
  const [first = '', last = ''] = holder.name.toUpperCase().split(' ');
  const number = holder.number.replace(/\D/g, '');
  return [
    text(x, y, `SK<${last}<<${first}<<<<<<<<<<<<`, { size: 'code', tone: 'quiet', minor: true }),
    text(x, y + 18, `${number}<4<SKILLS<VERIFIED<<`, { size: 'code', tone: 'quiet', minor: true }),
  ];
}

/** An open passport: the holder's page on the left, stamps of verified skills on the right. */
export function drawSkillsPassport(variant: Variant): ChartDrawing {
  const full = variant === 'full';
  const [width, height] = full ? [560, 420] : [320, 200];
  const spread = full ? { x: 4, y: 4, width: 552, height: 412 } : { x: 4, y: 4, width: 312, height: 192 };
  const middle = spread.x + spread.width / 2;
  const fold = [middle - 3, middle, middle + 3].map(
    (x) =>
      [
        { x, y: spread.y },
        { x, y: spread.y + spread.height },
      ] as const,
  );
  return {
    name: 'skills-passport',
    variant,
    width,
    height,
    ...chartTexts['skills-passport'],
    shapes: [
      clipBox('spread', spread, 8),
      box(spread.x, spread.y, spread.width, spread.height, { stroke: 'ink', weight: 'medium' }, 10),
      group([weave(spread, full ? 5 : 3, full ? 6 : 4)], { clip: 'spread' }),
      box(
        spread.x + 5,
        spread.y + 5,
        spread.width - 10,
        spread.height - 10,
        { stroke: 'ink', weight: 'hairline' },
        7,
      ),
      sides(fold, { stroke: 'fine', weight: 'hairline' }),
      ...(full
        ? [...portrait({ x: 92, y: 112 }, 74, 7), ...tally(), ...fields(28, 226), ...machineLines(28, 374)]
        : portrait({ x: 82, y: 100 }, 60, 4)),
      ...seals(full ? { x: 280, y: 8 } : { x: 168, y: 6 }, full ? 1 : 0.46, full),
    ],
  };
}
