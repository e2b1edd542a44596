import type { Drawing } from '../../drawings/drawing.ts';
import { rectangle, times } from '../../drawings/paths.ts';
import { each, Path } from '../../drawings/shapes.tsx';

/** Programmes from left to right: places the region needs in each skill, and how many are taught. */
const programmes = [
  { needed: 7, taught: 6 },
  { needed: 5, taught: 5 },
  { needed: 8, taught: 3 },
  { needed: 4, taught: 6 },
  { needed: 6, taught: 5 },
] as const;
const [size, gap] = [16, 4];

const stack = (x: number, count: number) =>
  times(count, (row) => rectangle({ x, y: 168 - row * (size + gap), width: size, height: size })).join('');

/** The products' card of Skills Mapping for educators: what is taught in lagoon, what the region lacks in yellow. */
function Programmes() {
  return (
    <>
      {each(programmes, ({ needed, taught }, index) => {
        const x = 30 + index * 56;
        return (
          <>
            <Path d={stack(x, needed)} stroke="line" fill={taught < needed ? 'sun' : 'background'} />
            <Path d={stack(x, Math.min(taught, needed))} fill="line" stroke="line" />
            <Path d={stack(x + size + gap, taught)} fill="tint" stroke="fine" />
          </>
        );
      })}
      <Path d="M16 188H304" stroke="line" weight="medium" />
    </>
  );
}

export default {
  name: 'programmes',
  full: { width: 320, height: 200, Picture: Programmes },
} satisfies Drawing;
