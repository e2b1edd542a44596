import type { ReactNode } from 'react';
import { circle, type Point, polar, times } from '../../drawings/paths.ts';
import { createNoise } from '../../drawings/random.ts';
import { Circle, Clipped, Path, renderEach, Words } from '../../drawings/shapes.tsx';
import { createHeightField, levels, trace } from '../../drawings/terrain.tsx';

const sheet = { x: 0, y: 0, width: 400, height: 400 } as const;
const middle: Point = { x: 200, y: 200 };
const radius = 196;
const disc = circle(middle, radius);

/** Where the skills around one stand: the next of kin first. The last two are cut by the rim, as the map goes on. */
const kin: readonly (Point & { readonly anchor?: 'middle' })[] = [
  { x: 266, y: 116, anchor: 'middle' },
  { x: 128, y: 128, anchor: 'middle' },
  { x: 262, y: 258 },
  { x: 112, y: 252, anchor: 'middle' },
  { x: 206, y: 318, anchor: 'middle' },
  { x: 186, y: 62, anchor: 'middle' },
  { x: 312, y: 200 },
];

interface LensProps {
  /** What a screen reader says of it. */
  readonly label: string;
}

function Lens({ label, children }: LensProps & { readonly children: ReactNode }) {
  return (
    <div className="chart" data-background="ink">
      <svg viewBox="0 0 400 400" width="400" height="400" role="img" aria-label={label}>
        <Circle at={middle} r={radius} fill="tint" />
        <Clipped by={disc}>{children}</Clipped>
        <Circle at={middle} r={radius} stroke="line" weight="bold" />
      </svg>
    </div>
  );
}

interface KinLensProps extends LensProps {
  readonly skill: string;
  /** The skills next to it, the nearest first. */
  readonly near: readonly string[];
}

/** A piece of the taxonomy enlarged: one skill and those beside it, as places on a coast. */
export function KinLens({ skill, near, ...lens }: KinLensProps) {
  const places = kin.slice(0, near.length);
  const heightAt = createHeightField(
    [{ ...middle, height: 7, spread: 58 }, ...places.map(({ x, y }) => ({ x, y, height: 3.4, spread: 40 }))],
    { seed: 12, reach: 20, scale: 90 },
  );
  const { areas, lines } = trace(heightAt, { box: sheet, cell: 9, tolerance: 0.8 });
  return (
    <Lens {...lens}>
      <Path curves={areas(1.2)} fill="land" stroke="line" weight="thin" />
      <Path curves={lines(...levels(2.4, 6.4, 1))} stroke="fine" weight="hairline" opacity={0.7} />
      {renderEach(places, (place, index) => (
        <>
          <Path lines={[[middle, place]]} stroke="fine" dash="2 4" />
          <Circle at={place} r={4} fill="background" stroke="line" weight="medium" />
          <Words
            x={place.x + (place.anchor ? 0 : 9)}
            y={place.y + (place.anchor ? 20 : 4)}
            anchor={place.anchor ?? 'start'}
            rim
            text={near[index] ?? ''}
          />
        </>
      ))}
      <Circle at={middle} r={8} fill="sun" stroke="background" weight="bold" />
      <Words x={middle.x} y={middle.y - 15} size="title" anchor="middle" rim text={skill} />
    </Lens>
  );
}

/** The rim of a level, the higher the smaller: a circle around the summit that noise makes a contour line. */
const summit: Point = { x: 200, y: 82 };
const rough = createNoise(5);
const band = 62;

function contourOf(level: number) {
  const lower = band * (5 - level);
  const ring = times(30, (step) => {
    const turn = (step * 2 * Math.PI) / 30;
    const swing = 1 + 0.03 * rough(Math.cos(turn) * 1.5 + level / 5, Math.sin(turn) * 1.5);
    const { x, y } = polar({ x: 0, y: 0 }, swing, step * 12);
    return { x: summit.x + x * (114 + 0.9 * lower), y: summit.y + y * (50 + lower) };
  });
  return [...ring, ...ring.slice(0, 1)];
}

interface LevelLensProps extends LensProps {
  /** The levels from the lowest, each with words that ask for it. */
  readonly levels: readonly { readonly name: string; readonly phrase: string }[];
  /** The level that was read. */
  readonly read: number;
}

/** One skill enlarged: its levels as contour lines up to the summit, the one that was read lit. */
export function LevelLens({ levels: steps, read, ...lens }: LevelLensProps) {
  return (
    <Lens {...lens}>
      {renderEach(steps, (_step, index) => (
        <Path
          curves={[contourOf(index + 1)]}
          fill={index + 1 === read ? 'sun' : 'land'}
          stroke={index + 1 === read ? 'sun' : 'line'}
          weight="thin"
        />
      ))}
      {renderEach(steps, ({ name, phrase }, index) => {
        const [y, tone] = [
          summit.y + (index === 4 ? 3 : 6) + band * (4 - index),
          index + 1 === read ? 'background' : 'ink',
        ] as const;
        return (
          <>
            <Words x={200} y={y} size="strong" tone={tone} anchor="middle" text={`${index + 1} ${name}`} />
            <Words x={200} y={y + 19} tone={tone} anchor="middle" text={phrase} />
          </>
        );
      })}
    </Lens>
  );
}
