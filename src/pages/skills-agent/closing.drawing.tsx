import { beyond, closeUp, Lit, Station } from '../../drawings/close-ups.tsx';
import { answer } from '../../drawings/data/skills-agent.ts';
import { type Paint, Repaint } from '../../drawings/medium.tsx';
import { routeThrough } from '../../drawings/network.ts';
import { distance, type Point, straight } from '../../drawings/paths.ts';
import { Circle, each, Path } from '../../drawings/shapes.tsx';
import { Provinces, Tracks } from '../../drawings/skills-agent.drawing.tsx';

const asked: Point = { x: -14, y: 196 };
const end: Point = { x: 232, y: 156 };
const routed = routeThrough(beyond, 29, [asked, { x: 112, y: 190 }, { x: 190, y: 62 }, end], 6);
const { network, route, stops } = routed;
const found = network.stations
  .filter((station) => !route.includes(station))
  .toSorted((a, b) => distance(a, end) - distance(b, end))
  .slice(0, answer.ready + answer.afterOneCourse);

/** On ink the network is a tone brighter than in the chart: it has the sheet to itself. */
function brighter({ stroke }: Paint): Paint {
  if (stroke === 'hair') return { stroke: 'fine', opacity: 0.6 };
  return stroke === 'fine' ? { stroke: 'line', opacity: 0.8 } : {};
}

/** The agent's network, and a question's route to the people it found: full dots are ready now, rings after a course. */
export default closeUp('route', () => (
  <>
    <Provinces field={beyond} />
    <Repaint by={brighter}>
      <Tracks routed={routed} />
    </Repaint>
    <Lit d={straight([route])} />
    <Path lines={found.map((person) => [end, person])} stroke="sun" weight="medium" />
    {each(route.slice(0, -1), (stop) => (
      <Station at={stop} r={stops.includes(stop) ? 8 : 4} />
    ))}
    {each(found, (person, index) => (
      <Station at={person} r={7} full={index < answer.ready} />
    ))}
    <Circle at={end} r={15} fill="sun" stroke="ground" weight="bold" />
    <Circle at={end} r={20} stroke="sun" weight="medium" />
  </>
));
