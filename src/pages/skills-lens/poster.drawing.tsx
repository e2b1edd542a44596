import { closeUp } from '../../drawings/close-ups.tsx';
import { rectangle, times } from '../../drawings/paths.ts';
import { createRandom } from '../../drawings/random.ts';
import { Path } from '../../drawings/shapes.tsx';

const random = createRandom(31);
const today = 11;
/** Job adverts as sheets, a column for each month: how many name the skill grows; behind today they are expected. */
const sheets = times(19, (month) =>
  times(Math.round(4 + 0.3 * month + random(0, 2)), (place) => ({
    d: rectangle({ x: 4 + 19 * month, y: 224 - 17 * place, width: 11, height: 13 }, 1),
    names: place < 0.42 * month - 0.6,
    expected: month > today,
  })),
).flat();
const drawn = (names: boolean, expected: boolean) =>
  sheets
    .filter((sheet) => sheet.names === names && sheet.expected === expected)
    .map(({ d }) => d)
    .join('');

/** The video's poster: a skill spreads through job adverts, month by month, and on into the forecast. */
export default closeUp(
  'adverts',
  () => (
    <>
      <Path d={drawn(false, false)} fill="tint" stroke="fine" />
      <Path d={drawn(false, true)} stroke="hair" />
      <Path d={drawn(true, false)} fill="line" stroke="line" />
      <Path d={drawn(true, true)} stroke="line" dash="2 2" weight="medium" />
      <Path d={`M${19 * (today + 1)} 20V250`} stroke="sun" weight="bold" />
    </>
  ),
  'skills-lens',
);
