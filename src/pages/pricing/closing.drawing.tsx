import { closeUp, SheetsOnTable } from '../../drawings/close-ups.tsx';
import { rectangle, times } from '../../drawings/paths.ts';
import { Path } from '../../drawings/shapes.tsx';

const lying = [
  { index: 3, x: 122, y: 10, slope: 3, scale: 1.34 },
  { index: 0, x: 86, y: 112, slope: -4, scale: 0.84 },
];
const block = { x: 60, y: 230, width: 26, height: 12 } as const;
const blocks = 13;

/** The two packages as sheets of two sizes, and the scale from one team to everyone below them. */
export default closeUp('scale', () => {
  const dark = times(Math.ceil(blocks / 2), (index) =>
    rectangle({ ...block, x: block.x + 2 * index * block.width }),
  );
  const bar = rectangle({ ...block, width: block.width * blocks });
  return (
    <>
      <SheetsOnTable lying={lying} />
      <Path d={bar} fill="ground" stroke="line" weight="medium" />
      <Path d={dark.join('')} fill="line" />
    </>
  );
});
