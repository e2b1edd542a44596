import { beyond, closeUp, focus, Lit, Station } from '../../drawings/close-ups.tsx';
import { times } from '../../drawings/paths.ts';
import { HairGrid } from '../../drawings/plate.tsx';
import { Circle, each, Path } from '../../drawings/shapes.tsx';

const names = times(9, (index) => ({ x: 84 + 14 * (index % 2), y: 6 + 32 * index }));
const threads = names.map(
  ({ x, y }) => `M${x} ${y}C${x + 70} ${y} ${focus.x - 60} ${focus.y} ${focus.x + 34} ${focus.y}`,
);
const [first = '', middle = '', last = ''] = [threads[1], threads[4], threads[7]];

/** Many names on the left, and the one meaning that they lead to. */
export default closeUp('names', () => (
  <>
    <HairGrid box={beyond} parts={{ across: 8, down: 6 }} />
    {each([70, 54, 38], (r) => (
      <Circle
        at={{ x: focus.x + 34, y: focus.y }}
        r={r}
        fill="line"
        opacity={0.09}
        stroke="line"
        weight="hairline"
      />
    ))}
    <Path d={threads.join('')} stroke="line" weight="medium" />
    <Lit d={first + middle + last} />
    {each(names, (at, index) => (
      <Station at={at} r={6} full={index % 3 === 1} />
    ))}
    <Station at={{ x: focus.x + 34, y: focus.y }} r={14} full />
  </>
));
