import type { ReactNode } from 'react';
import { forecastSkills, horizons, pressure } from './data/skills-lens.ts';
import { chartText } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import { type Box, lengthOf, type Point, type Polyline, polar, rectangle, rings } from './paths.ts';
import { ticksAround } from './plate.tsx';
import { createFractalNoise } from './random.ts';
import { Circle, Clipped, each, Hit, Part, Path } from './shapes.tsx';
import { createHeightField, type HeightField, levels, trace } from './terrain.tsx';
import { Words } from './words.tsx';

const sheet: Box = { x: 0, y: 0, width: 560, height: 392 };
/** The middle of the lens. */
export const middle: Point = { x: 300, y: 196 };

const hills = [
  { x: 470, y: 250, height: 7, reach: 130 },
  { x: 350, y: 130, height: 3.4, reach: 60 },
  { x: 380, y: 300, height: 3.2, reach: 70 },
  { x: 90, y: 80, height: 4, reach: 60 },
];
const rough = createFractalNoise(31, 4);
const sea = 3;

/** A coast with bays and islands: the sea lies below 3. */
const land: HeightField = (x, y) =>
  hills.reduce(
    (sum, hill) => sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2),
    2.6 * rough(x / 62, y / 62),
  );

const index = createHeightField(
  [
    { x: pressure.high.x, y: pressure.high.y, height: pressure.high.index - 104, spread: 150 },
    { x: pressure.low.x, y: pressure.low.y, height: pressure.low.index - 104, spread: 120 },
  ],
  { seed: 5, reach: 40, scale: 240 },
);
const { lines: isobarsAt } = trace((x, y) => 104 + index(x, y), { box: sheet, cell: 8, tolerance: 0.4 });

/** Lines of the same demand. */
export function Isobars({ at }: { readonly at: readonly number[] }) {
  return <Path curves={isobarsAt(...at)} stroke="fine" weight="hairline" enter="draw-3" />;
}

/** The coast as far as it can be seen: guesses, coarse and broken. */
export function FarCoast({ guesses }: { readonly guesses: readonly number[] }) {
  const { lines } = trace(land, { box: sheet, cell: 24, tolerance: 6 });
  return each(guesses, (level) => (
    <Path curves={lines(level)} stroke="fine" weight="hairline" dash="5 4" enter="fade" />
  ));
}

interface Sharpness {
  /** How far the near coast may lie from the traced one, in user units. */
  readonly tolerance: number;
  /** How long a shore must be to be drawn, in user units. */
  readonly shortest?: number;
}

/** The lens: each ring is its own pane, sharper than the one around it; the weather ends where the coast is sharp. */
function Panes({ tolerance, shortest = 0, children }: Sharpness & { readonly children: ReactNode }) {
  const [near, mid] = horizons;
  const through = (radius: number, cell: number, exact: number) => {
    const reach = radius + 8;
    const box = { x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach };
    return { disc: rings([middle], radius), ...trace(land, { box, cell, tolerance: exact }) };
  };
  const blurred = through(mid.radius, 12, 3);
  const sharp = through(near.radius, 3, tolerance);
  const long = (shores: readonly Polyline[]) => shores.filter((shore) => lengthOf(shore) > shortest);
  const hairlines = { weight: 'hairline', enter: 'draw-2' } as const;
  return (
    <>
      <Path d={blurred.disc} fill="ground" />
      <Clipped by={blurred.disc}>
        <Path curves={blurred.areas(sea)} fill="tint" enter="fade" />
        <Path curves={blurred.lines(sea)} stroke="fine" weight="medium" enter="draw-1" />
      </Clipped>
      {children}
      <Path d={sharp.disc} fill="ground" />
      <Clipped by={sharp.disc}>
        <Path curves={long(sharp.areas(sea))} fill="sand" enter="fade" />
        <Path curves={long(sharp.lines(2.55, 2.1))} stroke="fine" {...hairlines} />
        <Path curves={long(sharp.lines(4.6, 6.2, 7.8))} stroke="hair" {...hairlines} />
        <Path curves={long(sharp.lines(sea))} stroke="ink" weight="medium" enter="draw-2" />
      </Clipped>
    </>
  );
}

/** The line of a ring: the bold one, the plain one and the one with a scale. */
function RingLine({ radius }: { readonly radius: number }) {
  const [near, , far] = horizons;
  const scale = ticksAround(middle, radius, 5, (tick) => (tick % 6 === 0 ? -9 : -5));
  return (
    <>
      <Circle
        at={middle}
        r={radius}
        stroke="ink"
        weight={radius === near.radius ? 'bold' : 'thin'}
        enter="draw-1"
      />
      {radius === far.radius ? <Path lines={scale} stroke="ink" weight="hairline" /> : null}
    </>
  );
}

/** The lens as one picture that answers no pointer, with the weather over it. */
export function Lens({ children, ...sharpness }: Sharpness & { readonly children: ReactNode }) {
  return (
    <>
      <Panes {...sharpness}>{children}</Panes>
      {each(horizons.toReversed(), ({ radius }) => (
        <RingLine radius={radius} />
      ))}
    </>
  );
}

function Places() {
  return each(forecastSkills, ({ name, growth, x, y, side }) => (
    <Part enter="fade">
      <Hit d={rings([{ x, y }], 22)} />
      <Circle at={{ x, y }} r={4} fill="sun" stroke="ink" weight="medium" />
      <Words
        x={side === 'left' ? x - 10 : x + 10}
        y={y}
        size="strong"
        anchor={side === 'left' ? 'end' : 'start'}
        drop={0.35}
        rim
        more={`+${growth}%`}
        pointed="in 12 months"
        text={name}
      />
    </Part>
  ));
}

/** Rings and the skills of the nearest one as parts that answer the pointer; each ring lies on the wider ones. */
function Rings() {
  return each(horizons.toReversed(), ({ year, error, radius }) => (
    <Part>
      <Hit d={rings([middle], radius)} />
      <RingLine radius={radius} />
      <Words
        {...polar(middle, radius, -90)}
        size="small"
        anchor="middle"
        drop={0.35}
        rim
        minor={error === 5}
        pointed={`±${error}%`}
        text={String(year)}
      />
      {year === horizons[0].year ? <Places /> : null}
    </Part>
  ));
}

/** Rings through which a far coast becomes sharp, and the isobars of the demand that is forecast. */
export default {
  name: 'skills-lens',
  text: chartText('skills-lens'),
  full: {
    width: 560,
    height: 420,
    Picture: () => (
      <>
        <Clipped by={rectangle(sheet)}>
          <FarCoast guesses={[2.2, 3, 4]} />
          <Panes tolerance={0.3}>
            <Isobars at={levels(86, 138, 4)} />
          </Panes>
        </Clipped>
        <Rings />
      </>
    ),
  },
  card: {
    width: 320,
    height: 200,
    Picture: () => (
      <g transform="translate(-8-10)scale(.58)">
        <Clipped by={rectangle(sheet)}>
          <FarCoast guesses={[3]} />
          <Lens tolerance={0.7}>
            <Isobars at={levels(90, 130, 10)} />
          </Lens>
        </Clipped>
      </g>
    ),
  },
} satisfies Drawing;
