import type { Drawing } from '../../drawings/drawing.ts';
import {
  angleBetween,
  createSphereNoise,
  graticule,
  type Position,
  project,
  seenFrom,
  type View,
} from '../../drawings/globe.ts';
import { circle, times } from '../../drawings/paths.ts';
import { Circle, Clipped, Path, renderEach } from '../../drawings/shapes.tsx';
import { trace } from '../../drawings/terrain.tsx';

const view = {
  middle: [4, 10],
  centre: { x: 320, y: 320 },
  radius: 278,
} satisfies View;
const { centre, radius } = view;
const disc = circle(centre, radius);

/** As high as `height` in their middle, sinking to nothing over about `reach` degrees. */
const uplands = [
  { middle: [-38, 23], height: 9.5, reach: 21 },
  { middle: [-58, 4], height: 5, reach: 16 },
  { middle: [10, -16], height: 6.5, reach: 17 },
  { middle: [24, -42], height: 5, reach: 14 },
  { middle: [45, 40], height: 8, reach: 19 },
  { middle: [70, 4], height: 6, reach: 18 },
  { middle: [6, 68], height: 5, reach: 13 },
  { middle: [-38, -42], height: 4.5, reach: 12 },
] satisfies readonly { middle: Position; height: number; reach: number }[];
const rough = createSphereNoise(8, 3.1, 4);

/** Uplands over a sea floor, roughened by noise that makes coasts and ridges; seas lie below 0. */
function heightAt(position: Position): number {
  const height = uplands.reduce(
    (sum, upland) =>
      sum + upland.height * Math.exp(-((angleBetween(position, upland.middle) / upland.reach) ** 2)),
    -3,
  );
  return height + 1.9 * rough(position);
}

/** A highland of the globe, in user units. Throws where it lies on the far side. */
export function highland(index: number) {
  const place = project(uplands[index]?.middle ?? view.middle, view);
  if (!place) throw new Error(`The upland ${index} lies on the far side of the globe.`);
  return place;
}

/** The world of skills: a globe of contours on its graticule, night at its rim. */
export function World() {
  const reach = radius + 6;
  const box = { x: centre.x - reach, y: centre.y - reach, width: 2 * reach, height: 2 * reach };
  const { areas, lines } = trace(seenFrom(heightAt, view), { box, cell: 5, tolerance: 0.5 });
  const heights = times(12, (step) => 0.6 * (step + 1));
  const shade = times(9, (index) => 2.2 * (index + 1) + 0.42 * index * index);
  return (
    <>
      <Path d={disc} fill="tint" />
      <Clipped by={disc}>
        <Path curves={graticule(15, view)} stroke="hair" weight="hairline" />
        <Path curves={areas(0)} fill="land" />
        {renderEach([1.2, 3, 4.8, 6.6], (level) => (
          <Path curves={areas(level)} fill="line" opacity={0.1} />
        ))}
        <Path curves={lines(-0.35, -0.75)} stroke="fine" weight="hairline" opacity={0.6} />
        <Path curves={lines(...heights)} stroke="fine" weight="hairline" />
        <Path curves={lines(0)} stroke="line" weight="medium" />
        {renderEach(shade, (shift) => (
          <Circle
            at={{ x: centre.x - shift, y: centre.y - shift }}
            r={radius}
            stroke="fine"
            weight="hairline"
          />
        ))}
      </Clipped>
      <Path d={disc} stroke="line" weight="medium" />
      <Circle at={centre} r={radius + 14} stroke="hair" weight="hairline" />
    </>
  );
}

/** The globe as it stands on social pictures. */
export default {
  name: 'home',
  full: { width: 640, height: 640, Picture: World },
} satisfies Drawing;
