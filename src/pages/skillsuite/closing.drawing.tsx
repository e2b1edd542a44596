import { closeUp, focus, Lit, Station } from '../../drawings/close-ups.tsx';
import { polar, times } from '../../drawings/paths.ts';
import { each, Path } from '../../drawings/shapes.tsx';
import { hillContours } from '../../drawings/terrain.tsx';

const hill = hillContours({ at: focus, rings: 11, step: 17, seed: 12 });
const ends = times(5, (index) => polar(focus, 92 + 14 * (index % 2), 72 * index - 60));
/** Each way leaves the summit a little to the side, as a path goes down a hill. */
const ways = ends.map((end, index) => {
  const bend = polar(focus, 60, 72 * index - 92);
  return `M${focus.x} ${focus.y}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
});

/** One record on a summit, and five ways from it. */
export default closeUp('ways', () => (
  <>
    {each([1, 4, 7, 9], (ring) => (
      <Path d={hill[ring] ?? ''} fill="line" opacity={0.08} />
    ))}
    <Path d={hill.join('')} stroke="fine" weight="hairline" />
    <Path d={hill[4] ?? ''} stroke="line" weight="medium" />
    <Lit d={ways.join('')} />
    {each(ends, (at) => (
      <Station at={at} r={7} />
    ))}
    <Station at={focus} r={12} full />
  </>
));
