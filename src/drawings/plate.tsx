import { useContext, useId } from 'react';
import type { Tone } from '../design/drawing-theme.ts';
import { type Box, closed, type Point, type Polyline, polar, rectangle, tenth, times } from './paths.ts';
import { Circle, type Entrance, Group, Path, StandalonePicture, Words } from './shapes.tsx';

interface Parts {
  readonly across: number;
  readonly down: number;
}

/** Returns a box that is smaller by `inset` user units on each side. */
export function inner({ x, y, width, height }: Box, inset: number): Box {
  return { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
}

function divide(start: number, length: number, parts: number): readonly number[] {
  return times(parts - 1, (index) => start + (length * (index + 1)) / parts);
}

/**
 * The neatline (the frame of an atlas plate): a line, a hairline inside it, and ticks between them that divide the sides
 * into `parts`.
 */
export function Neatline({ box, parts }: { readonly box: Box; readonly parts: Parts }) {
  const rim = 5;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const columns = divide(box.x, box.width, parts.across).map(
    (x) => `M${x} ${box.y}v${rim}M${x} ${bottom - rim}v${rim}`,
  );
  const rows = divide(box.y, box.height, parts.down).map(
    (y) => `M${box.x} ${y}h${rim}M${right - rim} ${y}h${rim}`,
  );
  return (
    <>
      <Path d={rectangle(box)} stroke="ink" />
      <Path d={rectangle(inner(box, rim))} stroke="ink" weight="hairline" />
      <Path d={[...columns, ...rows].join('')} stroke="ink" />
    </>
  );
}

/** Hairlines that divide a box into equal parts. */
export function HairGrid({ box, parts }: { readonly box: Box; readonly parts: Parts }) {
  const columns = divide(box.x, box.width, parts.across).map((x) => `M${x} ${box.y}v${box.height}`);
  const rows = divide(box.y, box.height, parts.down).map((y) => `M${box.x} ${y}h${box.width}`);
  return <Path d={[...columns, ...rows].join('')} stroke="hair" weight="hairline" />;
}

/**
 * Returns ticks on the inner side of a circle, one every 5 degrees. Every sixth is `length` user units long, the others
 * are 4 user units shorter. `turn` rotates them, in degrees.
 */
export function ticksAround(centre: Point, radius: number, length: number, turn = 0): readonly Polyline[] {
  return times(72, (index) => {
    const angle = index * 5 + turn;
    const end = radius - (index % 6 === 0 ? length : length - 4);
    return [polar(centre, radius, angle), polar(centre, end, angle)];
  });
}

/** A route in yellow on a dark casing. */
export function Route({ d, enter }: { readonly d: string; readonly enter?: Entrance }) {
  return (
    <>
      <Path d={d} stroke="ink" weight="glow" enter={enter} />
      <Path d={d} stroke="sun" weight="heavy" enter={enter} />
    </>
  );
}

interface Rosette {
  readonly centre: Point;
  /** The mean distance of the line from the centre, in user units. */
  readonly radius: number;
  /** How far the line moves in and out of the radius, in user units. */
  readonly swing: number;
  readonly petals: number;
  /** The number of lines, spread evenly over one petal. */
  readonly strands: number;
  /** The number of waves in the amplitude, for the woven look of a bank note. By default 0. */
  readonly weave?: number;
}

/** Returns the closed lines of a rosette, as on engine-turned seals and bank notes. */
export function rosette({ centre, radius, swing, petals, strands, weave = 0 }: Rosette): readonly Polyline[] {
  const steps = petals * 6;
  return times(strands, (strand) => {
    const turn = (2 * Math.PI * strand) / strands;
    const points = times(steps, (step) => {
      const angle = (2 * Math.PI * step) / steps;
      const breath = weave === 0 ? 1 : 0.72 + 0.28 * Math.cos(weave * angle);
      return polar(centre, radius + swing * breath * Math.sin(petals * angle + turn), (360 * step) / steps);
    });
    return closed(points);
  });
}

interface Band {
  readonly from: Point;
  readonly width: number;
  /** Returns half the height of the band, in user units, at `share` (0 to 1) of its length. */
  readonly envelope: (share: number) => number;
  readonly strands: number;
}

/** Returns the lines of a horizontal guilloche band: five waves each, phase-shifted, within the envelope. */
export function guillocheBand({ from, width, envelope, strands }: Band): readonly Polyline[] {
  const waves = 5;
  const steps = waves * 6;
  return times(strands, (strand) =>
    times(steps + 1, (step) => {
      const share = step / steps;
      const wave = Math.sin(2 * Math.PI * (waves * share + strand / strands));
      return { x: from.x + width * share, y: from.y + envelope(share) * wave };
    }),
  );
}

/** A tick mark around the origin, for "verified"; the radius in user units. */
export function Tick({ radius: r, tone }: { readonly radius: number; readonly tone: Tone }) {
  return <Path d={`M${-r} 0l${0.7 * r} ${0.7 * r}l${1.3 * r} ${-1.4 * r}`} stroke={tone} weight="bold" />;
}

/** Text spread over a whole circle around the origin, starting at the left. */
function CurvedWords({ radius, text }: { readonly radius: number; readonly text: string }) {
  const id = useId();
  // Firefox reads `textLength` on `text`, Safari on `textPath`.
  const textLength = tenth(2 * Math.PI * radius - 2);
  return (
    <>
      <path
        id={id}
        d={`M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`}
        fill="none"
      />
      <text className="ct-curved cf-line" textLength={textLength}>
        <textPath href={`#${id}`} textLength={textLength}>
          {text}
        </textPath>
      </text>
    </>
  );
}

interface RoundSealProps {
  readonly centre: Point;
  readonly radius: number;
  /** Clockwise rotation, in degrees. */
  readonly slope: number;
  /** Without words, and in standalone pictures, the seal has a tick. */
  readonly words?: { readonly around: string; readonly middle: string; readonly below: string };
}

/** A round seal: an engine-turned ring, text along its edge, and level and date in the middle. */
export function RoundSeal({ centre, radius, slope, words }: RoundSealProps) {
  const isStandalone = useContext(StandalonePicture) !== undefined;
  const origin = { x: 0, y: 0 };
  const tone = 'line';
  return (
    <Group enter="fade">
      <g transform={`translate(${centre.x} ${centre.y})rotate(${slope})`}>
        <Path
          curves={rosette({ centre: origin, radius: radius - 5, swing: 5, petals: 28, strands: 2 })}
          stroke={tone}
          weight="hairline"
        />
        <Circle at={origin} r={radius - 12} stroke={tone} weight="medium" />
        {words && !isStandalone ? (
          <>
            <Circle at={origin} r={radius - 30} stroke={tone} weight="hairline" />
            <CurvedWords radius={radius - 24} text={words.around} />
            <Words x={0} y={-2} size="figure" tone={tone} anchor="middle" drop={0.1} text={words.middle} />
            <Words x={0} y={14} size="small" tone={tone} anchor="middle" minor text={words.below} />
          </>
        ) : (
          <Tick radius={7} tone={tone} />
        )}
      </g>
    </Group>
  );
}
