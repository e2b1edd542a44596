import type { Drawing } from '../../drawings/drawing.ts';
import { rectangle } from '../../drawings/paths.ts';
import { HairGrid, inner, Neatline, Route } from '../../drawings/plate.tsx';
import { chartText, drawn } from '../../drawings/sample.ts';
import { Circle, Clipped, Path, Words } from '../../drawings/shapes.tsx';
import { createHeightField, levels, Relief } from '../../drawings/terrain.tsx';

const plate = { x: 1, y: 1, width: 638, height: 478 } as const;
const x = (share: number) => Math.round(plate.x + share * plate.width);
const y = (share: number) => Math.round(plate.y + share * plate.height);

/** The plate as far to the right as the land has been surveyed. */
const surveyed = { ...inner(plate, 5), width: 0.46 * plate.width - 5 };
const begin = { x: x(0.12), y: y(0.3) };
const end = { x: x(0.46), y: y(0.52) };
const cross = { x: x(0.76), y: y(0.5) };
const known = `M${begin.x} ${begin.y}C${x(0.2)} ${begin.y} ${x(0.3)} ${y(0.6)} ${end.x} ${end.y}`;

const field = createHeightField(
  [
    { x: x(0.12), y: y(0.3), height: 16, spread: 70 },
    { x: x(0.3), y: y(0.78), height: 12, spread: 56 },
    { x: x(0.42), y: y(0.2), height: 7, spread: 48 },
  ],
  { seed: 404, reach: 20, scale: 80 },
);

/** For the page that is not there: land up to where it was surveyed, and a route that goes on without it. */
function Uncharted() {
  return (
    <>
      <HairGrid box={plate} parts={{ across: 8, down: 6 }} />
      <Clipped by={rectangle(surveyed)}>
        <Relief
          field={field}
          tracing={{ box: surveyed, cell: 6, tolerance: 0.8 }}
          tints={[3, 7, 11]}
          tint={0.08}
          fine={levels(1, 15, 1, 5)}
          bold={[5, 10, 15]}
        />
      </Clipped>
      <Path d={`M${end.x} ${plate.y + 5}v${plate.height - 10}`} stroke="ink" dash="2 5" />
      <Neatline box={plate} parts={{ across: 24, down: 18 }} />
      <Route d={known} enter="draw-3" />
      <Path
        d={`M${end.x} ${end.y}Q${x(0.62)} ${y(0.4)} ${cross.x - 16} ${cross.y}`}
        stroke="ink"
        weight="bold"
        dash="6 7"
        enter="fade"
      />
      <Circle at={begin} r={9} fill="ink" stroke="background" weight="bold" />
      <Path d={`M${cross.x - 9} ${cross.y - 9}l18 18m0-18l-18 18`} stroke="ink" weight="heavy" enter="fade" />
      <Words
        x={cross.x}
        y={cross.y + 24}
        size="station"
        anchor="middle"
        rim
        drop={0.7}
        text={drawn.uncharted.nothing}
      />
      <Words x={end.x + 10} y={plate.y + 52} size="station" rim text={drawn.uncharted.edge} />
    </>
  );
}

export default {
  name: 'uncharted',
  text: chartText('uncharted'),
  full: { width: 640, height: 480, Picture: Uncharted },
} satisfies Drawing;
