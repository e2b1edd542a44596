import { bleed, closeUp, focus } from '../../drawings/close-ups.tsx';
import { type Polyline, times } from '../../drawings/paths.ts';
import { createFractalNoise } from '../../drawings/random.ts';
import { Circle, Path, renderEach } from '../../drawings/shapes.tsx';

const rough = createFractalNoise(17, 3);
/** To the right of the picture's fade, so that the point itself stays bright. */
const today = { x: focus.x + 4, y: 168 } as const;

/** The forecast at a share of its margin, -1 its lower edge and 1 its upper one: a fan that opens from today. */
function course(share: number): Polyline {
  return times(25, (step) => {
    const along = step / 24;
    const x = today.x + (bleed.x + bleed.width - today.x) * along;
    return { x, y: today.y - 58 * along ** 1.15 - share * (20 + 84 * along) * along };
  });
}

const past = times(30, (step) => {
  const along = step / 29;
  const x = bleed.x + (today.x - bleed.x) * along;
  return { x, y: today.y + 44 * (1 - along) + 22 * rough(along * 5, 1.5) * (1 - along) };
});

/** A forecast that opens like a fan from the last known point. */
export default closeUp(
  'fan',
  () => (
    <>
      {renderEach([1, 0.66, 0.33], (share) => (
        <Path
          curves={[[...course(share), ...course(-share).toReversed(), today]]}
          fill="line"
          opacity={0.12}
        />
      ))}
      <Path curves={[-1, -0.66, -0.33, 0.33, 0.66, 1].map(course)} stroke="fine" weight="hairline" />
      <Path curves={[course(0)]} stroke="line" weight="bold" />
      <Path curves={[past]} stroke="sun" weight="bold" />
      <Circle at={today} r={9} fill="sun" stroke="background" weight="bold" />
      <Circle at={today} r={15} stroke="sun" weight="medium" />
    </>
  ),
  'skills-lens',
);
