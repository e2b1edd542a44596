import { bleed, closeUp, Station } from '../../drawings/close-ups.tsx';
import { type Polyline, times } from '../../drawings/paths.ts';
import { createFractalNoise } from '../../drawings/random.ts';
import { Path, renderEach } from '../../drawings/shapes.tsx';

const rough = createFractalNoise(8, 3);
const right = bleed.x + bleed.width;
const foot = bleed.y + bleed.height;
const profile = (height: (x: number) => number): Polyline =>
  times(81, (step) => bleed.x + step * 5).map((x) => ({ x, y: height(x) }));
const need = (x: number) => 128 - 62 * Math.exp(-(((x - 252) / 70) ** 2)) + 16 * rough(x / 70, 1);
/** Level with the need at two places: short between them, more than enough outside. */
const have = (x: number) => need(x) + 62 * Math.exp(-(((x - 248) / 62) ** 2)) - 16;
const [upper, lower] = [profile(need), profile(have)];

/** The video's poster: the map cut through, with what is needed as one line and what is there as another. */
export default closeUp(
  'section',
  () => (
    <>
      <Path lines={[[...lower, { x: right, y: foot }, { x: bleed.x, y: foot }]]} fill="tint" />
      {renderEach([1, 2, 3, 4, 5], (depth) => (
        <Path
          lines={[lower.map(({ x, y }) => ({ x, y: y + 20 * depth + (foot - y) * 0.03 * depth }))]}
          stroke="hair"
        />
      ))}
      <Path lines={[[...upper, ...lower.toReversed()]]} fill="sun" opacity={0.28} />
      <Path lines={[lower]} stroke="line" weight="dot" />
      <Path lines={[upper]} stroke="sun" weight="dot" />
      <Station at={{ x: 250, y: need(250) }} r={8} full />
      <Station at={{ x: 250, y: have(250) }} r={8} />
    </>
  ),
  'skills-mapping',
);
