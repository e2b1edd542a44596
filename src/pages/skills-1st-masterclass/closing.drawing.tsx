import { closeUp, Lit } from '../../drawings/close-ups.tsx';
import { between, rings, times } from '../../drawings/paths.ts';
import { Circle, each, Path } from '../../drawings/shapes.tsx';
import { seatPlace, seatRows } from './seats.ts';

const screen = { x: 206, y: 271 };
const scale = 2.35;

const arc = (radius: number) => `M${screen.x - radius} ${screen.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
const rows = seatRows.map(({ seats, radius }) =>
  times(seats, (index) => seatPlace(screen, radius * scale, index, seats)),
);
/** The seat that is still free. */
const free = rows[1]?.[5] ?? screen;
const seats = rows.flat();
const taken = seats.filter((seat) => seat !== free);
const steps = [47, 73, 99].map((radius) => arc(radius * scale));

/** Twenty-five seats in three arcs before one screen; all of them see it, one is lit. */
export default closeUp('seats', () => (
  <>
    {each(steps, (step) => (
      <Path d={`${step}z`} fill="line" opacity={0.07} />
    ))}
    <Path lines={seats.map((seat) => [between(screen, seat, 0.16), seat])} stroke="hair" />
    <Path d={[arc(21 * scale), ...steps].join('')} stroke="line" weight="medium" />
    <Path d={seatRows.map(({ radius }) => arc(radius * scale)).join('')} stroke="fine" weight="hairline" />
    <Path d={rings(taken, 9)} stroke="line" weight="bold" fill="ground" />
    <Path d={rings(taken, 4.5)} stroke="fine" />
    <Circle at={free} r={16} stroke="sun" />
    <Circle at={free} r={10} fill="sun" stroke="ground" weight="bold" />
    <Lit d={`M${screen.x - 26} ${screen.y - 10}h52`} />
  </>
));
