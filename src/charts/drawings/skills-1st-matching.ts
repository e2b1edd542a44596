import {
  matchedPerson,
  matchedRole,
  matchingResult,
  matchingStars,
  personLines,
  roleLines,
  type SkillStar,
} from '../data/skills-matching.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Shape, Tone, Variant } from '../drawing/drawing.ts';
import { aside, hitCircle, part } from '../drawing/pointer.ts';
import { circle, group, sides, text } from '../drawing/shapes.ts';
import { type Point, polar } from '../geometry/point.ts';
import { constellationLines, starRadius } from '../geometry/star-chart.ts';

/** A star chart's disc: rings of declination, hours of right ascension and a scale on its rim. */
export function disc(centre: Point, radius: number, turn: number, tone: Tone): readonly Shape[] {
  const hours = Array.from({ length: 12 }, (_, hour) => {
    const angle = ((hour * 30 + turn) * Math.PI) / 180;
    return [polar(centre, radius / 5, angle), polar(centre, radius - 8, angle)] as const;
  });
  const scale = Array.from({ length: 72 }, (_, index) => {
    const angle = ((index * 5 + turn) * Math.PI) / 180;
    return [polar(centre, radius - (index % 6 === 0 ? 8 : 4), angle), polar(centre, radius, angle)] as const;
  });
  return [
    ...[0.2, 0.4, 0.6, 0.8].map((share) =>
      circle(centre, radius * share, { stroke: 'hair', weight: 'hairline' }),
    ),
    sides(hours, { stroke: 'hair', weight: 'hairline' }),
    circle(centre, radius - 8, { stroke: 'hair', weight: 'hairline' }),
    circle(centre, radius, { stroke: tone, weight: 'medium', enter: 'draw-1' }),
    sides(scale, { stroke: tone, weight: 'hairline' }),
  ];
}

function scaled(factor: number, origin: Point): readonly SkillStar[] {
  return matchingStars.map((star) => ({
    ...star,
    x: origin.x + (star.x - 280) * factor,
    y: origin.y + (star.y - 204) * factor,
  }));
}

/** The person's star is a full disc, the role's a ring: where they coincide the disc sits in its ring. */
function stars({ of, magnitude, x, y }: SkillStar, brightest: number): readonly Shape[] {
  const radius = starRadius(magnitude, brightest);
  const at = { x, y };
  const asked = circle(at, radius + 4.5, {
    stroke: 'ink',
    weight: 'medium',
    fill: of === 'role' ? 'ground' : 'sun',
    enter: 'fade',
  });
  const held = circle(at, radius, { fill: of === 'both' ? 'ink' : 'line', enter: 'slide' });
  const shared = circle(at, brightest + 9, { stroke: 'fine', weight: 'hairline', enter: 'fade' });
  return { both: [shared, asked, held], role: [asked], person: [held] }[of];
}

const meanings = { both: 'asked for and shown', role: 'not shown', person: 'not asked for' } as const;

function nameOf({ x, y, name, side, of }: SkillStar): Shape {
  const off = { left: -15, right: of === 'both' ? 15 : 10, below: 0 }[side];
  const label = text(x + off, side === 'below' ? y + 12 : y, name, {
    tone: of === 'both' ? 'ink' : 'quiet',
    anchor: side === 'below' ? 'middle' : side === 'left' ? 'end' : 'start',
    drop: side === 'below' ? 1 : 0.35,
    rim: true,
    minor: of === 'person',
    pointed: meanings[of],
  });
  return group([label], { enter: 'fade' });
}

function key(): readonly Shape[] {
  const { asked, shared, share } = matchingResult();
  return [
    text(6, 16, 'The role', { size: 'strong' }),
    text(6, 32, matchedRole, { size: 'small', tone: 'quiet', minor: true }),
    text(554, 16, 'The person', { size: 'strong', anchor: 'end' }),
    text(554, 32, matchedPerson, { size: 'small', tone: 'quiet', anchor: 'end', minor: true }),
    text(280, 413, `${shared} of ${asked} skills coincide: ${share}%`, { size: 'title', anchor: 'middle' }),
  ];
}

/** Two star charts, the role's and a person's, laid over each other until their constellations coincide. */
export function drawSkillsMatching(variant: Variant): ChartDrawing {
  const full = variant === 'full';
  const origin = full ? { x: 280, y: 200 } : { x: 160, y: 100 };
  const factor = full ? 1 : 0.5;
  const radius = 184 * factor;
  const apart = 88 * factor;
  const all = scaled(factor, origin);
  const gap = full ? 7 : 5;
  return {
    name: 'skills-1st-matching',
    variant,
    width: full ? 560 : 320,
    height: full ? 420 : 200,
    ...chartTexts['skills-1st-matching'],
    shapes: [
      ...disc({ x: origin.x - apart, y: origin.y }, radius, 0, 'ink'),
      group(
        [
          circle({ x: origin.x + apart, y: origin.y }, radius, { fill: 'line', opacity: 0.07 }),
          ...disc({ x: origin.x + apart, y: origin.y }, radius, 11, 'line'),
          aside([sides(constellationLines(all, personLines, gap), { stroke: 'line' })]),
        ],
        { enter: 'slide' },
      ),
      aside([sides(constellationLines(all, roleLines, gap), { stroke: 'ink', enter: 'draw-2' })]),
      ...(full
        ? [...all.map((star) => part([hitCircle(star, 22), ...stars(star, 5.5), nameOf(star)])), ...key()]
        : all.flatMap((star) => stars(star, 3.6))),
    ],
  };
}
