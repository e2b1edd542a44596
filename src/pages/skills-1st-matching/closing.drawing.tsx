import { closeUp } from '../../drawings/close-ups.tsx';
import { type Point, polar, times } from '../../drawings/paths.ts';
import { ticksAround } from '../../drawings/plate.tsx';
import { Circle, Path, renderEach } from '../../drawings/shapes.tsx';

const centre: Point = { x: 132, y: 136 };
const radius = 126;

/** The constellation of the page's first chart, without a name at any star. */
const stars = [
  { x: 118, y: 52, r: 6.5 },
  { x: 142, y: 84, r: 5 },
  { x: 124, y: 126, r: 6 },
  { x: 112, y: 160, r: 5 },
  { x: 140, y: 190, r: 4.5 },
  { x: 198, y: 216, r: 5 },
] as const;
const apart = { x: 44, y: 142, r: 5 } as const;

/** Two star charts that coincide: every star stands in both. */
export default closeUp(
  'coinciding',
  () => (
    <>
      <Circle at={centre} r={radius} fill="line" opacity={0.08} />
      {renderEach([0.2, 0.4, 0.6, 0.8], (share) => (
        <Circle at={centre} r={radius * share} stroke="fine" weight="hairline" opacity={0.5} />
      ))}
      <Path
        lines={times(12, (hour) => [
          polar(centre, radius / 5, 30 * hour),
          polar(centre, radius - 8, 30 * hour),
        ])}
        stroke="fine"
        weight="hairline"
        opacity={0.5}
      />
      <Path lines={ticksAround(centre, radius, 8)} stroke="line" weight="hairline" />
      <Circle at={centre} r={radius} stroke="line" weight="bold" />
      <Circle at={centre} r={radius + 4} stroke="line" weight="hairline" />
      <Path lines={[stars, [stars[2], apart, stars[4]]]} stroke="sun" weight="medium" />
      {renderEach([...stars, apart], ({ r, ...at }) => (
        <>
          <Circle at={at} r={r + 6} fill="background" />
          <Circle at={at} r={r + 4} stroke="sun" weight="medium" />
          <Circle at={at} r={r} fill="sun" />
        </>
      ))}
    </>
  ),
  'skills-1st-matching',
);
