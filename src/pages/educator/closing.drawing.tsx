import { closeUp, GreatSeal, Lit, Station } from '../../drawings/close-ups.tsx';
import { RoundSeal, Tick } from '../../drawings/plate.tsx';
import { Circle, each } from '../../drawings/shapes.tsx';

const end = { x: 238, y: 112 } as const;
/** Where the route ends: on the seal's lower rim. */
const last = { x: end.x - 26, y: end.y + 105 } as const;

/** Modules, each stamped when its skill is shown. */
const modules = [
  { centre: { x: 52, y: 202 }, slope: -10 },
  { centre: { x: 142, y: 212 }, slope: 8 },
] as const;
const [first, second] = modules.map(({ centre }) => `${centre.x} ${centre.y}`);

/** A course as a route over its modules' stamps, to the seal that its learners take along. */
export default closeUp('credential', () => (
  <>
    <GreatSeal centre={end} radius={108} />
    <g transform={`translate(${end.x} ${end.y})scale(1.4)`}>
      <Tick radius={16} tone="sun" />
    </g>
    {each(modules, (stamp) => (
      <>
        <Circle at={stamp.centre} r={34} fill="ground" />
        <RoundSeal {...stamp} radius={34} tone="line" />
      </>
    ))}
    <Lit d={`M-20 150C0 200 16 206 ${first}S110 222 ${second}S190 226 ${last.x} ${last.y}`} />
    {each(modules, ({ centre }) => (
      <Station at={centre} r={8} />
    ))}
    <Station at={last} r={10} full />
  </>
));
