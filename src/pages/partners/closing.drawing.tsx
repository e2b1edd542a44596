import { closeUp, focus } from '../../drawings/close-ups.tsx';
import { polygon, rectangle } from '../../drawings/paths.ts';
import { Circle, each, Path } from '../../drawings/shapes.tsx';
import { hillContours } from '../../drawings/terrain.tsx';

const [first, second, third, fourth] = [
  { x: 128, y: 64 },
  { x: 286, y: 56 },
  { x: 136, y: 216 },
  { x: 280, y: 212 },
] as const;

const looks = { fill: 'ground', stroke: 'line', weight: 'bold' } as const;
const hill = hillContours({ at: focus, rings: 9, step: 19, seed: 5 });
const ways = [first, second, third, fourth].map(({ x, y }) => `M${x} ${y}L${focus.x} ${focus.y}`).join('');

/** Four records in four forms, and the one entry that all of them mean. */
export default closeUp('junction', () => (
  <>
    {each([1, 3, 5, 7], (ring) => (
      <Path d={hill[ring] ?? ''} fill="line" opacity={0.08} />
    ))}
    {each(hill, (d, ring) =>
      ring % 4 === 3 ? (
        <Path d={d} stroke="line" weight="medium" />
      ) : (
        <Path d={d} stroke="fine" weight="hairline" />
      ),
    )}
    <Path d={ways} stroke="ground" weight="heavy" />
    <Path d={ways} stroke="sun" weight="bold" />
    <Circle at={first} r={15} {...looks} />
    <Path d={rectangle({ x: second.x - 14, y: second.y - 14, width: 28, height: 28 })} {...looks} />
    <Path d={polygon(third, 18, 3, -0.25)} {...looks} />
    <Path d={polygon(fourth, 17, 6, 0)} {...looks} />
    <Circle at={focus} r={13} fill="sun" stroke="ground" weight="heavy" />
  </>
));
