import type { ReactNode } from 'react';
import { AtlasSheet } from './control-centre.drawing.tsx';
import { forecastSkills, horizons } from './data/skills-lens.ts';
import { matchingStars, personLines, roleLines } from './data/skills-matching.ts';
import type { Drawing } from './drawing.ts';
import { type Paint, Repaint } from './medium.tsx';
import { type Box, type Point, rings } from './paths.ts';
import { HairGrid, rosette } from './plate.tsx';
import { Circle, each, Path } from './shapes.tsx';
import { FarCoast, Isobars, Lens, middle as lensMiddle } from './skills-lens.drawing.tsx';
import { constellationLines, Disc, starRadius } from './star-chart.tsx';
import { Land } from './survey.drawing.tsx';
import { levels } from './terrain.tsx';

/** The frame of every close-up. Pages cut it at its sides or at its top and bottom, and fade it from the left. */
const frame = { width: 360, height: 270 } as const;

/** What a close-up is about stands here: inside the frame however it is cut, and where the fade has ended. */
export const focus: Point = { x: 216, y: 135 };

/** The frame, a little wider, so that no line runs along an edge that is seen. */
export const beyond: Box = { x: -20, y: -20, width: 400, height: 310 };

/** A close-up of the terrain of a page, without words, for the dark sheet that the page closes with. */
export function closeUp(name: string, Picture: () => ReactNode): Drawing {
  return { name: `closing-${name}`, full: { ...frame, Picture } };
}

/** A route lit in yellow over whatever it crosses. */
export function Lit({ d }: { readonly d: string }) {
  return (
    <>
      <Path d={d} stroke="ground" weight="glow" />
      <Path d={d} stroke="sun" weight="dot" />
    </>
  );
}

/** A station of a lit route; `full` where something is found. */
export function Station({
  at,
  r,
  full = false,
}: {
  readonly at: Point;
  readonly r: number;
  readonly full?: boolean;
}) {
  const [fill, stroke] = full ? (['sun', 'ground'] as const) : (['ground', 'sun'] as const);
  return <Circle at={at} r={r} fill={fill} stroke={stroke} weight="bold" />;
}

/** White lines of a chart become reef, so that a close-up is drawn in the colours of the others. */
export function inReef({ stroke, fill, weight }: Paint): Paint {
  return {
    ...(stroke === 'ink' ? { stroke: weight === 'glow' ? 'ground' : 'line' } : {}),
    ...(fill === 'ink' ? { fill: 'line' } : {}),
    ...(fill === 'sand' ? { fill: 'land' } : {}),
  };
}

interface PlaceProps {
  /** The place of the chart that stands at the focus. */
  readonly at: Point;
  readonly children?: ReactNode;
}

/** A part of the survey. */
export function SurveyCloseUp({ at, children }: PlaceProps) {
  const [x, y] = [at.x - focus.x, at.y - focus.y];
  const area = { ...beyond, x: x + beyond.x, y: y + beyond.y };
  return (
    <g transform={`translate(${(-x).toFixed(1)} ${(-y).toFixed(1)})`}>
      <Land area={area} cell={5} tolerance={0.5} />
      {children}
    </g>
  );
}

/** A part of the lens, `scale` times as large; the dots are skills whose demand rises. */
export function LensCloseUp({ at, scale }: PlaceProps & { readonly scale: number }) {
  const [x, y] = [focus.x - at.x * scale, focus.y - at.y * scale].map((value) => value.toFixed(1));
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <Repaint by={inReef}>
        <FarCoast guesses={[2.2, 3, 4]} />
        <Lens tolerance={0.3} shortest={130}>
          <Isobars at={levels(92, 137, 5)} />
        </Lens>
      </Repaint>
      {each(horizons, ({ radius }) => (
        <Circle at={lensMiddle} r={radius} fill="line" opacity={0.07} />
      ))}
      {each(forecastSkills, (skill) => (
        <Circle at={skill} r={5 / scale ** 0.5} fill="sun" stroke="ground" weight="bold" />
      ))}
    </g>
  );
}

const starFills = { both: 'sun', role: 'ground', person: 'line' } as const;

/** Part of the two star charts, `scale` times as large. */
export function StarsCloseUp({ at, scale }: PlaceProps & { readonly scale: number }) {
  const place = ({ x, y }: Point): Point => ({
    x: focus.x + (x - at.x) * scale,
    y: focus.y + (y - at.y) * scale,
  });
  const stars = matchingStars.map((star) => ({ ...star, ...place(star) }));
  const shared = stars.filter(({ of }) => of === 'both');
  const [role, person] = [place({ x: 224, y: 200 }), place({ x: 336, y: 200 })];
  const radius = 186 * scale;
  const brightest = 7;
  const room = { gap: 6, brightest: 5 };
  return (
    <>
      <Circle at={role} r={radius} fill="line" opacity={0.07} />
      <Circle at={person} r={radius} fill="line" opacity={0.1} />
      <Disc centre={role} radius={radius} turn={0} tone="fine" />
      <Disc centre={person} radius={radius} turn={11} tone="line" />
      <Path lines={constellationLines(stars, personLines, room)} stroke="line" />
      <Path lines={constellationLines(stars, roleLines, room)} stroke="sun" weight="medium" />
      <Path d={rings(shared, brightest + 6)} stroke="sun" weight="hairline" />
      {each(stars, (star) => (
        <Circle
          at={star}
          r={starRadius(star.magnitude, brightest)}
          stroke={star.of === 'person' ? 'line' : 'sun'}
          weight="medium"
          fill={starFills[star.of]}
        />
      ))}
    </>
  );
}

/** A seal as large as `radius`: woven rings around an empty middle. */
export function GreatSeal({ centre, radius }: { readonly centre: Point; readonly radius: number }) {
  const ring = (share: number, swing: number, petals: number, weave: number) =>
    rosette({ centre, radius: radius * share, swing: radius * swing, petals, strands: 6, weave });
  return (
    <>
      <Circle at={centre} r={radius} fill="line" opacity={0.07} />
      <Circle at={centre} r={radius * 0.68} fill="line" opacity={0.08} />
      <Path curves={ring(0.84, 0.15, 24, 8)} stroke="fine" weight="hairline" />
      <Path curves={ring(0.54, 0.14, 12, 0)} stroke="fine" weight="hairline" />
      <Circle at={centre} r={radius * 0.69} stroke="line" weight="medium" />
      <Circle at={centre} r={radius} stroke="line" weight="bold" />
      <Circle at={centre} r={radius * 0.39} stroke="line" weight="medium" />
      <Circle at={centre} r={radius * 0.34} stroke="fine" weight="hairline" />
    </>
  );
}

/** A sheet of the atlas on the table. */
interface Lying {
  /** Its number in the order of the atlas, from 0. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly scale: number;
}

/** What is lit stays so: the line in the agent's yellow route is dark, and skills that match are yellow. */
function onTable(index: number): (paint: Paint) => Paint {
  return (paint) => {
    if (index === 0 && paint.stroke === 'ink' && paint.weight === 'bold') return { stroke: 'ground' };
    if (index === 2 && paint.fill === 'ink') return { fill: 'sun' };
    return inReef(paint);
  };
}

/** Sheets of the atlas on the plotting table, the lowest first. */
export function SheetsOnTable({ lying }: { readonly lying: readonly Lying[] }) {
  return (
    <>
      <Path d={`M${beyond.x} ${beyond.y}h${beyond.width}v${beyond.height}h${-beyond.width}z`} fill="tint" />
      <HairGrid box={beyond} parts={{ across: 16, down: 12 }} />
      {each(lying, ({ index, x, y, slope, scale }) => (
        <g transform={`translate(${x} ${y})rotate(${slope})scale(${scale})`}>
          <Repaint by={onTable(index)}>
            <AtlasSheet index={index} />
          </Repaint>
        </g>
      ))}
    </>
  );
}
