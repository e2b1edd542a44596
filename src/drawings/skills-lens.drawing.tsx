import { useContext, useId } from 'react';
import { fillIn } from '../content/format.ts';
import { type Box, circle, type Point, polar, rectangle, tenth, times } from './paths.ts';
import { ticksAround } from './plate.tsx';
import { createFractalNoise, type HeightField } from './random.ts';
import { drawn, organisation, productChart } from './sample.ts';
import { Circle, Clipped, Hit, Part, Path, renderEach, StandalonePicture, Words } from './shapes.tsx';
import { createHeightField, levels, trace } from './terrain.tsx';

const { rising, horizons: years } = organisation.forecast;

/** Positions of the forecast's skills, fastest first: on the coast, with room for their names on the left. */
const places = [
  { x: 317, y: 164 },
  { x: 319, y: 200 },
  { x: 336, y: 238 },
];

/** The skills of the forecast. `growth` is how much demand grows within 12 months, in per cent. */
export const forecastSkills = places.flatMap((place, index) => {
  const skill = rising[index];
  return skill ? [{ name: skill.name, growth: skill.trend, ...place }] : [];
});

/** The rings of the lens, from the nearest year to the furthest. `error` is the forecast's error in percentage points. */
const [near, mid, far] = [98, 144, 186] as const;
const horizons = years.map((horizon, index) => ({ ...horizon, radius: [near, mid, far][index] ?? far }));

/** The highest and lowest demand index (today is 100), each with position and spread in user units. */
const pressure = [
  { x: 500, y: 84, index: 142, spread: 150 },
  { x: 74, y: 306, index: 82, spread: 120 },
] as const;

const sheet: Box = { x: 0, y: 0, width: 560, height: 392 };
const middle: Point = { x: 300, y: 196 };

const hills = [
  { x: 470, y: 250, height: 7, reach: 130 },
  { x: 350, y: 130, height: 3.4, reach: 60 },
  { x: 380, y: 300, height: 3.2, reach: 70 },
  { x: 90, y: 80, height: 4, reach: 60 },
];
const rough = createFractalNoise(31, 4);
const sea = 3;

const land: HeightField = (x, y) =>
  hills.reduce(
    (sum, hill) => sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2),
    2.6 * rough(x / 62, y / 62),
  );

const demand = createHeightField(
  pressure.map((centre) => ({ ...centre, height: centre.index - 104 })),
  { seed: 5, reach: 40, scale: 240 },
);
const { lines: isobarsAt } = trace((x, y) => 104 + demand(x, y), { box: sheet, cell: 8, tolerance: 0.6 });

interface LensProps {
  /** Levels of the dashed coastlines outside the lens. */
  readonly guesses: readonly number[];
  readonly isobars: readonly number[];
  /** The maximum deviation of the sharp coastline, in user units. */
  readonly tolerance: number;
}

/** The coast, sharper in each ring than in the one around it. Isobars stop at the sharpest ring. */
function Lens({ guesses, isobars, tolerance }: LensProps) {
  const guessed = trace(land, { box: sheet, cell: 24, tolerance: 6 });
  const through = (radius: number, cell: number, exact: number) => {
    const reach = radius + 8;
    const box = { x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach };
    return { disc: circle(middle, radius), ...trace(land, { box, cell, tolerance: exact }) };
  };
  const blurred = through(mid, 12, 3);
  const sharp = through(near, 3, tolerance);
  const hairlines = { weight: 'hairline', enter: 'draw-2' } as const;
  return (
    <Clipped by={rectangle(sheet)}>
      {renderEach(guesses, (level) => (
        <Path curves={guessed.lines(level)} stroke="fine" weight="hairline" dash="5 4" enter="fade" />
      ))}
      <Clipped by={circle(middle, far)}>
        <Path curves={guessed.areas(sea)} fill="tint" opacity={0.55} enter="fade" />
      </Clipped>
      <Path d={blurred.disc} fill="background" />
      <Clipped by={blurred.disc}>
        <Path curves={blurred.areas(sea)} fill="tint" enter="fade" />
        <Path curves={blurred.lines(sea)} stroke="fine" weight="medium" enter="draw-1" />
      </Clipped>
      <Path curves={isobarsAt(...isobars)} stroke="fine" weight="hairline" enter="draw-3" />
      <Path d={sharp.disc} fill="background" />
      <Clipped by={sharp.disc}>
        <Path curves={sharp.areas(sea)} fill="sand" enter="fade" />
        <Path curves={sharp.lines(2.55, 2.1)} stroke="fine" {...hairlines} />
        <Path curves={sharp.lines(4.6, 6.2, 7.8)} stroke="hair" {...hairlines} />
        <Path curves={sharp.lines(sea)} stroke="ink" weight="medium" enter="draw-2" />
      </Clipped>
    </Clipped>
  );
}

/** Banks of fog along the edge of a ring, as angles in degrees, distances from the edge and radii in user units. */
const banks = times(16, (bank) => ({
  angle: 22.5 * bank + 9 * Math.sin(5 * bank),
  away: 34 + 14 * Math.sin(3 * bank),
  radius: 38 + 12 * Math.cos(7 * bank),
}));

/** Fog outside of a ring, which the page may show (`charts.css`); `place` is that of the ring, from the nearest on. */
function Fog({ place, radius }: { readonly place: number; readonly radius: number }) {
  const id = useId();
  if (useContext(StandalonePicture)) return null;
  const reach = 460;
  const edge = radius / reach;
  return (
    <g className={`c-fog c-fog-${place}`} clipPath={`url(#${id}-outside)`}>
      <clipPath id={`${id}-outside`}>
        <path d={rectangle(sheet) + circle(middle, radius)} clipRule="evenodd" />
      </clipPath>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={middle.x} cy={middle.y} r={reach}>
        <stop offset={edge} stopColor="currentColor" stopOpacity="0" />
        <stop offset={edge + 0.09} stopColor="currentColor" stopOpacity=".96" />
      </radialGradient>
      <radialGradient id={`${id}-bank`}>
        <stop offset="0" stopColor="white" stopOpacity=".6" />
        <stop offset="1" stopColor="white" stopOpacity="0" />
      </radialGradient>
      <rect width={sheet.width} height={sheet.height} fill={`url(#${id})`} />
      {renderEach(banks, ({ angle, away, radius: size }) => {
        const { x, y } = polar(middle, radius + away, angle);
        return (
          <ellipse
            cx={tenth(x)}
            cy={tenth(y)}
            rx={tenth(2.2 * size)}
            ry={tenth(0.8 * size)}
            fill={`url(#${id}-bank)`}
          />
        );
      })}
    </g>
  );
}

/** The outline of a ring. The nearest one is bold, the furthest one has a scale. */
function RingLine({ radius }: { readonly radius: number }) {
  const scale = ticksAround(middle, radius, 9);
  const weight = radius === near ? 'bold' : 'thin';
  return (
    <>
      <Circle at={middle} r={radius} stroke="ink" weight={weight} enter="draw-1" />
      {radius === far ? <Path lines={scale} stroke="ink" weight="hairline" /> : null}
    </>
  );
}

function Places() {
  return renderEach(forecastSkills, ({ name, growth, x, y }) => (
    <Part enter="fade">
      <Hit d={circle({ x, y }, 17)} />
      <Circle at={{ x, y }} r={4} fill="sun" stroke="ink" weight="medium" />
      <Words
        x={x - 22}
        y={y}
        size="strong"
        anchor="end"
        drop={0.35}
        rim
        more={fillIn(drawn.lens.growth, { growth })}
        text={name}
      />
    </Part>
  ));
}

/** The rings as interactive parts, and the skills in the nearest ring. Wider rings are painted first. */
function Rings() {
  return renderEach(horizons.toReversed(), ({ year, error, radius }) => (
    <Part>
      <Hit d={circle(middle, radius)} />
      <RingLine radius={radius} />
      <Words
        {...polar(middle, radius, -90)}
        size="small"
        anchor="middle"
        drop={0.35}
        rim
        pointed={drawn.lens.points}
        text={fillIn(drawn.lens.ring, { year: String(year), error })}
      />
      {radius === near ? <Places /> : null}
    </Part>
  ));
}

/** A lens of rings that make a coast sharper, and isobars of the forecast demand. */
export default productChart(
  'skills-lens',
  {
    years: horizons.map(({ year, error }) => `${year} (±${error})`).join(', '),
    rising: forecastSkills.map(({ name, growth }) => `${name} +${growth}%`).join(', '),
    high: pressure[0].index,
    low: pressure[1].index,
  },
  () => (
    <>
      <Lens guesses={[2.2, 3, 4]} isobars={levels(86, 138, 4)} tolerance={0.4} />
      {renderEach([near, mid], (radius, index) => (
        <Fog place={index + 1} radius={radius} />
      ))}
      <Rings />
    </>
  ),
  () => (
    <g transform="translate(-8-10)scale(.58)">
      <Lens guesses={[3]} isobars={levels(90, 130, 10)} tolerance={0.7} />
      {renderEach(horizons.toReversed(), ({ radius }) => (
        <RingLine radius={radius} />
      ))}
    </g>
  ),
);
