import { closeUp, GreatSeal, LitRoute, Station } from '../../drawings/close-ups.tsx';
import { RoundSeal, Tick } from '../../drawings/plate.tsx';
import { renderEach } from '../../drawings/shapes.tsx';

const seal = { x: 238, y: 112 } as const;
/** Modules, each stamped when its skill is shown. */
const modules = [
  { x: 52, y: 202 },
  { x: 142, y: 212 },
] as const;

/** A course as a route over its modules' stamps, to the seal that its learners take along. */
export default closeUp('credential', () => (
  <>
    <GreatSeal centre={seal} radius={108} />
    <g transform={`translate(${seal.x} ${seal.y})scale(1.4)`}>
      <Tick radius={16} tone="sun" />
    </g>
    {renderEach(modules, (centre) => (
      <RoundSeal centre={centre} radius={34} slope={-10} />
    ))}
    <LitRoute d="M-20 150C0 200 16 206 52 202S110 222 142 212S190 226 212 217" />
    {renderEach(modules, (at) => (
      <Station at={at} r={8} />
    ))}
    <Station at={{ x: 212, y: 217 }} r={10} full />
  </>
));
