import { closeUp, Station } from '../../drawings/close-ups.tsx';
import { graticule, project, type View } from '../../drawings/globe.ts';
import { distance, dots, type Point } from '../../drawings/paths.ts';
import { Circle, each, Path } from '../../drawings/shapes.tsx';
import { continents } from '../../drawings/skills-ai.drawing.tsx';

const view: View = { middle: { longitude: 8, latitude: 14 }, centre: { x: 232, y: 158 }, radius: 168 };
const { centre, radius } = view;

/** Where one sentence leads: two entries that the AI is sure of, and one that a person decides. */
const entries = [
  { longitude: -30, latitude: 34, sure: true },
  { longitude: 24, latitude: 44, sure: true },
  { longitude: 4, latitude: -8, sure: false },
].map(({ sure, ...position }) => ({ sure, at: project(position, view) ?? centre }));

/** The globe of skills. */
export default closeUp('globe', () => {
  const points = continents.flat().flatMap((position) => project(position, view) ?? []);
  const isNear = (point: Point) => distance(point, centre) < 0.8 * radius;
  const far = points.filter((point) => !isNear(point));
  return (
    <>
      <Circle at={centre} r={radius} fill="tint" />
      <Circle at={centre} r={radius} fill="line" opacity={0.08} />
      <Path curves={graticule(15, view)} stroke="fine" weight="hairline" opacity={0.55} />
      <Circle at={centre} r={radius} stroke="line" weight="bold" />
      <Path d={dots(far)} stroke="fine" weight="bold" />
      <Path d={dots(points.filter(isNear))} stroke="line" weight="dot" />
      {each(entries, ({ sure, at }) => (
        <>
          <Circle at={at} r={12} stroke="sun" />
          <Station at={at} r={6} full={sure} />
        </>
      ))}
    </>
  );
});
